import { beforeEach, expect, test } from 'vitest';
import { keepDraftOf, readDraftOf } from '../../../../shell/forms/useDraft.ts';
import { attemptsAfter, draftPlace, postDraft, type PostPlace } from './postDraft.ts';

const read = (customer: number, place: PostPlace) => readDraftOf(postDraft, customer, draftPlace(place));
const keep = (customer: number, place: PostPlace, draft: Parameters<typeof postDraft.isEmpty>[0]) =>
  keepDraftOf(postDraft, customer, draftPlace(place), draft);

beforeEach(() => sessionStorage.clear());

test('the same words keep their key, also after a reload; other words, and the next post, get another', () => {
  const attempts = attemptsAfter(undefined);
  const key = attempts.keyOf({ text: 'A' });
  expect(attempts.keyOf({ text: 'A' })).toBe(key);
  keep(7, 'answer.5', { text: 'A', attempt: attempts.last() });
  expect(attemptsAfter(read(7, 'answer.5')?.attempt).keyOf({ text: 'A' })).toBe(key);
  expect(attempts.keyOf({ text: 'B' })).not.toBe(key);
  const again = attempts.keyOf({ text: 'B' });
  attempts.end();
  expect(attempts.keyOf({ text: 'B' })).not.toBe(again);
});

test('what is written is one person’s, in one place, and nothing is kept of nothing', () => {
  keep(7, 'question.5', { title: 'Tema', text: '' });
  expect(read(7, 'question.5')).toEqual({ title: 'Tema', text: '' });
  expect(read(8, 'question.5')).toBeUndefined();
  expect(read(7, 'answer.5')).toBeUndefined();
  keep(7, 'question.5', { title: ' ', text: '\n' });
  expect(read(7, 'question.5')).toBeUndefined();
  sessionStorage.setItem('medeina.draft.7.forum.answer.5', '{"text":4,"attempt":"x"}');
  expect(read(7, 'answer.5')).toEqual({});
});
