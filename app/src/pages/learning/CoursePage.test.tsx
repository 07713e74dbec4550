import { act, fireEvent, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { course } from '../../data/learning/course.fixtures.ts';
import { show, withPerson } from '../../data/person.fixtures.tsx';
import messages from '../../messages/en.json' with { type: 'json' };
import { refusal } from '../../session/session.fixtures.ts';
import { Page } from './CoursePage.tsx';

withPerson();

function open(address: string): void {
  const routes = ['/course/:environment?/:id', '/course/:environment?/:id/theory'];
  const router = createMemoryRouter(
    routes.map((path) => ({
      path,
      element: (
        <main tabIndex={-1}>
          <Page />
        </main>
      ),
    })),
    { initialEntries: [address] },
  );
  show(router);
}

/** The page as it is when all that it asked for has come, its late code too. */
async function settled(): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(1000));
}

const notFound = { level: 1, name: messages['shell.notFound.title'] };

test.each(['/course/extlms/zzz', '/course/abc'])('%s is not found', async (address) => {
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({}, { status: 500 })));
  vi.stubGlobal('fetch', asked);
  open(address);
  await settled();
  expect(screen.getByRole('heading', notFound)).toBeDefined();
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ['/course/101', false],
  ['/course/extlms/101', false],
  ['/course/pmp/101', true],
  ['/course/nope/101', true],
])('%s, of a course in the environment extlms, is not found: %s', async (address, isMissing) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: course([]) })));
  open(address);
  await settled();
  expect(screen.queryByRole('heading', notFound) !== null).toBe(isMissing);
});

test('a course of another environment is not found by who does not have it either', async () => {
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(
      address.includes('/purchased/')
        ? Response.json(refusal, { status: 404 })
        : Response.json({ data: course([]) }),
    ),
  );
  open('/course/pmp/101');
  await settled();
  expect(screen.getByRole('heading', notFound)).toBeDefined();
});

test('a course that does not exist is not found', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(refusal, { status: 404 })));
  open('/course/extlms/5');
  await settled();
  expect(screen.getByRole('heading', notFound)).toBeDefined();
  expect(document.title).toBe(`${notFound.name} · Medeina`);
});

test('a course that did not come says so under a heading and a title of its own', async () => {
  const body = { code: 'internal', message: 'x', error: ['x'], errors: {}, request_id: '0f0f-77' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status: 500 })));
  open('/course/5/theory');
  await settled();
  const failed = messages['catalogue.loadFailed'];
  expect(screen.getByRole('heading', { level: 1, name: failed })).toBeDefined();
  expect(document.title).toBe(`${failed} · Medeina`);
  expect(screen.getByRole('button', { name: messages['catalogue.retry'] })).toBeDefined();
  // The server answered: the connection is not at fault.
  expect(screen.getByText(messages['shell.error.server.text'])).toBeDefined();
  // Whoever helps finds the failure in the log by it.
  expect(screen.getByText('0f0f-77')).toBeDefined();
});

test.each([
  ['whose address is not confirmed', true, { linked: false, is_confirmed: false }],
  ['whose address is', false, { linked: false, is_confirmed: true }],
  ['who has linked one', false, { linked: true, is_confirmed: false }],
])('a course elsewhere tells %s what an account there waits for: %s', async (_, isTold, facts) => {
  const environment = { environment: 'pmp', name: 'PMP', signs_in_by: 'password', linked: facts.linked };
  const unlinked = { ...refusal, code: 'environment_login' };
  vi.stubGlobal('fetch', (address: string) => {
    if (address.includes('/purchased/')) return Promise.resolve(Response.json(unlinked, { status: 409 }));
    const data = address.includes('/email')
      ? { email: 'a@example.org', is_confirmed: facts.is_confirmed, pending: null }
      : [environment];
    return Promise.resolve(Response.json({ data }));
  });
  open('/course/pmp/101');
  await settled();
  expect(screen.getByText(messages['learning.environment.login.text'], { exact: false })).toBeDefined();
  const told = messages['learning.environment.login.unconfirmed'];
  expect(screen.queryByText(told, { exact: false }) !== null).toBe(isTold);
  expect(screen.queryByRole('link', { name: messages['shell.settings'] }) !== null).toBe(isTold);
});

test('the focus stays in the page when an environment answers again', async () => {
  const away = { ...refusal, code: 'environment_away' };
  let isAway = true;
  vi.stubGlobal('fetch', (address: string) => {
    if (!address.includes('/purchased/')) return Promise.resolve(Response.json({ data: [] }));
    return Promise.resolve(
      isAway ? Response.json(away, { status: 502 }) : Response.json({ data: course([]) }),
    );
  });
  open('/course/extlms/101');
  await settled();
  isAway = false;
  const button = screen.getByRole('button', { name: messages['catalogue.retry'] });
  button.focus();
  fireEvent.click(button);
  await settled();
  expect(screen.queryByRole('button', { name: messages['catalogue.retry'] })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
