// @vitest-environment-options {"url": "https://learn.example.org/"}
import { beforeEach, expect, test } from 'vitest';
import { readCookie, writeCookie } from './cookies.ts';

beforeEach(() => {
  for (const name of ['theme', '__Host-theme']) document.cookie = `${name}=; Path=/; Secure; Max-Age=0`;
});

test('on https a choice is kept for this host alone, in the place of a plain one', () => {
  document.cookie = 'theme=light; Path=/';
  expect(readCookie('theme')).toBe('light');
  writeCookie('theme', 'dark');
  expect(document.cookie).toBe('__Host-theme=dark');
  expect(readCookie('theme')).toBe('dark');
  // As another host of the domain would.
  document.cookie = 'theme=light; Path=/';
  expect(readCookie('theme')).toBe('dark');
});

test('what is forgotten goes under either name', () => {
  writeCookie('theme', 'dark');
  document.cookie = 'theme=light; Path=/';
  writeCookie('theme', null);
  expect(document.cookie).toBe('');
  expect(readCookie('theme')).toBeUndefined();
});
