import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { chmodSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { freePort } from './support/free-port.ts';
import { courseJson, inAll, SiteFolder, writeCatalogue, writeStudies } from './support/site.ts';

// A database of its own is made first.
vi.setConfig({ testTimeout: 120_000 });

const command = fileURLToPath(new URL('../bin/medeina.ts', import.meta.url));

interface Preview {
  readonly url: string;
  /** Waits for the next event of a kind. */
  readonly next: (event: string) => Promise<Record<string, unknown>>;
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Where it works. */
  readonly place: string;
}

async function preview(folder: string, given?: number): Promise<Preview> {
  const port = given ?? (await freePort());
  const place = mkdtempSync(join(tmpdir(), 'medeina-place-'));
  // The database runs as somebody else where the test runs as root.
  chmodSync(place, 0o755);
  const child = spawn(process.execPath, [command, 'preview', folder, '--port', String(port), '--json'], {
    env: { PATH: process.env['PATH'], TMPDIR: place, PAGES: 'false' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  let failure = '';
  let read = 0;
  const more = new EventTarget();
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    more.dispatchEvent(new Event('more'));
  });
  child.stderr.on('data', (chunk: Buffer) => (failure += chunk.toString()));
  child.once('exit', () => more.dispatchEvent(new Event('more')));
  const next = async (event: string): Promise<Record<string, unknown>> => {
    for (;;) {
      const lines = output.split('\n').slice(0, -1);
      while (read < lines.length) {
        const happened: Record<string, unknown> = JSON.parse(lines[read] ?? '');
        read += 1;
        if (happened['event'] === event) return happened;
      }
      if (child.exitCode !== null) throw new Error(`The preview ended: ${output}${failure}`);
      await once(more, 'more');
    }
  };
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  };
  return { url: `http://localhost:${port}`, next, end, place };
}

async function titleAt(url: string): Promise<unknown> {
  const answer = await fetch(`${url}/api/products/201`, { headers: { 'x-oc-merchant-language': 'lt-lt' } });
  const { data } = z.object({ data: z.object({ title: z.string() }) }).parse(await answer.json());
  return data.title;
}

test('a folder is shown as it is written: changes arrive, faults are told, and nothing of it stays', async () => {
  const site = writeStudies(new SiteFolder(), 'sepsis', 201);
  const course = join(site.path, 'courses/sepsis');
  const { url, next, end, place } = await preview(course);
  expect(await next('imported')).toMatchObject({ done: { courses: 1, materials: 5 } });
  expect(await next('ready')).toMatchObject({ url: `${url}/preview` });

  // Its category and its filters are in no catalogue here.
  expect(await titleAt(url)).toBe('Kursas 201');
  const entered = await fetch(`${url}/preview`, { redirect: 'manual' });
  expect([entered.status, entered.headers.get('location')]).toEqual([302, '/course-about/201']);
  const cookies = entered.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  const own = await fetch(`${url}/api/courses/purchased/201`, {
    headers: { cookie: cookies.join('; '), 'x-token-transport': 'cookie' },
  });
  expect(own.status).toBe(200);

  const pages = await fetch(`${url}/preview/events`);
  const told = pages.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await told?.read())?.value).toContain('"version":1,"faults":[]');

  site.write('courses/sepsis/course.json', courseJson(201, { title: inAll('Naujas vardas') }));
  await next('imported');
  expect(await titleAt(url)).toBe('Naujas vardas');
  expect((await told?.read())?.value).toContain('"version":2,"faults":[]');

  site.write('courses/sepsis/theory/01-pirma/ranka.json', '{\n  "type": "page",\n  broken\n}');
  expect(await next('faults')).toMatchObject({
    faults: [{ file: 'sepsis/theory/01-pirma/ranka.json', line: 3, column: 3 }],
  });
  expect((await told?.read())?.value).toContain('"version":2,"faults":[{"file"');
  // What was good is still shown.
  expect(await titleAt(url)).toBe('Naujas vardas');

  // A folder that did not exist before is watched as well.
  site
    .write('courses/sepsis/theory/01-pirma/ranka.json', { type: 'page', title: inAll('Vėl'), completion: 1 })
    .write('courses/sepsis/theory/02-antra/topic.json', {
      title: inAll('Antra'),
      sections: [{ title: inAll('Dalis'), materials: ['kita'] }],
    })
    .write('courses/sepsis/theory/02-antra/kita.json', {
      type: 'link',
      title: inAll('Kita'),
      completion: 0,
      url: 'https://example.org',
    });
  await vi.waitFor(async () => expect(await next('imported')).toMatchObject({ done: { materials: 6 } }));

  expect(await end('SIGINT')).toBe(0);
  expect(readdirSync(place)).toEqual([]);
});

