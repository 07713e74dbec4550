/// <reference lib="dom" />
import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { findChromium } from '../../../scripts/support/chromium.ts';
import { packageFolder, readManifest } from './sandbox.ts';
import type { Sandbox } from './sandbox.ts';
import { serve } from './site.ts';

const run = promisify(execFile);

/** The version that the Next consumer is tested with. */
export const nextVersion = '16.4.6';

/** What a partner writes into an empty folder, and which commands turn it into a page. */
interface Consumer {
  readonly name: string;
  /** Packages beside ours and React; undefined where nothing is installed. */
  readonly packages: Readonly<Record<string, string>> | undefined;
  readonly files: Readonly<Record<string, string>>;
  /** Arguments of Node that build the page. */
  readonly build?: readonly string[];
  /** The folder with the page, or arguments of Node that start a server and print its address. */
  readonly shown: string | readonly string[];
}

/** The first program of the README, as it stands there. */
function snippet(): string {
  const text = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  const [, code] = /```tsx\n(.*?)```/su.exec(text) ?? [];
  if (code === undefined) throw new Error('The README has no program');
  return code;
}

const sheets = [
  '@medeina/tokens/tokens.css',
  '@medeina/tokens/fonts.css',
  '@medeina/design-system/styles.css',
];
const imports = sheets.map((sheet) => `import '${sheet}';`).join('\n');
const manifestOf = (packages: object) =>
  JSON.stringify({ name: 'first-button', private: true, type: 'module', ...packages });

function consumersOf({ folder }: Sandbox): Consumer[] {
  const next = 'node_modules/next/dist/bin/next';
  const theme = `theme: 'system', locale: 'lt'`;
  return [
    {
      name: 'Vite',
      packages: { vite: readManifest(join(import.meta.dirname, '../..'), 'vite').version },
      files: {
        'index.html': '<div id="root"></div><script type="module" src="/src/main.tsx"></script>',
        'tsconfig.json': '{ "compilerOptions": { "jsx": "react-jsx" } }',
        'src/main.tsx': snippet(),
      },
      build: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'],
      shown: 'dist',
    },
    {
      name: 'Next',
      packages: { next: nextVersion },
      files: {
        'app/layout.jsx': `${imports}\nexport default ({ children }) => <html><body>{children}</body></html>;`,
        'app/page.jsx': `import { Button, MedeinaProvider } from '@medeina/design-system';
          export default () => <MedeinaProvider theme="system" locale="lt"><Button>Į krepšelį</Button></MedeinaProvider>;`,
      },
      build: [next, 'build'],
      shown: [next, 'start', '--port', '0'],
    },
    {
      name: 'Node',
      packages: {},
      files: {
        'page.js': `import { createElement } from 'react';
          import { renderToString } from 'react-dom/server';
          import { writeFileSync } from 'node:fs';
          import { Button, MedeinaProvider } from '@medeina/design-system';
          const links = ${JSON.stringify(sheets)}.map((sheet) => {
            const path = import.meta.resolve(sheet).slice(import.meta.resolve('./').length);
            return '<link rel="stylesheet" href="/' + path + '">';
          });
          const button = createElement(MedeinaProvider, { ${theme} }, createElement(Button, null, 'Į krepšelį'));
          writeFileSync('index.html', links.join('') + renderToString(button));`,
      },
      build: ['page.js'],
      shown: '.',
    },
    {
      name: 'plain HTML',
      packages: undefined,
      files: {
        'index.html': `<script type="module" src="/elements/index.js"></script>
          <medeina-qr href="https://medeina.example" label="Į krepšelį" lang="lt"></medeina-qr>`,
      },
      // As the server hosts it.
      shown: join(packageFolder(folder, '@medeina/design-system'), 'dist'),
    },
  ];
}

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** The address where a consumer's page is. */
async function show(folder: string, shown: Consumer['shown']) {
  if (typeof shown === 'string')
    return serve([resolve(folder, shown), folder], { policy: "default-src * data: 'unsafe-inline'" });
  const server = spawn(process.execPath, shown, { cwd: folder });
  const origin = await new Promise<string>((found, reject) => {
    let said = '';
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [address] = /http:\/\/localhost:[1-9]\d*/u.exec(said) ?? [];
      if (address !== undefined) found(address);
    });
    server.on('exit', () => reject(new Error(`The server did not start:\n${said}`)));
  });
  return {
    origin,
    close: async () => {
      server.removeAllListeners('exit').kill();
      await Promise.resolve();
    },
  };
}

/** Fails unless the page shows the button as the design system draws it. */
async function expectButton(address: string): Promise<void> {
  const found = findChromium();
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    args: [...found.arguments],
    env: { ...process.env, ...found.environment },
  });
  try {
    const page = await browser.newPage();
    await page.goto(address);
    const style = await page.getByRole('button', { name: 'Į krepšelį' }).evaluate((button) => ({
      height: getComputedStyle(button).minHeight,
      font: getComputedStyle(button).fontFamily,
    }));
    if (style.height !== '48px' || !style.font.includes('Commissioner'))
      throw new Error(`The button is not styled: ${JSON.stringify(style)}`);
  } finally {
    await browser.close();
  }
}

/** How long a partner's way from an empty folder to a styled button takes, typing aside. */
export interface FirstButton {
  readonly name: string;
  readonly seconds: number;
}

async function make(sandbox: Sandbox, { packages, files, build, shown }: Consumer): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'medeina-first-button-'));
  const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined };
  const options = { cwd: folder, env: environment, maxBuffer: 16 * 1024 * 1024 };
  const started = performance.now();
  try {
    write(folder, files);
    if (packages !== undefined) {
      const react = readManifest(sandbox.folder, 'react').version;
      const own = {
        '@medeina/design-system': `file:${sandbox.tarballs['design-system']}`,
        '@medeina/tokens': `file:${sandbox.tarballs.tokens}`,
      };
      const dependencies = { ...own, ...packages, react, 'react-dom': react };
      // The design system's dependency on the tokens is served by the tarball too.
      const overrides = { '@medeina/tokens': own['@medeina/tokens'] };
      write(folder, { 'package.json': manifestOf({ dependencies, overrides }) });
      await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], options);
    }
    if (build !== undefined) await run(process.execPath, [...build], options);
    const site = await show(folder, shown);
    try {
      await expectButton(site.origin);
    } finally {
      await site.close();
    }
    return (performance.now() - started) / 1000;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Each consumer twice: the first run fills npm's cache, the second is measured. */
export async function* measureFirstButtons(sandbox: Sandbox): AsyncGenerator<FirstButton> {
  for (const consumer of consumersOf(sandbox)) {
    if (consumer.packages !== undefined) await make(sandbox, consumer);
    yield { name: consumer.name, seconds: await make(sandbox, consumer) };
  }
}
