import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { publicPages } from '../support/public-pages.ts';

/** What is measured, and how thoroughly. */
export interface BenchOptions {
  /** Parts of the benchmark; all if none is named. */
  readonly parts: readonly string[];
  /** Paths of the pages. */
  readonly pages: readonly string[];
  /** Paths of pages of the demo's learner, which only `pages` measures. */
  readonly learnersPages: readonly string[];
  /** One short run instead of the median of three, with a tenth of the catalogue. */
  readonly isQuick: boolean;
  /** Whether a figure beyond its bar fails the run. */
  readonly isStrict: boolean;
  /** Whether the run goes into the history. */
  readonly isKept: boolean;
  /** How long memory is measured under load. */
  readonly minutes: number;
  /** Where the large catalogue is kept between runs. */
  readonly folder: string | undefined;
  /** Where the run is written as JSON, too. */
  readonly json: string | undefined;
}

export const usage = `pnpm bench [part …] [--page <page>]… [--quick] [--strict] [--minutes <n>] [--keep <folder>] [--json <file>]
pnpm bench history

A run with none of --quick, --strict and --page of which no part broke off is added to tests/bench/history.jsonl, with the machine
and the versions: commit that file. 'history' prints each figure that has a bar over the last runs in it. All parts take
some two hours; nothing else should run on the machine meanwhile.

Parts, all when none is named:
  pages    bytes by kind, LCP, CLS and TBT of every public page, the dashboard and a course on a slow
           phone; public ones beside the same document without scripts and as many elements hydrated
           by React alone
  visits   the first frame in the site's letters, the first tap while a page starts, and what a second
           visit transfers, on the slow phone
  server   requests per second and p99 of every public page, beside a bare reply of the same bytes
  crowd    a kept page beside one client just inside its limits
  tap      from the tap on a material to its text, on the slow phone, beside its call alone
  learning a learner's calls at 1,000 courses and 100,000 enrolments, beside a bare reply and a join
  shopping filling the cart and confirming it, beside a bare transaction of the same rows
  growth   cost at 100,000 courses and 1,000,000 enrolments beside 100 and 1,000; search, at
           10,000 too; calls; memory

  -p, --page <page>   only this page: a path or a name such as 'contacts'; may be given several times
  -q, --quick         one short run in place of the median of three; growth to 10,000 courses
  -s, --strict        ends with 1 where a figure is beyond its bar, and keeps nothing
  --minutes <n>       how long the memory is watched under load (1)
  --json <file>       writes the run there as JSON, too
  --keep <folder>     keeps the large catalogue there for the next run: making it takes minutes
`;

/** Invalid command-line options; the message says what is valid. */
export class OptionsError extends Error {
  override readonly name = 'OptionsError';
}

const isNamed = (name: string): name is keyof typeof publicPages => Object.hasOwn(publicPages, name);

/** A page by its name in `publicPages`, or any path. */
function pathOf(page: string): string {
  if (page.startsWith('/')) return page;
  if (isNamed(page)) return publicPages[page];
  throw new OptionsError(`No such page: ${page}. A path, or one of: ${Object.keys(publicPages).join(', ')}.`);
}

/** Parses the command line. */
export function readOptions(
  words: readonly string[],
  parts: readonly string[],
): BenchOptions | 'help' | 'history' {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      page: { type: 'string', multiple: true, short: 'p' },
      quick: { type: 'boolean', short: 'q', default: false },
      strict: { type: 'boolean', short: 's', default: false },
      help: { type: 'boolean', short: 'h', default: false },
      json: { type: 'string' },
      keep: { type: 'string' },
      minutes: { type: 'string', default: '1' },
    },
  });
  if (values.help) return 'help';
  if (positionals.length === 1 && positionals[0] === 'history') return 'history';
  const unknown = positionals.filter((name) => !parts.includes(name));
  if (unknown.length > 0) {
    throw new OptionsError(`No such part: ${unknown.join(', ')}. Parts: ${parts.join(', ')}.`);
  }
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new OptionsError(`--minutes must be a number above 0, not '${values.minutes}'.`);
  return {
    parts: positionals.length === 0 ? parts : positionals,
    pages: values.page?.map(pathOf) ?? Object.values(publicPages),
    learnersPages: values.page === undefined ? ['/dashboard', '/course/101/theory'] : [],
    isQuick: values.quick,
    isStrict: values.strict,
    isKept: !values.quick && !values.strict && values.page === undefined,
    minutes,
    folder: values.keep === undefined ? undefined : resolve(values.keep),
    json: values.json === undefined ? undefined : resolve(values.json),
  };
}
