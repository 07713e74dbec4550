import { expect, test } from 'vitest';
import dashboard from '../../docs/grafana/medeina.json' with { type: 'json' };
import { createTestApp } from './harness.ts';

const app = await createTestApp({ METRICS_PORT: '0' }, { runsJobs: true });
const read = async (): Promise<string> => (await fetch(app.metricsUrl ?? '')).text();

test('requests are counted by endpoint and status, with their durations', async () => {
  const requests = 'http_requests_total{route="account.languages.list",status="200"}';
  expect(await read()).not.toContain(requests);
  expect((await app.request({ url: '/api/languages' })).statusCode).toBe(200);
  const text = await read();
  expect(text).toContain(`${requests} 1\n`);
  expect(text).toContain('http_request_duration_seconds_count{route="account.languages.list"} 1\n');
});

test('addresses that do not exist are counted together', async () => {
  await Promise.all(['/api/a', '/api/b'].map((url) => app.request({ url })));
  expect(await read()).toContain('http_requests_total{route="page",status="404"} 2');
});

test('logins are counted, and so are refused ones', async () => {
  await app.person({ username: 'counted' });
  const payload = { username: 'counted', password: 'wrong' };
  expect((await app.request({ method: 'POST', url: '/api/auth/login', payload })).statusCode).toBe(401);
  const text = await read();
  expect(text).toContain('medeina_audit_events_total{action="session.opened",outcome="done"} 1');
  expect(text).toContain('medeina_audit_events_total{action="session.opened",outcome="refused"} 1');
});

test('connections of the database and the process itself are measured', async () => {
  const text = await read();
  expect(text).toMatch(/^medeina_database_connections\{state="open"\} [1-9]/m);
  expect(text).toMatch(/^medeina_database_connections\{state="waiting"\} 0$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});

test('runs of jobs are counted', async () => {
  const { statusCode } = await app.request({
    method: 'POST',
    url: '/api/auth/password/forgotten',
    payload: { username: 'counted' },
  });
  expect(statusCode).toBe(200);
  await expect
    .poll(read, { timeout: 15_000 })
    .toMatch(/^medeina_job_duration_seconds_count\{queue="mail",outcome="done"\} [1-9]/m);
});

test('the site itself does not show them', async () => {
  expect((await app.request({ url: '/metrics' })).statusCode).toBe(404);
  const { origin } = new URL(app.metricsUrl ?? '');
  expect((await fetch(`${origin}/`)).status).toBe(404);
});

test('the dashboard asks for figures that there are', async () => {
  const text = await read();
  const asked = dashboard.panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/\b(?:http|medeina|process|nodejs)_\w+/g) ?? []),
  );
  expect(asked.length).toBeGreaterThan(10);
  for (const name of new Set(asked))
    expect(text).toContain(`# TYPE ${name.replace(/_(?:bucket|count)$/, '')} `);
});
