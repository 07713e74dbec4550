import { channel } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import dashboard from '../../docs/grafana/medeina.json' with { type: 'json' };
import { createTestApp } from './harness.ts';
import { makeBuiltApp } from './support/built-app.ts';
import { startCaptchaProvider } from './support/captcha-provider.ts';

const provider = await startCaptchaProvider();

/** Its page `/held/…` is made once the test says so, `/given-up` and `/broken` never. */
const pages = `import { subscribe } from 'node:diagnostics_channel';
const goneOn = new Promise((resolve) => subscribe('test:held-pages', resolve));
export const render = async ({ url }) => {
  if (url.startsWith('/held')) await goneOn;
  if (url === '/given-up') await new Promise(() => undefined);
  if (url === '/broken') throw new Error('broken');
  return { status: 200, html: '<!doctype html>', location: null, links: '', isWhole: true };
};`;

const app = await createTestApp(
  {
    METRICS_PORT: '0',
    LIMITS: 'render.address=3',
    CAPTCHA_PROVIDER: 'turnstile',
    CAPTCHA_SITE_KEY: 'a-site-key-of-ours',
    CAPTCHA_SECRET: 'secret-of-the-captcha',
    CAPTCHA_VERIFY_URL: `http://${provider.host}/siteverify`,
  },
  { runsJobs: true, web: { appFolder: makeBuiltApp(pages) } },
);
const read = async (): Promise<string> => (await fetch(app.metricsUrl ?? '')).text();
const atFirst = await read();

/** A figure by its name and labels; undefined where there is none. */
function figureIn(text: string, series: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}
const figure = async (series: string): Promise<number | undefined> => figureIn(await read(), series);

const renders = async (outcome: string) =>
  (await figure(`medeina_render_duration_seconds_count{outcome="${outcome}"}`)) ?? Infinity;
const refused = async (reason: string) =>
  (await figure(`medeina_renders_refused_total{reason="${reason}"}`)) ?? Infinity;
const calls = (outcome: string) =>
  figure(`medeina_provider_call_duration_seconds_count{host="${provider.host}",outcome="${outcome}"}`);

async function page(url: string, remoteAddress: string): Promise<number> {
  const headers = { accept: 'text/html' };
  return (await app.request({ url, headers, remoteAddress })).statusCode;
}

const forgotten = (username: string) =>
  app.request({
    method: 'POST',
    url: '/api/auth/password/forgotten',
    payload: { username, captcha: 'an answer' },
    headers: { 'x-oc-session': '0197e2a0-0000-4000-8000-000000000004' },
  });

test('requests are counted by endpoint and status, with their durations', async () => {
  const requests = 'http_requests_total{route="account.languages.list",status="200"}';
  expect(await read()).not.toContain(requests);
  expect((await app.request({ url: '/api/languages' })).statusCode).toBe(200);
  const text = await read();
  expect(text).toContain(`${requests} 1\n`);
  expect(text).toContain('http_request_duration_seconds_count{route="account.languages.list"} 1\n');
});

test('addresses that do not exist are counted together, apart from pages', async () => {
  await Promise.all(['/api/a', '/b.js'].map((url) => app.request({ url })));
  expect(await read()).toContain('http_requests_total{route="none",status="404"} 2');
  expect(await read()).not.toContain('http_request_duration_seconds_count{route="page"}');
});

test.each([
  'http_requests_total{route="auth.login",status="429"}',
  'http_requests_total{route="learning.activity.upload",status="500"}',
  'http_requests_total{route="page",status="503"}',
  'medeina_audit_events_total{action="payment.mismatched",outcome="done"}',
  'medeina_audit_events_total{action="session.reused",outcome="refused"}',
  'medeina_password_attempts_total{outcome="slowed"}',
  'medeina_renders_refused_total{reason="pressure"}',
  'medeina_job_duration_seconds_count{queue="mail",outcome="failed"}',
])('%s stands at 0 before the first, so that an alarm sees it', (series) => {
  expect(figureIn(atFirst, series)).toBe(0);
});

