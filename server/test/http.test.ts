import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { errorBody } from '@medeina/contract/endpoints';
import { expect, test, vi } from 'vitest';
import { createHttp } from '../src/platform/http.ts';
import { readSettings } from '../src/platform/settings.ts';
import { createLog } from '../src/platform/log.ts';
import { createTestApp } from './harness.ts';
import { isFull } from './support/random.ts';

const app = await createTestApp();

test('every answer has its request id and the security headers', async () => {
  for (const url of ['/api/config', '/api/nothing', '/api/products?page=0']) {
    const response = await app.request({ url });
    expect(response.headers).toMatchObject({
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  }
});

test('an error has the same request id as its header, whatever id the caller sends', async () => {
  const response = await app.request({
    url: '/api/nothing',
    headers: { 'x-request-id': 'mine', 'request-id': 'mine' },
  });
  expect(response.json()).toMatchObject({ code: 'not_found', request_id: response.headers['x-request-id'] });
});

test('HEAD answers as GET does, without the body', async () => {
  for (const url of [
    '/api/products',
    '/api/products/summary?search=',
    '/api/config',
    '/api/products/999',
    '/readyz',
  ]) {
    const [get, head] = [await app.request({ url }), await app.request({ method: 'HEAD', url })];
    expect([head.statusCode, head.body], url).toEqual([get.statusCode, '']);
    for (const name of ['content-type', 'content-length', 'cache-control'])
      expect(head.headers[name], `${name} of ${url}`).toBe(get.headers[name]);
  }
  expect((await app.request({ method: 'HEAD', url: '/api/courses/purchased' })).statusCode).toBe(401);
  expect((await app.request({ method: 'HEAD', url: '/api/auth/login' })).statusCode).toBe(404);
});

test('a number out of range gets one error with its bound', async () => {
  for (const [page, bound] of [
    ['9'.repeat(30), 1_000_000],
    ['1000001', 1_000_000],
    [`-${'9'.repeat(30)}`, 1],
  ]) {
    const response = await app.request({ url: `/api/products?page=${page}` });
    const { errors } = response.json<{ errors: Record<string, string[]> }>();
    expect(Object.keys(errors)).toEqual(['page']);
    expect(errors['page']?.map((text) => text.replaceAll(/\D/g, ''))).toEqual([String(bound)]);
  }
});

test.each([
  ['lt-lt', 'Neradome to, ko ieškote.'],
  ['en-gb', 'We could not find what you are looking for.'],
  ['ru-ru', 'Мы не нашли то, что вы ищете.'],
])('errors speak %s', async (language, message) => {
  const response = await app.request({
    url: '/api/nothing',
    headers: { 'x-oc-merchant-language': language },
  });
  expect(response.json()).toMatchObject({ message, error: [message] });
});

test.each(['constructor', '__proto__'])('%s is not a language', async (language) => {
  const headers = { 'x-oc-merchant-language': language };
  const asked = [
    { method: 'POST', url: '/%' },
    { method: 'GET', url: '/api/%ff' },
    { method: 'GET', url: '/api/products' },
    { method: 'GET', url: '/api/products/999999' },
    { method: 'GET', url: '/api/nothing' },
  ] as const;
  for (const { method, url } of asked) {
    const response = await app.request({ method, url, headers });
    expect([response.statusCode, response.json<{ code: string }>().code], url).toEqual(
      url.includes('%') ? [400, 'bad_url'] : url === '/api/nothing' ? [404, 'not_found'] : [400, 'bad_input'],
    );
    expect(errorBody.safeParse(response.json()).success).toBe(true);
  }
});

test('an undecodable address does not crash the process when its error body fails', async () => {
  vi.spyOn(Math, 'ceil').mockImplementationOnce(() => {
    throw new TypeError('a bug');
  });
  const response = await app.request({ url: '/api/%ff' });
  expect([response.statusCode, response.body]).toEqual([500, '']);
});

test('all invalid fields are reported at once, without their values', async () => {
  const response = await app.request({
    url: '/api/products?page=0&limit=1000&sort=cheapest&category=X!&search=%00',
    headers: { 'x-oc-merchant-language': 'en-gb' },
  });
  expect(response.statusCode).toBe(400);
  const { errors } = response.json<{ errors: Record<string, string[]> }>();
  expect(Object.keys(errors).toSorted()).toEqual(['category', 'limit', 'page', 'search', 'sort']);
  expect(errors['page']).toEqual(['Must be at least 1']);
  expect(errors['limit']).toEqual(['Must be at most 100']);
  expect(errors['category']).toEqual(['This value is not valid']);
});

test.each([
  ['broken JSON', '{', 'application/json', 400, 'malformed_json'],
  [
    'bytes that are no text',
    Buffer.from([0x22, 0xc3, 0x28, 0x22]),
    'application/json',
    400,
    'malformed_json',
  ],
  ['another charset', '{}', 'application/json; charset=utf-16', 415, 'media_type'],
  ['another type', 'a=b', 'application/x-www-form-urlencoded', 415, 'media_type'],
  ['too much', JSON.stringify({ a: 'x'.repeat(300_000) }), 'application/json', 413, 'too_large'],
])('%s is refused', async (_name, payload, type, status, code) => {
  const response = await app.request({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': type },
    payload,
  });
  expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([status, code]);
});

test('invalid HTTP and invalid addresses get the error body too, and a line in the log', async () => {
  const lines: string[] = [];
  const http = createHttp(readSettings({}), createLog('info', { write: (line) => void lines.push(line) }));
  const { port } = new URL(await http.listen({ port: 0, host: '127.0.0.1' }));
  for (const request of [
    'GARBAGE\r\n\r\n',
    'GET ftp://[x/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    'POST /media/secret/%ff HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`,
  ]) {
    const socket = connect(Number(port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.write(request);
    await once(socket, 'close');
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    const status = Number(/^HTTP\/1\.1 (400|431) /.exec(head)?.[1]);
    const { code, request_id } = errorBody.parse(JSON.parse(body));
    const line: unknown = JSON.parse(lines.at(-1) ?? '');
    expect(line).toMatchObject({ msg: 'request', request_id, status, code });
  }
  expect(lines.join('')).not.toContain('secret');
  await http.close();
});

// Node looks for those that take too long every half a minute.
test.runIf(isFull)('a body may take as long as a slow line needs', { timeout: 120_000 }, async () => {
  const http = createHttp(readSettings({ LOG_LEVEL: 'silent' }), createLog('silent'));
  http.post('/slow', ({ body }) => ({ body }));
  const { port } = new URL(await http.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  const text = JSON.stringify('x'.repeat(130));
  socket.write(
    `POST /slow HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${text.length}\r\n\r\n`,
  );
  let sent = 0;
  const line = setInterval(() => {
    socket.write(text.slice(sent, sent + 1));
    sent += 1;
  }, 500);
  await once(socket, 'close');
  clearInterval(line);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  await http.close();
});

test('a request that takes too long to arrive is told so', async () => {
  const http = createHttp(readSettings({ LOG_LEVEL: 'silent' }), createLog('silent'));
  const { port } = new URL(await http.listen({ port: 0, host: '127.0.0.1' }));
  const accepted = once(http.server, 'connection');
  const socket = connect(Number(port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  const [its] = await accepted;
  const late = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  http.server.emit('clientError', late, its);
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(answer).toContain('"code":"too_slow"');
  await http.close();
});

test.each(['GET http://evil.example/about/', 'GET http://localhost/api/config', 'OPTIONS *'])(
  'a target that is no path of ours is refused: %s',
  async (line) => {
    const http = createHttp(readSettings({ LOG_LEVEL: 'silent' }), createLog('silent'));
    http.setNotFoundHandler((_request, reply) => reply.redirect('/elsewhere', 308));
    const { port } = new URL(await http.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.write(`${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.toLowerCase()).not.toContain('location:');
    await http.close();
  },
);

test('large JSON is compressed if accepted, small answers are not', async () => {
  const large = { url: '/api/openapi.json', headers: { 'accept-encoding': 'br, gzip;q=0.5' } };
  const [packed, plain] = [await app.request(large), await app.request({ url: large.url })];
  expect(packed.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-length': String(packed.rawPayload.length),
    vary: expect.stringContaining('Accept-Encoding'),
  });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers['vary']).toBe(packed.headers['vary']);
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
  const head = await app.request({ ...large, method: 'HEAD' });
  expect([head.body, head.headers['content-length']]).toEqual(['', packed.headers['content-length']]);
  const refused = await app.request({ ...large, headers: { 'accept-encoding': 'gzip;q=0' } });
  expect(refused.headers['content-encoding']).toBeUndefined();
  const small = await app.request({ ...large, url: '/api/config' });
  expect(small.headers['content-encoding']).toBeUndefined();
});

test('the table is published as OpenAPI 3.1, with a page to read it', async () => {
  const described = await app.request({ url: '/api/openapi.json' });
  const document = described.json<{ openapi: string; paths: Record<string, Record<string, unknown>> }>();
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths['/api/products/{id}']?.['get']).toMatchObject({
    operationId: 'catalogue.products.detail',
    responses: { 200: expect.anything(), 404: expect.anything(), 429: expect.anything() },
  });
  const page = await app.request({ url: '/api/docs' });
  expect(page.body).toContain('/api/products/{id}');
  expect(page.body).not.toContain('<script');
});

test('a stopping server finishes pending calls and refuses new ones', async () => {
  const http = createHttp(readSettings({ LOG_LEVEL: 'silent' }), createLog('silent'));
  const { promise: underWay, resolve: arrived } = Promise.withResolvers<void>();
  http.get('/slow', async () => {
    arrived();
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { done: true };
  });
  const url = await http.listen({ port: 0, host: '127.0.0.1' });
  const answer = fetch(`${url}/slow`);
  await underWay;
  const closed = http.close();
  expect(await (await answer).json()).toEqual({ done: true });
  await closed;
  await expect(fetch(`${url}/slow`)).rejects.toThrow('fetch failed');
});

test('a call still arriving when the server stops is answered', async () => {
  const http = createHttp(readSettings({ LOG_LEVEL: 'silent' }), createLog('silent'));
  http.get('/quick', () => ({ done: true }));
  const { port } = new URL(await http.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  const head = 'GET /quick HTTP/1.1\r\nHost: a\r\n';
  // The first answer proves that the start of the second call has arrived.
  socket.write(`${head}\r\n${head}`);
  await expect.poll(() => answer).toContain('{"done":true}');
  const closed = http.close();
  await expect.poll(() => http.server.listening).toBe(false);
  answer = '';
  socket.write('\r\n');
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*connection: close\r\n[\s\S]*\{"done":true\}$/i);
  await closed;
});

const posted = 'POST /x HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n';

test.each([
  ['while it is sent', `${posted}{`, 'request', 499],
  ['before its answer', `${posted}{}`, 'handled', 499],
  ['in the middle of its answer', 'GET /x HTTP/1.1\r\nHost: a\r\n\r\n', 'begun', 200],
] as const)(
  'a call that is given up %s leaves its line, and no other',
  async (_when, call, until, status) => {
    const lines: string[] = [];
    const http = createHttp(readSettings({}), createLog('info', { write: (line) => void lines.push(line) }));
    const { promise: gone, resolve: go } = Promise.withResolvers<void>();
    http.post('/x', async () => {
      http.server.emit('handled');
      await gone;
      return { done: true };
    });
    http.get('/x', (_request, reply) => {
      const endless = new Readable({ read: () => undefined });
      endless.push('a beginning');
      return reply.send(endless);
    });
    const { port } = new URL(await http.listen({ port: 0, host: '127.0.0.1' }));
    // One says that it listens.
    lines.length = 0;
    const socket = connect(Number(port), '127.0.0.1');
    socket.once('data', () => http.server.emit('begun'));
    socket.write(call);
    await once(http.server, until);
    socket.destroy();
    await expect.poll(() => lines).not.toEqual([]);
    // Its answer comes too late.
    go();
    await http.close();
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      expect.objectContaining({
        msg: 'request',
        request_id: expect.any(String),
        path: '/x',
        status,
        code: 'aborted',
      }),
    ]);
  },
);

