import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { share, times } from '../tests/bench/print.ts';
import { commitOf, figuresOver, keepRun, keptRuns, type Run } from '../tests/bench/record.ts';

const folder = mkdtempSync(join(tmpdir(), 'medeina-bench-'));
mkdirSync(join(folder, 'tests/bench'), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const git = (...words: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...words], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

const runOf = (tables: Run['tables']): Run => ({
  date: '2026-11-26T12:00:00.000Z',
  commit: 'abc',
  machine: 'a machine',
  versions: {},
  isQuick: false,
  tables,
});
const first = runOf([
  { headline: 'Few', rows: [{ call: 'GET /a', 'of the join (≥ 50 %)': share(60, 100, 50), 'p99 ms': '3' }] },
  { headline: 'Many', rows: [{ call: 'GET /a', 'of the join (≥ 50 %)': share(40, 100, 50) }] },
]);
const second = runOf([
  { headline: 'Growth', rows: [{ call: 'GET /a', 'ratio (≤ 1.5)': times(3, 2.5, 1.5) }] },
]);

test('runs are kept a line each and come back in their order', () => {
  keepRun(first, folder);
  keepRun(second, folder);
  expect(readFileSync(join(folder, 'tests/bench/history.jsonl'), 'utf8').split('\n')).toHaveLength(3);
  expect(keptRuns(folder)).toEqual([first, second]);
});

test('a figure with a bar stands beside its values of all runs', () => {
  expect(figuresOver([first, second])).toEqual([
    { table: 'Few', name: 'GET /a: of the join', bar: '≥ 50', values: ['60 %', '–'] },
    { table: 'Many', name: 'GET /a: of the join', bar: '≥ 50', values: ['✗ 40 %', '–'] },
    { table: 'Growth', name: 'GET /a: ratio', bar: '≤ 1.5', values: ['–', '× 1.20'] },
  ]);
});

test('a commit is marked where other files than the history differ from it', () => {
  git('init', '--quiet');
  writeFileSync(join(folder, 'file'), '1');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
  const commit = git('rev-parse', '--short', 'HEAD');
  keepRun(first, folder);
  expect(commitOf(folder)).toBe(commit);
  writeFileSync(join(folder, 'file'), '2');
  expect(commitOf(folder)).toBe(`${commit}+`);
});
