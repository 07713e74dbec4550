import { expect, test } from 'vitest';
import { createLog } from '../src/platform/log.ts';
import { createTestApp } from './harness.ts';
import { makeBuiltApp } from './support/built-app.ts';
import { startCaptchaProvider } from './support/captcha-provider.ts';
import { type CollectedSpan, startCollector } from './support/collector.ts';
import { startMailbox } from './support/mailbox.ts';

const lines: string[] = [];
const log = createLog('info', { write: (line) => void lines.push(line) });
const collector = await startCollector();
const mailbox = await startMailbox();

const provider = await startCaptchaProvider();

/** They ask for the catalogue. */
const pages = `
export const render = async ({ call, language }) => {
  await call('catalogue.products.list', { query: { search: 'kitas' } }, { language });
  return { status: 200, html: '<!doctype html>', location: null, links: '', isWhole: true };
};`;

const app = await createTestApp(
  {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    SMTP_URL: mailbox.url,
    TRUST_PROXY: '1',
    CAPTCHA_PROVIDER: 'turnstile',
    CAPTCHA_SITE_KEY: 'a-site-key-of-ours',
    CAPTCHA_SECRET: 'secret-of-the-captcha',
    CAPTCHA_VERIFY_URL: `http://${provider.host}/siteverify?key=in-the-query`,
  },
  { runsJobs: true, log, web: { appFolder: makeBuiltApp(pages) } },
);

/** A trace that the proxy began. */
function traceOf(number: number) {
  const traceId = number.toString(16).padStart(32, 'a');
  return {
    traceId,
    headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
    spans: () => collector.spans.filter((span) => span.traceId === traceId),
  };
}

const named = (spans: readonly CollectedSpan[], name: string) => spans.find((span) => span.name === name);
/** Spans are sent in batches, every five seconds. */
const patience = { timeout: 20_000 };

test('a request is a span by its route, in the trace of the proxy, with its statements inside', async () => {
  const { headers, spans } = traceOf(1);
  const answer = await app.request({ url: '/api/products?search=secret+words', headers });
  expect(answer.statusCode).toBe(200);
  await expect.poll(() => named(spans(), 'GET catalogue.products.list'), patience).toBeDefined();
  const request = named(spans(), 'GET catalogue.products.list');
  expect(request).toMatchObject({
    parentSpanId: '00f067aa0ba902b7',
    service: 'medeina',
    failed: false,
    attributes: {
      'http.response.status_code': 200,
      'http.route': 'catalogue.products.list',
      'medeina.request_id': answer.headers['x-request-id'],
    },
  });
  const statements = spans().filter(({ attributes }) => 'db.query.text' in attributes);
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements) expect(statement.parentSpanId).toBe(request?.spanId);
  expect(collector.text()).not.toContain('secret words');
});

test('a call to a provider is a span inside the request, by its host alone', async () => {
  const { headers, spans } = traceOf(2);
  const payload = { username: 'nobody', captcha: 'an answer' };
  const answer = await app.request({
    method: 'POST',
    url: '/api/auth/password/forgotten',
    payload,
    headers: { ...headers, 'x-oc-session': '0197e2a0-0000-4000-8000-000000000002' },
  });
  expect(answer.statusCode).toBe(200);
  await expect.poll(() => named(spans(), `POST ${provider.host}`), patience).toBeDefined();
  const request = named(spans(), 'POST auth.password.forgotten');
  const call = named(spans(), `POST ${provider.host}`);
  expect(call).toMatchObject({
    parentSpanId: request?.spanId,
    attributes: { 'server.address': provider.host, 'http.response.status_code': 200 },
  });
  for (const secret of ['siteverify', 'in-the-query', 'secret-of-the-captcha', 'an answer'])
    expect(collector.text()).not.toContain(secret);
});

test('a request is followed through the jobs and the mail that come of it, in traces and in the log', async () => {
  const { username } = await app.person();
  const { traceId, headers, spans } = traceOf(3);
  const answer = await app.request({
    method: 'POST',
    url: '/api/auth/password/forgotten',
    payload: { username, captcha: 'an answer' },
    headers: { ...headers, 'x-oc-session': '0197e2a0-0000-4000-8000-000000000003' },
  });
  expect(answer.statusCode).toBe(200);
  await mailbox.next(`${username}@example.org`);
  await expect.poll(() => named(spans(), 'mail'), patience).toBeDefined();
  const request = named(spans(), 'POST auth.password.forgotten');
  const [job, mail] = [named(spans(), 'job mail'), named(spans(), 'mail')];
  expect(job).toMatchObject({ parentSpanId: request?.spanId });
  expect(mail).toMatchObject({ parentSpanId: job?.spanId });
  const sent = lines
    .map((line) => JSON.parse(line))
    .find(({ msg, request_id }) => msg === 'mail sent' && request_id === answer.headers['x-request-id']);
  expect(sent).toMatchObject({ trace_id: traceId });
  expect(collector.text()).not.toContain(`${username}@example.org`);
});

test('a page is a span with its rendering inside', async () => {
  const { headers, spans } = traceOf(5);
  expect(
    (await app.request({ url: '/about', headers: { ...headers, accept: 'text/html' } })).statusCode,
  ).toBe(200);
  await expect.poll(() => named(spans(), 'render'), patience).toBeDefined();
  const page = named(spans(), 'GET page');
  const render = named(spans(), 'render');
  expect(render).toMatchObject({ parentSpanId: page?.spanId });
  // The statements of the data that the page is rendered from.
  expect(spans().filter(({ parentSpanId }) => parentSpanId === render?.spanId).length).toBeGreaterThan(0);
});

test('what nobody asked for, such as the look at the versions every second, is not traced', async () => {
  await expect.poll(() => collector.spans.length, patience).toBeGreaterThan(0);
  const statements = collector.spans.filter(({ attributes }) => 'db.query.text' in attributes);
  expect(statements.filter(({ parentSpanId }) => !/^[0-9a-f]{16}$/.test(parentSpanId ?? ''))).toEqual([]);
});

test('a stranger’s traceparent is left alone where no proxy is trusted', async () => {
  const own: string[] = [];
  const open = await createTestApp({}, { log: createLog('info', { write: (line) => void own.push(line) }) });
  await open.request({ url: '/api/languages', headers: traceOf(4).headers });
  expect(own.join('')).toContain('"msg":"request"');
  expect(own.join('')).not.toContain('trace_id');
});
