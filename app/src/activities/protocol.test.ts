import { expect, test } from 'vitest';
import { documentMessage, pageMessage, portData } from './protocol.ts';

const given = { attempt: 1, question: 'a', answer: 'x', at: '2026-11-24T08:00:00.000Z' };

test.each([
  undefined,
  null,
  'form-finished',
  [],
  {},
  { type: 'navigate', url: 'https://evil.example' },
  { type: 'document-size', height: '100vh' },
  { type: 'document-size', height: Number.POSITIVE_INFINITY },
  { type: 'activity-completion', module: 'quiz', id: '7', state: 1 },
  { type: 'activity-completion', module: 'quiz', id: 7, state: 2 },
  { type: 'answer', ...given, attempt: '1' },
  { type: 'answer', ...given, at: 'yesterday' },
  { type: 'answer', ...given, answer: 'x'.repeat(4001) },
  { type: 'answer', ...given, answer: { a: { b: 'c' } } },
  { type: 'answer', ...given, answer: Array.from({ length: 41 }, () => 'a') },
  { type: 'answer', ...given, answer: { kind: 'drawn', strokes: [[[0, 0, 0]]] } },
  {
    type: 'answer',
    ...given,
    answer: { kind: 'drawn', strokes: [Array.from({ length: 3001 }, () => [0, 0, 0, 0])] },
  },
  { type: 'answer', ...given, answer: { kind: 'typed', name: 1 } },
  { type: 'answer', ...given, answer: { kind: 'checklist', entries: { a: { mark: 'perfect' } } } },
  { type: 'save-file', url: 'https://evil.example/activities/files/a/b' },
  { type: 'save-file', url: '//evil.example/a' },
  { type: 'save-file', url: '/api/auth/logout' },
  { type: 'save-file', url: '/activities/files/../secret' },
  { type: 'save-file', url: '/activities/files/1.2.3/..' },
  { type: 'progress' },
  { type: 'progress', at: given.at, state: 'x'.repeat(60_001) },
  { type: 'progress', at: given.at, percent: 101 },
  { type: 'progress', at: given.at, percent: Number.NaN },
  { type: 'progress', at: given.at, state: { round: 1 } },
])('a document cannot say %j', (message) => {
  expect(documentMessage(message)).toBeUndefined();
});

test.each([
  { kind: 'drawn', strokes: [[[0.1, 0.2, 0.5, 0]]] },
  { kind: 'typed', name: 'Rūta' },
  { kind: 'checklist', entries: { a: { mark: 'done', comment: 'Greitai' }, b: {} } },
])('a document can say %j', (answer) => {
  expect(documentMessage({ type: 'answer', ...given, answer })).toMatchObject({ answer });
});

test('of a message only what is known is taken', () => {
  expect(documentMessage({ type: 'answer', ...given, cookie: 'x' })).toEqual({ type: 'answer', ...given });
  const ended = { type: 'session-ended', files: ['a.jpg', 7, 'x'.repeat(256)] };
  expect(documentMessage(ended)).toEqual({ type: 'session-ended', files: ['a.jpg'] });
  expect(documentMessage({ type: 'session-ended' })).toEqual({ type: 'session-ended', files: [] });
  // Where one stopped in a document of ours is not a frame's to say.
  const noted = { type: 'progress', at: given.at, state: '{}', percent: 40 };
  expect(documentMessage({ ...noted, page: 3 })).toEqual(noted);
  expect(pageMessage({ type: 'answer-saved', question: 'a', at: given.at, token: 'x' })).toEqual({
    type: 'answer-saved',
    question: 'a',
    at: given.at,
  });
  expect(pageMessage({ type: 'answer-lost', question: 'a', at: given.at })).toBeUndefined();
  expect(portData({ type: 'activity-port', unsent: [given, { ...given, at: 1 }] })?.unsent).toEqual([given]);
  expect(portData({ type: 'activity-port', unsent: [], state: 7 })?.state).toBeNull();
  expect(portData({ type: 'other', unsent: [] })).toBeUndefined();
});
