import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { readMedia, signMedia } from './media.ts';

const secret = randomBytes(32);
const file = { hash: 'a'.repeat(64), size: 10, name: 'video.webm', mime: 'video/webm' };
const now = Date.parse('2026-05-05T05:00:00Z');

function parts(path: string): [string, string] {
  const [, , token = '', name = ''] = path.split('/');
  return [token, name];
}

test('an address names its learner and is valid for four to eight hours', () => {
  const [token, name] = parts(signMedia(secret, 5, 101, file, now));
  expect(readMedia(secret, token, name, now)).toEqual({ userId: 5, courseId: 101, hash: file.hash });
  expect(() => readMedia(secret, token, name, now + 4 * 3_600_000)).not.toThrow();
  expect(() => readMedia(secret, token, name, now + 8 * 3_600_000 + 1000)).toThrow('forbidden');
});

test('an address stays the same for hours, so that a playing video does not restart', () => {
  expect(signMedia(secret, 5, 101, file, now)).toBe(signMedia(secret, 5, 101, file, now + 60_000));
});

test.each([
  ['another learner', (token: string) => token.replace(/^5\./, '6.')],
  ['another course', (token: string) => token.replace('.101.', '.102.')],
  ['another file', (token: string) => token.replace('aaaa', 'aaab')],
  [
    'a later end',
    (token: string) => token.replace(/\.(\d{10})\./, (_, until: string) => `.${Number(until) + 9}.`),
  ],
  ['no signature', (token: string) => token.slice(0, token.lastIndexOf('.'))],
  ['nonsense', () => 'nonsense'],
])('an address altered to %s is refused', (_, change) => {
  const [token, name] = parts(signMedia(secret, 5, 101, file, now));
  expect(() => readMedia(secret, change(token), name, now)).toThrow('forbidden');
});

test('an address with another file name is refused', () => {
  const [token] = parts(signMedia(secret, 5, 101, file, now));
  expect(() => readMedia(secret, token, 'video.svg', now)).toThrow('forbidden');
});
