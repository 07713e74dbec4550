import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Asking, withPerson } from '../../data/person.fixtures.tsx';
import { unsentName } from '../../session/unsent.ts';
import messages from '../../messages/en.json' with { type: 'json' };
import { session } from '../../session/session.fixtures.ts';
import { sessionStore } from '../../session/store.ts';
import { ShownAlerts } from '../../shell/alerts.tsx';
import { Page as CoursePage } from './CoursePage.tsx';
import { Page as CoursesPage } from './CoursesPage.tsx';

withPerson();

test.each([
  ['/dashboard/courses', 21, CoursesPage],
  ['/course/5/theory', 22, CoursePage],
])(
  'what was done without a connection and is refused for good is told at %s',
  async (path, customer, Component) => {
    history.replaceState(null, '', path);
    const because = `Refused at ${path}`;
    const entry = { kind: 'completion', module: 'page', id: 11, state: 1, courseId: 5 };
    const queue = unsentName(customer);
    localStorage.setItem(queue, JSON.stringify([entry]));
    vi.stubGlobal('fetch', (asked: string) =>
      Promise.resolve(
        asked === '/api/courses/activity/completion'
          ? Response.json({ message: because, errors: {} }, { status: 409 })
          : Response.json({}, { status: 500 }),
      ),
    );
    sessionStore.enter({ ...session, customer: { ...session.customer, customer_id: customer } });
    const routes = [{ path: path.replace('5', ':id'), Component }];
    render(
      <IntlProvider locale="en" messages={messages}>
        <Asking>
          <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
          <ShownAlerts />
        </Asking>
      </IntlProvider>,
    );
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByText(because)).toBeDefined();
    expect(localStorage.getItem(queue)).toBeNull();
  },
);
