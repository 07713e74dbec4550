import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { course, page } from '../../../../data/learning/course.fixtures.ts';
import { useLearning } from '../../../../data/learning/progress.ts';
import { pass, show, withTime } from '../../../../data/person.fixtures.tsx';
import messages from '../../../../messages/en.json' with { type: 'json' };
import { session } from '../../../../session/session.fixtures.ts';
import { sessionStore } from '../../../../session/store.ts';
import { ForumView } from './ForumView.tsx';

const place = '/course/101/theory?material=11';

withTime();
beforeEach(() => {
  history.replaceState(null, '', place);
  sessionStorage.clear();
  sessionStore.enter({ ...session, expires_at: '2999-01-01T00:00:00Z' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Forum() {
  const learning = useLearning(101, () => undefined);
  const forum = { completed_by: 'opening' } as const;
  return (
    <ForumView course={course([])} material={{ ...page(11), module: 'forum', forum }} learning={learning} />
  );
}

const opener = () => screen.getByRole('button', { name: messages['learning.forum.ask'] });

test.each([
  ['who waits for their question to be sent comes to it', undefined, `${place}&discussion=7`],
  ['who has opened another page meanwhile stays there', '/discover', '/discover'],
])('%s', async (_, to, shown) => {
  const held = Promise.withResolvers<Response>();
  const sent = vi.fn<() => Promise<Response>>(() => held.promise);
  vi.stubGlobal('fetch', (_path: string, { method }: RequestInit) =>
    method === 'POST' ? sent() : Promise.resolve(Response.json({}, { status: 404 })),
  );
  const router = createBrowserRouter([
    { path: '/course/:id/theory', Component: Forum },
    { path: '*', element: null },
  ]);
  show(router);
  fireEvent.click(opener());
  for (const field of screen.getAllByRole('textbox'))
    fireEvent.change(field, { target: { value: 'How long does the shift last?' } });
  fireEvent.click(screen.getByRole('button', { name: messages['learning.forum.publish'] }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  if (to !== undefined) await act(() => router.navigate(to));
  held.resolve(Response.json({ data: { id: 7, discussion: 7, replies: 0, completed: false } }));
  await pass(1000);
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(shown);
});

test('the button has the focus back from its form once, and leaves it where it goes then', async () => {
  const list = { data: [], current_page: 1, last_page: 1, total: 0, per_page: 20 };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(list)));
  show(createBrowserRouter([{ path: '/course/:id/theory', Component: Forum }]));
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(opener());
  fireEvent.click(screen.getByRole('button', { name: messages['learning.forum.cancel'] }));
  expect(document.activeElement).toBe(opener());
  opener().blur();
  // It is drawn again as the page hears more.
  act(() => sessionStore.renew({ ...session.customer, firstname: 'Asta' }));
  await pass(1000);
  expect(document.activeElement).toBe(document.body);
});