test('logs are JSON lines with the request id and without secrets', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const http = createHttp(readSettings({}), log);
  http.get('/x', () => ({ done: true }));
  http.get('/activities/files/:token/:name', () => ({ done: true }));
  http.get('/h5p/:token/*', () => ({ done: true }));
  await http.inject({
    url: '/x?search=secret-illness',
    headers: { authorization: 'Bearer secret-token', cookie: 'a=secret' },
  });
  log.info(
    { password: 'secret', headers: { authorization: 'secret' }, body: { refresh_token: 'secret' } },
    'all of it',
  );
  for (const url of ['/activities/files/1.secret/Jonas_secret.pdf?download=1', '/h5p/1.secret/a/secret.js'])
    await http.inject({ url });
  for (const page of ['/password/reset/secret', '/confirm-email/secret', '//password/reset/secret?lang=en'])
    await http.inject({ url: page });
  expect(lines.join('')).not.toContain('secret');
  expect(lines.join('')).toContain('"/activities/files/:token/:name"');
  expect(lines.join('')).toContain('"/h5p/:token/*"');
  expect(lines.join('')).toContain('"/password/reset/:token"');
  const line: unknown = JSON.parse(lines[0] ?? '');
  expect(line).toMatchObject({
    level: 'info',
    method: 'GET',
    path: '/x',
    status: 200,
    request_id: expect.any(String),
  });
});
