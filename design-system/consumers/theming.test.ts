import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openBrowser, openPage } from './support/browser.ts';
import { packageFolder } from './support/sandbox.ts';
import { serve } from './support/site.ts';
import type { Site } from './support/site.ts';

const { folder } = inject('sandbox');
const consumer = join(folder, 'theming');
const themes = ['light', 'dark'] as const;

const main = `
import '@medeina/tokens/tokens.css';
import '@medeina/design-system/styles.css';
import { Badge, Button, MedeinaProvider, Link } from '@medeina/design-system';
import { createRoot } from 'react-dom/client';

const Part = () => <><Button>Mygtukas</Button> <Link href="#">Nuoroda</Link> <Badge tone="accent">Nauja</Badge></>;
createRoot(document.querySelector('#root')!).render(
  <>
    <MedeinaProvider theme="light"><div id="light"><Part /></div></MedeinaProvider>
    <MedeinaProvider theme="dark"><div id="dark"><Part /></div></MedeinaProvider>
  </>,
);
`;

let site: Site;
let browser: Browser;

beforeAll(async () => {
  mkdirSync(consumer, { recursive: true });
  writeFileSync(join(consumer, 'main.tsx'), main);
  writeFileSync(
    join(consumer, 'index.html'),
    '<!doctype html><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/main.tsx"></script>',
  );
  await build({
    root: consumer,
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
  });
  site = await serve([join(consumer, 'dist')]);
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

/** A page whose own style sheet is added to ours. */
async function open(css: string): Promise<Page> {
  const page = await openPage(browser, site.origin);
  await page.locator('#dark').getByRole('button').waitFor();
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  return page;
}

/** What is painted in a part of the page: sRGB channels of the text and of what lies behind it. */
function painted(page: Page, selector: string) {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const paper = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      if (paper === null) throw new Error('This browser draws nothing.');
      const channelsOf = (colour: string): number[] => {
        paper.clearRect(0, 0, 1, 1);
        paper.fillStyle = colour;
        paper.fillRect(0, 0, 1, 1);
        return [...paper.getImageData(0, 0, 1, 1).data];
      };
      let ground: Element | null = element;
      const groundOf = (one: Element) => channelsOf(getComputedStyle(one).backgroundColor);
      while (ground?.parentElement && groundOf(ground)[3] === 0) ground = ground.parentElement;
      return {
        text: channelsOf(getComputedStyle(element).color),
        ground: ground === null ? [] : groundOf(ground),
      };
    });
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

async function contrastOf(page: Page, selector: string): Promise<number> {
  const { text, ground } = await painted(page, selector);
  const [dark = 0, light = 0] = [luminance(text), luminance(ground)].toSorted((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

const parts = ['button', 'a', 'span'];

test('the product’s own colours are those of the tokens, whatever is derived', async () => {
  const page = await open('');
  const button = async (theme: string) => await painted(page, `#${theme} button`);
  // Of `color.light.tokens.json` and its dark counterpart, by hex.
  const own = {
    light: { text: [255, 255, 255], ground: [0x16, 0x56, 0x3a] },
    dark: { text: [0x05, 0x18, 0x11], ground: [0x94, 0xdd, 0xa7] },
  };
  for (const theme of themes) {
    const { text, ground } = await button(theme);
    for (const [index, value] of own[theme].text.entries()) expect(text[index]).toBeCloseTo(value, -1);
    for (const [index, value] of own[theme].ground.entries()) expect(ground[index]).toBeCloseTo(value, -1);
    for (const part of parts)
      expect(await contrastOf(page, `#${theme} ${part}`), `${theme} ${part}`).toBeGreaterThanOrEqual(7);
    await page.locator(`#${theme} button`).hover();
    expect(await contrastOf(page, `#${theme} button`), `${theme}, hovered`).toBeGreaterThanOrEqual(11);
  }
});

describe.each(['#0b4a6f', '#701a75', '#000000', '#ff6600', '#ffdd00', '#ff0000', '#777777', '#ffffff'])(
  '%s',
  (colour) => {
    test.each([['accent'], ['accent', 'accent-hover', 'accent-text']])(
      'set on :root, it never leaves illegible text (%s …)',
      async (...names) => {
        const css = names.map((name) => `--medeina-${name}: ${colour};`).join('');
        const page = await open(`:root { ${css} }`);
        for (const theme of themes) {
          for (const part of parts)
            expect
              .soft(await contrastOf(page, `#${theme} ${part}`), `${theme} ${part}`)
              .toBeGreaterThanOrEqual(4.5);
          await page.locator(`#${theme} button`).hover();
          expect
            .soft(await contrastOf(page, `#${theme} button`), `${theme} button, hovered`)
            .toBeGreaterThanOrEqual(4.5);
        }
      },
    );
  },
);

test('a value set on :root reaches inside every theme', async () => {
  const page = await open(':root { --medeina-accent: rgb(112, 26, 117); --medeina-radius-md: 3px }');
  expect((await painted(page, '#light button')).ground).toEqual([112, 26, 117, 255]);
  const corner = await page.locator('#dark button').evaluate((one) => getComputedStyle(one).borderRadius);
  expect(corner).toBe('3px');
});

test('what the command writes is what is shown, in AAA', async () => {
  const command = join(packageFolder(folder, '@medeina/tokens'), 'dist/src/theme/bin.js');
  const { stdout } = await promisify(execFile)(process.execPath, [command, '#0b4a6f']);
  const page = await open(stdout);
  expect((await painted(page, '#light button')).ground).toEqual([0x0b, 0x4a, 0x6f, 255]);
  expect((await painted(page, '#dark button')).ground).toEqual([0x96, 0xd1, 0xfc, 255]);
  for (const theme of themes)
    for (const part of parts)
      expect(await contrastOf(page, `#${theme} ${part}`), `${theme} ${part}`).toBeGreaterThanOrEqual(7);
});
