import type { Consumes } from '@medeina/contract/endpoints';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { problemOf } from '../http.ts';
import { acceptBodies } from './bodies.ts';

async function send(kind: Consumes, type: string, payload: string | Buffer) {
  const app = Fastify();
  app.decorateRequest('mayHoldBroken', false);
  app.setErrorHandler((error, _request, reply) => reply.code(problemOf(error).status).send());
  acceptBodies(app, kind);
  app.post('/', async ({ body }) => {
    if (Buffer.isBuffer(body)) return { bytes: body.toString('hex') };
    const file: unknown = Reflect.get(Object(body), 'image');
    return file instanceof File ? { name: file.name, text: await file.text() } : body;
  });
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': type },
    payload,
  });
  await app.close();
  return statusCode === 200 ? (JSON.parse(body) as unknown) : statusCode;
}

test('a route reads its kind of body and refuses others', async () => {
  expect(await send('json', 'application/json', '{"a":"ą"}')).toEqual({ a: 'ą' });
  expect(await send('form', 'application/x-www-form-urlencoded', 'a=%C4%85+b&c=')).toEqual({
    a: 'ą b',
    c: '',
  });
  expect(await send('raw', 'application/octet-stream', Buffer.from([0, 255]))).toEqual({ bytes: '00ff' });
  expect(await send('json', 'application/x-www-form-urlencoded', 'a=b')).toBe(415);
  expect(await send('form', 'application/json', '{}')).toBe(415);
});

test('a file can be sent as a multipart form', async () => {
  const part = 'Content-Disposition: form-data; name="image"; filename="a.txt"\r\nContent-Type: text/plain';
  const payload = `--x\r\n${part}\r\n\r\nŽodis\r\n--x--\r\n`;
  const type = 'multipart/form-data; boundary=x';
  expect(await send('multipart', type, payload)).toEqual({ name: 'a.txt', text: 'Žodis' });
  expect(await send('multipart', type, 'no parts')).toBe(400);
});
