import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { channels, contrast, hexOf, oklchOf } from './colour.ts';
import { themeCommand } from './command.ts';

/** The variables of the block that begins with a selector. */
function blockOf(css: string, selector: string): Record<string, string> {
  const body = css.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  return Object.fromEntries(
    [...body.matchAll(/--medeina-([\w-]+): (#\w+);/gu)].map(([, name = '', value = '']) => [name, value]),
  );
}

test('a colour gives the blocks of light, dark and system', () => {
  const { code, output, messages } = themeCommand(['#0b4a6f']);
  expect(code).toBe(0);
  const light = blockOf(output, "[data-medeina-theme='light']");
  const dark = blockOf(output, "[data-medeina-theme='dark']");
  expect(light).toMatchObject({ accent: '#0b4a6f', 'accent-contrast': '#ffffff' });
  // Nested: “not print and …” would negate the whole condition.
  expect(output).toContain('@media not print {\n@media (prefers-color-scheme: dark) {');
  expect(blockOf(output, "[data-medeina-theme='system']")).toEqual(dark);
  expect(messages).toMatch(/26 contrasts .* \(AAA\)/u);
});

test.each(['#000', '#fff', '#f00', '#0f0', '#00f', '#ff0', '#f60', '#f0f', '#0ff', '#777777', '#8a2be2'])(
  'text on and of %s reaches 7:1 in both themes',
  (colour) => {
    const { code, output } = themeCommand([colour]);
    expect(code).toBe(0);
    for (const theme of ['light', 'dark']) {
      const own = blockOf(output, `[data-medeina-theme='${theme}']`);
      const of = (name: string) => own[name] ?? '';
      for (const ground of ['accent', 'accent-hover'])
        expect(contrast(of('accent-contrast'), of(ground)), `${theme} ${ground}`).toBeGreaterThanOrEqual(7);
      expect(contrast(of('accent-text'), of('accent-soft')), theme).toBeGreaterThanOrEqual(7);
    }
  },
);

test('--exact keeps the colour, and refuses what cannot be read', () => {
  const kept = themeCommand(['#b5541c', '--exact']);
  expect(kept.code).toBe(0);
  expect(blockOf(kept.output, "[data-medeina-theme='light']")['accent']).toBe('#b5541c');
  expect(kept.messages).toMatch(/Below AAA[^]*accent-contrast on accent has 4\.9:1 of 7:1/u);
  const refused = themeCommand(['#ffee00', '--exact']);
  expect(refused).toMatchObject({ code: 1, output: '' });
  expect(refused.messages).toMatch(/accent on bg has 1\.1:1 of 3:1/u);
});

test.each([
  [[], /Name a colour/u],
  [['red'], /"red" is no colour/u],
  [['#12345'], /"#12345" is no colour/u],
  [['#fff', '#000'], /One colour, not 2/u],
  [['--nope', '#fff'], /--nope/u],
])('%j is refused with what to write', (given, words) => {
  const { code, output, messages } = themeCommand(given);
  expect([code, output]).toEqual([2, '']);
  expect(messages).toMatch(words);
  expect(messages).toContain('--help');
});

test('--help explains, --output writes, and a file that cannot be written is named', () => {
  expect(themeCommand(['--help']).output).toContain("npx medeina-theme '#0b4a6f'");
  const folder = mkdtempSync(join(tmpdir(), 'medeina-theme-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'theme.css');
  expect(themeCommand(['07f', '--output', file])).toMatchObject({ code: 0, output: '' });
  expect(readFileSync(file, 'utf8')).toContain('#0077ff');
  const missing = themeCommand(['07f', '--output', join(folder, 'none/theme.css')]);
  expect(missing.code).toBe(1);
  expect(missing.messages).toMatch(/ENOENT/u);
});

test.each(['#000000', '#ffffff', '#0b4a6f', '#ff6600', '#123456'])('%s survives the way to OKLCH', (hex) => {
  const there = channels(hexOf(oklchOf(hex)));
  for (const [index, value] of channels(hex).entries())
    expect(Math.abs((there[index] ?? 0) - value)).toBeLessThanOrEqual(1);
});
