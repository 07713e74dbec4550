import { expect, test, vi } from 'vitest';
import { createTestApp } from './harness.ts';

/** The simulated event loop delay in nanoseconds; the plug-in reads the real one when it is loaded. */
const delay = vi.hoisted(() => {
  const measured = { mean: 0, enable: () => true, reset: () => undefined };
  Object.assign(process.getBuiltinModule('node:perf_hooks'), { monitorEventLoopDelay: () => measured });
  return measured;
});

const app = await createTestApp({ LIMITS: 'true' });

test('an overloaded server refuses calls until it recovers, and its probes stay correct', async () => {
  const headers = { 'x-oc-merchant-language': 'en-gb' };
  const ask = async (url: string) => (await app.request({ url, headers })).statusCode;
  expect(await ask('/api/languages')).toBe(200);
  delay.mean = 1_500_000_000;
  await expect.poll(() => ask('/api/languages'), { timeout: 15_000 }).toBe(503);
  const refused = await app.request({ url: '/api/languages', headers });
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.json()).toMatchObject({
    code: 'busy',
    message: 'The site has too many visitors right now. Please try again in a few seconds.',
  });
  expect([await ask('/healthz'), await ask('/readyz')]).toEqual([200, 200]);
  delay.mean = 12_000_000;
  await expect.poll(() => ask('/api/languages'), { timeout: 15_000 }).toBe(200);
});
