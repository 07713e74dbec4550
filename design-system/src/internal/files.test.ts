import { expect, test } from 'vitest';
import { fileProblem, formatSize } from './files.ts';

function file(name: string, type: string, size = 10) {
  return new File([new Uint8Array(size)], name, { type });
}

test.each([
  [file('a.PDF', 'application/pdf'), ['.pdf'], undefined],
  [file('a.png', 'image/png'), ['image/*'], undefined],
  [file('a.png', 'image/png'), ['image/png', '.pdf'], undefined],
  [file('a.svg', 'image/svg+xml'), ['image/png', 'image/jpeg'], 'type'],
  [file('pdf', ''), ['.pdf'], 'type'],
  [file('a.png', 'image/png', 101), ['image/*'], 'size'],
  [file('a.png', 'image/png', 100), undefined, undefined],
])('%# is checked by type first, then by size', (given, accept, problem) => {
  expect(fileProblem(given, { accept, maxSize: 100 })).toBe(problem);
});

function plain(bytes: number) {
  return formatSize(bytes, 'lt').replaceAll(/\s/gu, ' ');
}

test('sizes are in the locale’s format', () => {
  expect(plain(0)).toMatch(/^0 /u);
  expect(plain(1_440_000)).toMatch(/^1,4 /u);
  expect(plain(999_960)).toMatch(/^1 /u);
  expect(plain(2_000_000_000)).toMatch(/^2 /u);
});
