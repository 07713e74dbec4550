import { expect, test } from 'vitest';
import { loginPath, safeRedirect } from './redirect.ts';

test.each([
  ['/dashboard/courses', '/dashboard/courses'],
  ['/course/12/theory?x=1#top', '/course/12/theory?x=1#top'],
  ['/a/../b', '/b'],
])('%s is a place of our own', (value, place) => {
  expect(safeRedirect(value)).toBe(place);
});

test.each([
  null,
  undefined,
  '',
  'dashboard',
  'https://elsewhere.example/',
  '//elsewhere.example',
  String.raw`/\elsewhere.example`,
  String.raw`\\elsewhere.example`,
  '/\t/elsewhere.example',
  '/\n//elsewhere.example',
  '/.//elsewhere.example',
  '/x/..//elsewhere.example',
  '/%2e//elsewhere.example',
  'javascript:alert(1)',
  ' /dashboard',
])('%j is refused', (value) => {
  expect(safeRedirect(value)).toBeNull();
});

test('the way to log in carries the place', () => {
  expect(loginPath('/course/1?a=b&c')).toBe('/login?redirect=%2Fcourse%2F1%3Fa%3Db%26c');
});
