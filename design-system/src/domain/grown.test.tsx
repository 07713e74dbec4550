import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CourseProgressHeader } from './learning/CourseProgressHeader/index.ts';
import { CourseProgressList, type CourseProgressRowProps } from './learning/CourseProgressRow/index.ts';

const grown: CourseProgressRowProps = {
  id: 1,
  title: 'Sepsis',
  href: '/course/1',
  category: { hue: 'emergency', label: 'Emergency' },
  done: 9,
  total: 11,
  completed: true,
};

test('a completed course that has gained parts shows no percentage, and how many are new', () => {
  const row = renderToStaticMarkup(<CourseProgressList courses={[grown]} />);
  const header = renderToStaticMarkup(<CourseProgressHeader title="Sepsis" done={9} total={11} completed />);
  for (const markup of [row, header]) {
    expect(markup).toContain('2 new parts');
    expect(markup).toContain('Completed');
    expect(markup).not.toMatch(/\d\s?%</);
  }
  // The bar is full, and says the same.
  expect(row).toContain('aria-valuenow="11"');
  expect(row).toContain('aria-valuetext="Completed, 2 new parts"');
});

test('one that has not been completed shows how far it is', () => {
  const markup = renderToStaticMarkup(<CourseProgressList courses={[{ ...grown, completed: false }]} />);
  expect(markup).toMatch(/8[12]\s?%</);
  expect(markup).not.toContain('new part');
});
