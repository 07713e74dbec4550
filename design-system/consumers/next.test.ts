import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openBrowser, openPage, styleOf } from './support/browser.ts';
import { nextVersion } from './support/firstButton.ts';
import { installOtherVersion } from './support/otherVersion.ts';
import { packageFolder, readManifest } from './support/sandbox.ts';
import type { Sandbox } from './support/sandbox.ts';

const run = promisify(execFile);
const { folder, tarballs }: Sandbox = inject('sandbox');
const consumer = join(folder, 'next');

// Installing it takes the network and a minute: only in the full tier.
describe.runIf(process.env['TEST_TIER'] === 'full')('a Next app with server components', () => {
  let server: ChildProcess;
  let origin = '';
  let browser: Browser;

  beforeAll(async () => {
    cpSync(join(import.meta.dirname, 'next'), consumer, { recursive: true });
    cpSync(
      join(packageFolder(folder, '@medeina/design-system'), 'assets/patterns'),
      join(consumer, 'public/patterns'),
      { recursive: true },
    );
    const react = readManifest(folder, 'react').version;
    const manifest = {
      name: 'next-consumer',
      private: true,
      type: 'module',
      dependencies: {
        '@medeina/design-system': `file:${tarballs['design-system']}`,
        '@medeina/tokens': `file:${tarballs.tokens}`,
        next: nextVersion,
        react,
        'react-dom': react,
      },
      // The design system's dependency on the tokens is served by the tarball too.
      overrides: { '@medeina/tokens': `file:${tarballs.tokens}` },
    };
    writeFileSync(join(consumer, 'package.json'), JSON.stringify(manifest));
    const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined };
    await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: consumer });
    installOtherVersion(consumer);
    const next = join(consumer, 'node_modules/next/dist/bin/next');
    const options = { cwd: consumer, env: environment, maxBuffer: 16 * 1024 * 1024 };
    await run(process.execPath, [next, 'build'], options);
    server = spawn(process.execPath, [next, 'start', '--port', '0'], options);
    origin = await new Promise<string>((resolve, reject) => {
      let said = '';
      server.stdout?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const [address] = /http:\/\/localhost:[1-9]\d*/u.exec(said) ?? [];
        if (address !== undefined) resolve(address);
      });
      server.on('exit', () => reject(new Error(`Next did not start:\n${said}`)));
    });
    browser = await openBrowser();
  }, 600_000);

  afterAll(async () => {
    await browser?.close();
    server?.kill();
  });

  test('is rendered on the server', async () => {
    const html = await (await fetch(origin)).text();
    expect(html).toContain('Gaivinimas ir ūminės būklės');
    expect(html).toContain('Iškart po užsakymo.');
  });

  test('is styled, interactive, and hydrates without a warning', async () => {
    const page = await openPage(browser, origin);
    expect(await styleOf(page, 'button:has-text("Pašalinti")', 'min-height')).toBe('48px');
    await page.getByRole('button', { name: 'Pašalinti' }).click();
    await page.getByRole('dialog', { name: 'Ar tikrai?' }).getByRole('button', { name: 'Taip' }).click();
    await page.getByText('Kada pradėsiu?').click();
    await page.getByText('Iškart po užsakymo.').waitFor();
  });

  test('keeps two versions apart', async () => {
    const page = await openPage(browser, origin);
    const corner = (name: string) => styleOf(page, `button:has-text("${name}")`, 'border-top-left-radius');
    expect([await corner('Kita laida'), await corner('Pašalinti')]).toEqual(['3px', '10px']);
  });

  test('takes a partner’s colours from variables', async () => {
    const page = await openPage(browser, origin);
    await page.addStyleTag({ content: '[data-medeina-theme] { --medeina-accent: rgb(112, 26, 117); }' });
    expect(await styleOf(page, 'button:has-text("Pašalinti")', 'background-color')).toBe('rgb(112, 26, 117)');
  });
});
