import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createBrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { courseDetail } from '../../../data/catalogue/course.fixtures.ts';
import { coursePath } from '../../../data/learning/coursePath.ts';
import { pass, show, withTime } from '../../../data/person.fixtures.tsx';
import { session } from '../../../session/session.fixtures.ts';
import { sessionStore } from '../../../session/store.ts';
import { useEnrol } from './enrol.ts';

withTime();
beforeEach(() => {
  history.replaceState(null, '', '/course-about/5');
  sessionStore.enter({ ...session, expires_at: '2999-01-01T00:00:00Z' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Start() {
  const { goOn } = useEnrol(courseDetail, true, false);
  return <button onClick={() => goOn({ wish: 'start', product: undefined })}>Start</button>;
}

test.each([
  ['who waits comes to the course that has begun', undefined, coursePath(courseDetail)],
  ['who has opened another page meanwhile stays there', '/discover', '/discover'],
])('%s', async (_, to, shown) => {
  const held = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (_path: string, { method }: RequestInit) =>
    method === 'POST' ? held.promise : Promise.resolve(Response.json({ data: [] })),
  );
  const router = createBrowserRouter([
    { path: '/course-about/:id', Component: Start },
    { path: '*', element: null },
  ]);
  show(router);
  fireEvent.click(screen.getByRole('button'));
  if (to !== undefined) await act(() => router.navigate(to));
  held.resolve(Response.json({ success: true, message: '' }));
  await pass(1000);
  expect(router.state.location.pathname).toBe(shown);
});
