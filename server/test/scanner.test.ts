import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createTestApp } from './harness.ts';
import { startClamd } from './support/clamd.ts';
import { operatorOf } from './support/operator.ts';

const mark = 'X5O!P%@AP';
const clamd = await startClamd(mark);
afterAll(() => clamd.stop());
const app = await createTestApp({ SCANNER_URL: clamd.url });
const person = await app.person();

const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } })
  .png()
  .toBuffer();

async function send(bytes: Buffer): Promise<LightMyRequestResponse> {
  const form = new FormData();
  form.set('image', `data:image/png;base64,${bytes.toString('base64')}`);
  const body = new Response(form);
  return await app.request({
    method: 'POST',
    url: '/api/settings/image',
    headers: {
      ...person.headers,
      'x-oc-merchant-language': 'en-gb',
      'content-type': body.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}

test('what people send is looked through as it came, and kept where nothing is found', async () => {
  const answer = await send(picture);
  expect([answer.statusCode, answer.json().data.image]).toEqual([
    200,
    expect.stringMatching(/^\/photos\/\w+\.webp$/),
  ]);
  expect(clamd.seen.at(-1)?.equals(picture)).toBe(true);
});

test('malware is refused in words, and what was there stays', async () => {
  const { data } = (await app.request({ url: '/api/settings', headers: person.headers })).json();
  const answer = await send(Buffer.concat([picture, Buffer.from(mark)]));
  expect([answer.statusCode, answer.json().errors]).toEqual([
    400,
    { image: ['This file cannot be taken: malware was found in it'] },
  ]);
  const after = await app.request({ url: '/api/settings', headers: person.headers });
  expect(after.json().data.image).toBe(data.image);
});

test('doctor says whether it answers', async () => {
  const operator = operatorOf(app, { SCANNER_URL: clamd.url, DATA_DIR: app.settings.dataFolder });
  expect((await operator('doctor')).output).toContain('✓ malware scanner: clamd answers');
  const away = operatorOf(app, { SCANNER_URL: 'tcp://127.0.0.1:1', DATA_DIR: app.settings.dataFolder });
  const failed = await away('doctor');
  expect([failed.code, failed.output]).toEqual([
    1,
    expect.stringContaining('✗ malware scanner: clamd does not answer'),
  ]);
});

test('what cannot be looked through is not taken', async () => {
  clamd.say('INSTREAM size limit exceeded. ERROR');
  const refused = await send(picture);
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([
    503,
    '60',
    'unavailable',
  ]);
  await clamd.stop();
  expect((await send(picture)).statusCode).toBe(503);
});