test('what fails while the folder changes is told like its faults, and the preview goes on', async () => {
  const site = writeStudies(writeCatalogue(new SiteFolder()), 'sepsis', 201);
  const { url, next, end } = await preview(site.path);
  await next('ready');
  // What stands in for it has the keys that its own have already.
  site.remove('catalogue/categories.json');
  expect(await next('faults')).toMatchObject({
    faults: [{ message: expect.stringMatching(/^The folder could not be imported: .*categories_key/) }],
  });
  expect(await titleAt(url)).toBe('Kursas 201');
  writeCatalogue(site);
  await next('imported');
  expect(await end('SIGTERM')).toBe(0);
});

test('a folder is imported once nothing in it has changed for a while', async () => {
  const site = writeStudies(new SiteFolder(), 'sepsis', 201);
  const course = 'courses/sepsis/course.json';
  const { url, next } = await preview(join(site.path, 'courses/sepsis'));
  await next('ready');
  for (let number = 1; number <= 12; number += 1) {
    site.write(course, courseJson(201, { title: inAll(`Vardas ${number}`) }));
    // Together longer than it waits.
    // oxlint-disable-next-line no-await-in-loop
    await pause(50);
  }
  await next('imported');
  expect(await titleAt(url)).toBe('Vardas 12');
});

/** A product with a date. */
const dated = (id: number, day: string, seats: number) => ({
  id,
  price: 100,
  session: {
    days: [{ day, from: '09:00', to: '16:00' }],
    location_name: inAll('Centras'),
    location_address: 'Pavyzdžio g. 1',
    city: 'vilnius',
    seats,
  },
});

test('its reader has a course of several dates, a full one and one that is over', async () => {
  const site = writeCatalogue(new SiteFolder());
  for (const [id, products] of [
    [201, [dated(2011, '+10d', 0), dated(2012, '+20d', 4)]],
    [202, [dated(2021, '+10d', 0)]],
    [203, [dated(2031, '-10d', 4)]],
  ] as const)
    writeStudies(site, `kursas-${id}`, id, { format: 'hybrid', products });
  const { url, next } = await preview(site.path);
  await next('ready');
  const entered = await fetch(`${url}/preview`, { redirect: 'manual' });
  expect(entered.headers.get('location')).toBe('/discover');
  const cookie = entered.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
  for (const id of [201, 202, 203]) {
    const own = await fetch(`${url}/api/courses/purchased/${id}`, {
      headers: { cookie: cookie.join('; '), 'x-token-transport': 'cookie' },
    });
    expect([id, own.status]).toEqual([id, 200]);
  }
});

test('it ends while it starts, and says what is no folder and which port is taken', async () => {
  const missing = await preview(join(tmpdir(), 'no such folder'));
  await expect(missing.next('ready')).rejects.toThrow('There is no folder');

  const site = writeStudies(new SiteFolder(), 'sepsis', 201);
  const early = await preview(join(site.path, 'courses/sepsis'));
  await vi.waitFor(() => expect(readdirSync(early.place)).not.toEqual([]), { timeout: 60_000 });
  expect(await early.end('SIGTERM')).toBe(0);
  expect(readdirSync(early.place)).toEqual([]);

  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const late = await preview(join(site.path, 'courses/sepsis'), port);
  await expect(late.next('ready')).rejects.toThrow(`Port ${port} is in use: name another one with --port.`);
  taken.close();
});
