import { afterEach, expect, test } from 'vitest';
import { countUnsentAnswers, forgetUnsentAnswers, hasUnsent, unsentName } from './unsent.ts';

afterEach(() => localStorage.clear());

const answer = { kind: 'answer', id: 1, courseId: 1, attempt: 1, question: 'a', answer: 'x', at: '' };
const recalled = { kind: 'recall', id: 3, courseId: 1, repetition: 2, answer: 'x', at: '' };
const filled = { kind: 'progress', id: 4, courseId: 1, state: '{"a":"x"}', at: '' };
const page = { kind: 'progress', id: 5, courseId: 1, page: 3, at: '' };
const tick = { kind: 'completion', id: 2, courseId: 1, module: 'page', state: 1 };

test('a logout forgets answers of its person, and keeps ticks', () => {
  for (const customer of [7, 8])
    localStorage.setItem(unsentName(customer), JSON.stringify([answer, recalled, filled, page, tick]));
  expect(countUnsentAnswers(7)).toBe(3);
  forgetUnsentAnswers(7);
  expect([countUnsentAnswers(7), hasUnsent(7), countUnsentAnswers(8)]).toEqual([0, true, 3]);
  expect(localStorage.getItem(unsentName(7))).toBe(JSON.stringify([page, tick]));
});

test('nothing is left of a queue of answers; what cannot be read is none', () => {
  localStorage.setItem(unsentName(7), JSON.stringify([answer]));
  forgetUnsentAnswers(7);
  expect(localStorage.getItem(unsentName(7))).toBeNull();
  localStorage.setItem(unsentName(7), '{');
  expect([hasUnsent(7), countUnsentAnswers(7)]).toEqual([false, 0]);
});
