import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root, toolEnvironment } from './support/run.ts';
import { verdictOn } from './support/verdict.ts';

/** Licences that ask for no more than to be named. */
const free: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
]);

/** Packages under a licence that asks for more, each with why that is met. */
const exceptions: readonly { readonly name: RegExp; readonly licence: string; readonly why: string }[] = [
  {
    name: /^lightningcss/,
    licence: 'MPL-2.0',
    why: 'builds the styles, unchanged; nothing of it is in them',
  },
  { name: /^(?:@axe-core\/playwright|axe-core)$/, licence: 'MPL-2.0', why: 'tests alone' },
  { name: /^@img\/sharp-libvips-/, licence: 'LGPL-3.0-or-later', why: 'a library of its own, unchanged' },
];

const { stdout } = spawnSync('pnpm', ['licenses', 'list', '--prod', '--json'], {
  cwd: root,
  env: toolEnvironment(),
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const byLicence: Readonly<Record<string, readonly { readonly name: string }[]>> = JSON.parse(stdout);

test('everything that is installed to run has a licence that allows it', () => {
  const others = Object.entries(byLicence)
    .filter(([licence]) => !free.has(licence))
    .flatMap(([licence, packages]) => packages.map(({ name }) => ({ licence, name })))
    .filter(
      ({ licence, name }) =>
        !exceptions.some((exception) => exception.licence === licence && exception.name.test(name)),
    );
  expect(others).toEqual([]);
  expect(byLicence['MIT']?.length).toBeGreaterThan(0);
});

/** Built for one kind of machine: which of them is installed differs. */
const ofMachine = /(?<=[-/])(?:linux|linuxmusl|darwin|win32|freebsd|android)-.*$/;

test('docs/licences.md lists them: pnpm vitest run scripts/supply.test.ts -u writes it anew', async () => {
  const names = (licence: string) => [
    ...new Set((byLicence[licence] ?? []).map(({ name }) => name.replace(ofMachine, '*'))),
  ];
  const parts = Object.keys(byLicence)
    .toSorted()
    .map((licence) => {
      const listed = names(licence).toSorted();
      return `## ${licence}\n\n${listed.map((name) => `- ${name}`).join('\n')}\n`;
    });
  const intro =
    '# Licences\n\nThe packages that Medeina is built of and runs with, by their licence. A star stands for a kind of machine.\n';
  await expect([intro, ...parts].join('\n')).toMatchFileSnapshot('../docs/licences.md');
});

const advisory = { module_name: 'pad', title: 'Reads too much', url: 'https://advisories.example/1' };

test.each([
  [
    'one that is high',
    { advisories: { 1: { ...advisory, severity: 'high' } } },
    false,
    /^high: pad: Reads too much/,
  ],
  [
    'one that is moderate',
    { advisories: { 1: { ...advisory, severity: 'moderate' } } },
    false,
    /^moderate: pad/,
  ],
  ['one that is low', { advisories: { 1: { ...advisory, severity: 'low' } } }, true, /^low: pad/],
  ['none', { advisories: {} }, true, /^No known vulnerability/],
  [
    'a registry without an answer',
    { error: { code: 'ERR_PNPM_AUDIT_BAD_RESPONSE' } },
    true,
    /^Not checked.*BAD_RES/,
  ],
])('of known vulnerabilities: %s', (_what, answer, passed, line) => {
  expect(verdictOn(JSON.stringify(answer), false)).toEqual({ passed, lines: [expect.stringMatching(line)] });
});

test('before a version goes out, a registry without an answer is no good one', () => {
  expect(verdictOn('', true).passed).toBe(false);
});
