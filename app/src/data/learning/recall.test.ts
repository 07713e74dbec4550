import type { RecallQuestion } from '@medeina/contract';
import { expect, test } from 'vitest';
import type { Unsent } from './queue.ts';
import { dueOf, toldOf } from './recall.ts';

const now = Date.parse('2026-03-02T08:00:00Z');

const asked = (card: number, more: Partial<RecallQuestion> = {}): RecallQuestion => ({
  card,
  repetition: 2,
  due_at: '2026-03-02T00:00:00.000Z',
  course: { id: 5, title: 'Kursas' },
  question: {
    type: 'multiple',
    id: 'keli',
    text: 'Kurie?',
    marks: 2,
    required: true,
    answer: null,
    result: null,
    options: ['a', 'b', 'c'].map((id) => ({ id, text: id })),
  },
  key: { type: 'multiple', right: ['a', 'b'] },
  right: null,
  explanation: 'Nes taip',
  words: { c: 'Per daug' },
  ...more,
});

const unsent = (id: number, repetition: number): Unsent => ({
  kind: 'recall',
  id,
  courseId: 5,
  repetition,
  answer: null,
  at: '',
});

test('asks what is due, and nothing that was answered here, sent or not', () => {
  const questions = [asked(1), asked(2), asked(3), asked(4, { due_at: '2026-03-03T00:00:00.000Z' })];
  const cards = (waiting: readonly Unsent[], answered: readonly string[] = [], at = now) =>
    dueOf(questions, waiting, new Set(answered), at).map(({ card }) => card);
  expect(cards([])).toEqual([1, 2, 3]);
  expect(cards([unsent(1, 2)], ['2.2'])).toEqual([3]);
  // An answer to an earlier repetition is not one to this.
  expect(cards([unsent(1, 1)], ['2.1'])).toEqual([1, 2, 3]);
  // What comes in the next days is at hand without a connection.
  expect(cards([], [], now + 24 * 3600_000)).toEqual([1, 2, 3, 4]);
});

test('tells what is right and why, with what the author says to each option', () => {
  const { result, answer } = toldOf(asked(1), ['a', 'c']);
  expect(answer).toEqual(['a', 'c']);
  expect(result).toEqual({
    state: 'wrong',
    earned: 0,
    right: null,
    explanation: 'Nes taip',
    options: {
      a: { mark: 'correct', words: null },
      b: { mark: 'missed', words: null },
      c: { mark: 'wrong', words: 'Per daug' },
    },
  });
  expect(toldOf(asked(1), ['b', 'a']).result).toMatchObject({ state: 'correct', earned: 2 });
  expect(toldOf(asked(1), ['a']).result).toMatchObject({ state: 'partly', earned: 1 });
  expect(toldOf(asked(1), null).result.state).toBe('wrong');
});

test('says the right answer in words where the options do not, unless it was given', () => {
  const number = asked(1, { key: { type: 'numeric', right: 0.2, tolerance: 0.1 }, right: '0,2 ml' });
  expect(toldOf(number, '1 000').result).toMatchObject({ state: 'wrong', right: '0,2 ml' });
  expect(toldOf(number, '0,3').result).toMatchObject({ state: 'correct', right: null });
});
