import { expect, test } from 'vitest';
import { createLog } from '../src/platform/log.ts';
import { createTestApp } from './harness.ts';
import { makeBuiltApp } from './support/built-app.ts';

/** As the app does, its page shows what failed: `/part` of it, or all. `/broken` is none. */
const pages = `export const render = async ({ url, language, call, requestId }) => {
  if (url === '/broken') throw new Error('broken');
  const failure = await call('content.information.list', {}, { language }).then(() => null, ({ status }) => status);
  const isPart = url === '/part';
  return {
    status: isPart ? 200 : (failure ?? 200),
    isWhole: !isPart || failure === null,
    html: '<!doctype html><p>' + requestId,
    location: null,
    links: '',
  };
};`;

const lines: string[] = [];
const app = await createTestApp(
  { METRICS_PORT: '0' },
  {
    web: { appFolder: makeBuiltApp(pages) },
    log: createLog('info', { write: (line) => void lines.push(line) }),
  },
);

const linesOf = (requestId: string): unknown[] =>
  lines.filter((line) => line.includes(requestId)).map((line): unknown => JSON.parse(line));

async function failedRenders(): Promise<number> {
  const text = await (await fetch(app.metricsUrl ?? '')).text();
  return Number(/^medeina_render_duration_seconds_count\{outcome="failed"\} (\d+)$/m.exec(text)?.[1]);
}

test.each([
  ['/all', 500],
  ['/part', 200],
])(
  'why %s failed stands in the log under the number of the request, and it counts as failed',
  async (url, status) => {
    const before = await failedRenders();
    await app.database.sql`alter table information_pages rename to information_pages_away`;
    const page = await app.request({ url, headers: { accept: 'text/html' } });
    await app.database.sql`alter table information_pages_away rename to information_pages`;
    const id = String(page.headers['x-request-id']);
    expect(page.statusCode).toBe(status);
    expect(page.body).toContain(`<p>${id}`);
    expect(linesOf(id)).toMatchObject([
      {
        level: 'error',
        msg: 'internal',
        request_id: id,
        endpoint: 'content.information.list',
        err: { code: '42P01' },
      },
      { msg: 'request', request_id: id, status },
    ]);
    expect(await failedRenders()).toBe(before + 1);
  },
);

test('the line of a page that could not be made has the code that its visitor is told of', async () => {
  const page = await app.request({ url: '/broken', headers: { accept: 'text/html' } });
  expect(page.statusCode).toBe(500);
  expect(linesOf(String(page.headers['x-request-id']))).toMatchObject([
    { level: 'error', err: { message: 'broken' } },
    { msg: 'request', status: 500, code: 'internal' },
  ]);
});