test('every password that is tried is counted, and those that are slowed one by one', async () => {
  await app.person({ username: 'counted' });
  const guess = async () => {
    const payload = { username: 'counted', password: 'wrong' };
    return (await app.request({ method: 'POST', url: '/api/auth/login', payload })).statusCode;
  };
  const before = await read();
  // One of the ten a minute was the login itself.
  for (let attempt = 1; attempt <= 9; attempt += 1) expect(await guess()).toBe(401);
  for (let attempt = 1; attempt <= 3; attempt += 1) expect(await guess()).toBe(429);
  const text = await read();
  const grown = (series: string) => (figureIn(text, series) ?? 0) - (figureIn(before, series) ?? 0);
  expect(figureIn(before, 'medeina_password_attempts_total{outcome="right"}')).toBeGreaterThanOrEqual(1);
  expect(grown('medeina_password_attempts_total{outcome="wrong"}')).toBe(9);
  expect(grown('medeina_password_attempts_total{outcome="slowed"}')).toBe(3);
  // The audit has what was slowed once a minute.
  expect(grown('medeina_audit_events_total{action="session.opened",outcome="refused"}')).toBe(10);
});

test('connections of the database and the process itself are measured', async () => {
  const text = await read();
  expect(text).toMatch(/^medeina_database_connections\{state="open"\} [1-9]/m);
  expect(text).toMatch(/^medeina_database_connections\{state="waiting"\} 0$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});

test('statements are measured, without their text', async () => {
  const [done, failed] = ['done', 'failed'].map(
    (outcome) => `medeina_statement_duration_seconds_count{outcome="${outcome}"}`,
  );
  const before = await read();
  await app.database.sql`select 17 as seventeen`;
  await expect(app.database.sql`select 1 / 0`).rejects.toThrow('division by zero');
  const text = await read();
  expect(figureIn(text, done ?? '')).toBeGreaterThan(figureIn(before, done ?? '') ?? Infinity);
  expect(figureIn(text, failed ?? '')).toBe((figureIn(before, failed ?? '') ?? Infinity) + 1);
  expect(text).not.toContain('seventeen');
});

test('a page is measured when it is made, not when it is kept', async () => {
  const [done, failed] = [await renders('done'), await renders('failed')];
  expect([await page('/about', '192.0.2.1'), await page('/about', '192.0.2.1')]).toEqual([200, 200]);
  expect([await renders('done'), await renders('failed')]).toEqual([done + 1, failed]);
  expect(await page('/broken', '192.0.2.1')).toBe(500);
  expect([await renders('done'), await renders('failed')]).toEqual([done + 1, failed + 1]);
});

test('renders that wait are seen, and those refused are counted by reason', async () => {
  const [limit, queue] = [await refused('limit'), await refused('queue')];
  // Two at once, a hundred that wait, and one too many.
  const asked = Array.from({ length: 103 }, (_, index) => page(`/held/${index}`, `198.51.100.${index}`));
  await expect.poll(() => refused('queue')).toBe(queue + 1);
  expect(await figure('medeina_renders_waiting')).toBe(100);
  channel('test:held-pages').publish('go on');
  expect((await Promise.all(asked)).filter((status) => status === 503)).toHaveLength(1);
  expect(await figure('medeina_renders_waiting')).toBe(0);
  for (const [url, status] of [
    ['/one', 200],
    ['/two', 200],
    ['/three', 200],
    ['/four', 429],
  ] as const)
    expect(await page(url, '192.0.2.2')).toBe(status);
  expect(await refused('limit')).toBe(limit + 1);
});

test('calls to other services are measured by host and outcome', async () => {
  await forgotten('nobody');
  const answered = (await calls('answered')) ?? 0;
  expect(answered).toBeGreaterThanOrEqual(1);
  expect([await calls('failed'), await calls('away')]).toEqual([0, 0]);
  provider.status = 500;
  await forgotten('nobody');
  expect(await calls('failed')).toBe(1);
  provider.status = 'away';
  await forgotten('nobody');
  provider.status = 200;
  expect(await calls('away')).toBe(1);
  expect(await calls('answered')).toBe(answered);
  expect(await read()).not.toContain('siteverify');
});

test('runs of jobs are counted', async () => {
  await app.person({ username: 'written' });
  expect((await forgotten('written')).statusCode).toBe(200);
  await expect
    .poll(read, { timeout: 15_000 })
    .toMatch(/^medeina_job_duration_seconds_count\{queue="mail",outcome="done"\} [1-9]/m);
});

test('jobs that wait are shown as the queue counts them', async () => {
  await app.database.sql`
    update pgboss.queue set queued_count = 7, ready_count = 5, deferred_count = 2 where name = 'mail'`;
  const text = await read();
  expect(figureIn(text, 'medeina_jobs_waiting{queue="mail",state="due"}')).toBe(5);
  expect(figureIn(text, 'medeina_jobs_waiting{queue="mail",state="later"}')).toBe(2);
});

test('the site itself does not show them', async () => {
  expect((await app.request({ url: '/metrics' })).body).not.toContain('http_requests_total');
  const { origin } = new URL(app.metricsUrl ?? '');
  expect((await fetch(`${origin}/`)).status).toBe(404);
});

test('what its caller gives up is counted as such', async () => {
  const { port } = new URL(await app.http.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write('GET /given-up HTTP/1.1\r\nHost: a\r\nAccept: text/html\r\n\r\n');
  await once(app.http.server, 'request');
  socket.destroy();
  await expect.poll(() => figure('http_requests_total{route="page",status="499"}')).toBe(1);
});

test('a stop that is planned is no failure on the dashboard', async () => {
  app.retire();
  expect((await app.request({ url: '/readyz' })).statusCode).toBe(503);
  expect(await read()).toContain('http_requests_total{route="platform.ready",status="503"} 1\n');
  const share = dashboard.panels.find(({ title }) => title === 'Share of requests that failed');
  const asked = [...(share?.targets[0]?.expr ?? '').matchAll(/http_requests_total\{(.*?)\}/g)];
  const leftOut = asked.map(([, matchers = '']) => /route!~"(.*?)"/.exec(matchers)?.[1] ?? '');
  expect(leftOut).toHaveLength(2);
  for (const routes of leftOut) expect('platform.ready').toMatch(new RegExp(`^(?:${routes})$`));
});

/** What a figure can be told apart by, as the server names it; every figure has a series by now. */
async function labelsOfFigures(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  await app.request({ url: '/api/languages' });
  await forgotten('nobody');
  const labels = new Map<string, Set<string>>();
  for (const [, name = '', given = ''] of (await read()).matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    const known = labels.get(name) ?? new Set(['instance', 'job']);
    for (const [, label = ''] of given.matchAll(/(\w+)="/g)) known.add(label);
    labels.set(name, known);
  }
  return labels;
}

/** Our own figures, without what a histogram adds to its name. */
const oursOf = (names: Iterable<string>): ReadonlySet<string> =>
  new Set(
    [...names]
      .filter((name) => name.startsWith('medeina_'))
      .map((name) => name.replace(/_(?:bucket|count|sum)$/, '')),
  );

test('the dashboard asks for figures and labels that there are, and for all of ours', async () => {
  const figures = await labelsOfFigures();
  const asked = new Set<string>();
  const unknown: string[] = [];
  for (const { expr, legendFormat } of dashboard.panels.flatMap(({ targets }) => targets)) {
    const check = (name: string, label: string): void => {
      if (figures.get(name)?.has(label) !== true) unknown.push(`${label} of ${name} in ${expr}`);
    };
    for (const [, name = '', matchers = ''] of expr.matchAll(/(\w+)\{(.*?)\}/g)) {
      asked.add(name);
      for (const [, label = ''] of matchers.matchAll(/(\w+)(?:=|!=|=~|!~)"/g)) check(name, label);
      const kept = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', '));
      for (const label of kept) check(name, label);
      for (const [, label = ''] of legendFormat.matchAll(/\{\{(\w+)\}\}/g)) {
        check(name, label);
        if (kept.length > 0 && !kept.includes(label)) unknown.push(`${label} is added up in ${expr}`);
      }
    }
  }
  expect(unknown).toEqual([]);
  expect(oursOf(asked)).toEqual(oursOf(figures.keys()));
});
