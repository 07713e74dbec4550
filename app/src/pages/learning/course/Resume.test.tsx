import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { PurchasedDetail } from '@medeina/contract';
import { course, page, topic } from '../../../data/learning/course.fixtures.ts';
import { nextMaterial } from '../../../data/learning/course.ts';
import { rowOf } from '../../../data/learning/rows.ts';
import messages from '../../../messages/en.json' with { type: 'json' };
import { Resume } from './Resume.tsx';

afterEach(cleanup);

/** A completed course that gained its second material afterwards. */
const grown: PurchasedDetail = {
  ...course([topic(1, [page(11, { completed: true }), page(12)])]),
  completed_at: '2026-02-01T00:00:00Z',
};

function show(shown: PurchasedDetail): void {
  const [first] = shown.theory;
  if (first === undefined) throw new Error('The course has no topic');
  render(
    <IntlProvider locale="en" messages={messages}>
      <MemoryRouter>
        <Resume course={shown} topic={first} next={nextMaterial(shown)} />
      </MemoryRouter>
    </IntlProvider>,
  );
}

test('a completed course stays so and says what is new', () => {
  show(grown);
  expect(screen.getByText(messages['learning.resume.added'])).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Material 12' })).toBeDefined();
  const category = { category_id: 61, key: 'emergency', name: 'Emergency' };
  expect(rowOf({ ...grown, category, enrolled: '2026-01-01T00:00:00Z' })).toMatchObject({
    completed: true,
    done: 1,
    total: 2,
  });
});

test('a certificate about to end goes before what is new', () => {
  show({ ...grown, can_renew: true });
  expect(screen.getByRole('button', { name: messages['learning.renew.action'] })).toBeDefined();
});

test('a finished course shows full rings, its certificate, a way to review it and the next course', async () => {
  const done = course([topic(1, [page(11, { completed: true })])]);
  const category = { category_id: 61, key: 'emergency', name: 'Emergency' };
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ data: [{ id: done.id }, { id: 999, title: 'Sepsis' }] })),
  );
  show({ ...done, category, can_review: true, completed_at: '2026-02-01T00:00:00Z' });
  expect(screen.getByRole('heading', { name: messages['learning.finished'] })).toBeDefined();
  expect(screen.getByRole('link', { name: messages['learning.finished.review'] })).toBeDefined();
  const next = await screen.findByRole('link', { name: 'Next course: Sepsis' });
  expect(next.getAttribute('href')).toBe('/course-about/999');
  vi.unstubAllGlobals();
});
