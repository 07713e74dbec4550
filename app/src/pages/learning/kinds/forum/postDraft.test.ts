import { beforeEach, expect, test } from 'vitest';
import { attemptsAfter, keepPostDraft, readPostDraft } from './postDraft.ts';

beforeEach(() => sessionStorage.clear());

test('the same words keep their key, also after a reload; other words, and the next post, get another', () => {
  const attempts = attemptsAfter(undefined);
  const key = attempts.keyOf({ text: 'A' });
  expect(attempts.keyOf({ text: 'A' })).toBe(key);
  keepPostDraft(7, 'answer.5', { text: 'A', attempt: attempts.last() });
  expect(attemptsAfter(readPostDraft(7, 'answer.5')?.attempt).keyOf({ text: 'A' })).toBe(key);
  expect(attempts.keyOf({ text: 'B' })).not.toBe(key);
  const again = attempts.keyOf({ text: 'B' });
  attempts.end();
  expect(attempts.keyOf({ text: 'B' })).not.toBe(again);
});

test('what is written is one person’s, in one place, and nothing is kept of nothing', () => {
  keepPostDraft(7, 'question.5', { title: 'Tema', text: '' });
  expect(readPostDraft(7, 'question.5')).toEqual({ title: 'Tema', text: '' });
  expect(readPostDraft(8, 'question.5')).toBeUndefined();
  expect(readPostDraft(7, 'answer.5')).toBeUndefined();
  keepPostDraft(7, 'question.5', { title: ' ', text: '\n' });
  expect(readPostDraft(7, 'question.5')).toBeUndefined();
  sessionStorage.setItem('medeina.draft.7.forum.answer.5', '{"text":4,"attempt":"x"}');
  expect(readPostDraft(7, 'answer.5')).toEqual({});
});
