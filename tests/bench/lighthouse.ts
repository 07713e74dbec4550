/**
 * Prints Lighthouse's four categories for every public page on its simulated phone, and which audits cost points.
 * `pnpm lighthouse --page contacts` takes one page. Lighthouse is downloaded on demand, because it brings 113 packages
 * that nothing else needs (docs/decisions.md).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../scripts/support/chromium.ts';
import { startServer } from '../support/server.ts';
import { readOptions } from './options.ts';
import { printTable } from './print.ts';

const version = '13.5.0';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<Record<string, { readonly score: number | null }>>;
}

/** Written to a file: on a pipe the report is cut off when Lighthouse exits after an error. */
async function look(url: string, folder: string): Promise<Report> {
  const browser = findChromium();
  const file = join(folder, 'report.json');
  rmSync(file, { force: true });
  const child = spawn(
    'pnpm',
    [
      'dlx',
      `lighthouse@${version}`,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=--headless=new ${browser.arguments.join(' ')}`,
    ],
    {
      env: { ...process.env, ...browser.environment, CHROME_PATH: browser.executablePath },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  await once(child, 'close');
  if (!existsSync(file)) throw new Error(`Lighthouse has no report on ${url}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

const percent = (report: Report, name: string): number =>
  Math.round(100 * (report.categories[name]?.score ?? Number.NaN));

const options = readOptions(process.argv.slice(2), []);
if (typeof options === 'string') {
  process.stdout.write("pnpm lighthouse [--page <path or name, such as 'contacts'>]…\n");
} else {
  const folder = mkdtempSync(join(tmpdir(), 'medeina-lighthouse-'));
  const server = await startServer({ LIMITS: 'false', LOG_LEVEL: 'warn' });
  try {
    const rows = [];
    for (const path of options.pages) {
      const report = await look(`${server.url}${path}`, folder);
      const lost = categories
        .flatMap((name) => report.categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9);
      rows.push({
        page: path,
        ...Object.fromEntries(
          categories.map((name) => [
            name,
            { value: percent(report, name), text: String(percent(report, name)) },
          ]),
        ),
        'what costs points': [...new Set(lost.map(({ id }) => id))].join(', '),
      });
    }
    printTable('Lighthouse, of 100', rows);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
