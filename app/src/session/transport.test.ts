import { afterEach, expect, test, vi } from 'vitest';
import { CallError, send } from './transport.ts';

afterEach(() => vi.unstubAllGlobals());

const answerWith = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  const fetched = vi.fn<typeof fetch>(() =>
    Promise.resolve(new Response(JSON.stringify(body), { status, headers })),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

test('a call has the path, the query and the headers of the wire', async () => {
  const fetched = answerWith(200, { data: [] });
  await send(
    'catalogue.products.list',
    { query: { search: 'žaizdų priežiūra', page: 2 } },
    { language: 'ru' },
  );
  const [address, options] = fetched.mock.calls[0] ?? [];
  expect(address).toBe(
    `/api/products?search=${encodeURIComponent('žaizdų')}+${encodeURIComponent('priežiūra')}&page=2`,
  );
  const headers = new Headers(options?.headers);
  expect(headers.get('X-Oc-Merchant-Id')).toBe('medeina');
  expect(headers.get('X-Oc-Merchant-Language')).toBe('ru-ru');
  expect(headers.get('X-Oc-Session')).toMatch(/^[\w-]{16,}$/);
  expect(headers.get('X-Requested-With')).toBe('XMLHttpRequest');
  expect(headers.get('X-Token-Transport')).toBe('cookie');
  await send('catalogue.products.list', {}, { language: 'ru', asVisitor: true });
  // The server reads no cookies then.
  expect(new Headers(fetched.mock.calls[1]?.[1]?.headers).get('X-Token-Transport')).toBe('body');
  expect(headers.has('Content-Type')).toBe(false);
});

test('parameters stand in the path, encoded', async () => {
  const fetched = answerWith(200, { data: {} });
  await send('catalogue.products.detail', { params: { id: 101 } }, { language: 'lt' });
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/products/101');
});

const failureOf = async (): Promise<CallError> => {
  const error: unknown = await send('content.contact.subjects', {}, { language: 'lt' }).catch(
    (reason: unknown) => reason,
  );
  if (!(error instanceof CallError)) throw new Error('The call did not fail as it should.');
  return error;
};

test('a refusal carries the messages by field and the time to wait', async () => {
  answerWith(
    429,
    { code: 'slow', message: 'Per greitai', error: ['Per greitai'], errors: { email: ['Blogai'] } },
    { 'Retry-After': '30' },
  );
  const error = await failureOf();
  expect(error.status).toBe(429);
  expect(error.code).toBe('slow');
  expect(error.messages).toEqual(['Per greitai']);
  expect(error.fields).toEqual({ email: ['Blogai'] });
  expect(error.retryAfter).toBe(30);
});

test('an answer that is no JSON, and no answer at all, are failures too', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })));
  expect((await failureOf()).status).toBe(502);
  // Something on the way refuses: of the session and of what was sent, the server has said nothing.
  for (const status of [401, 403, 404]) {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>Blocked</h1>', { status })));
    // oxlint-disable-next-line no-await-in-loop -- one after the other: they share the network
    expect(await failureOf()).toMatchObject({ status: 0, code: 'network' });
  }
  answerWith(403, { error: 'blocked' });
  expect((await failureOf()).status).toBe(0);
  // Too much and too often it may say.
  for (const status of [413, 429]) {
    answerWith(status, {}, { 'Retry-After': '5' });
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect(await failureOf()).toMatchObject({ status, retryAfter: 5, messages: [] });
  }
  // What was promised and broke off half-way is no answer either.
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"data": [', { status: 200 })));
  expect(await failureOf()).toMatchObject({ status: 0, code: 'network' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await failureOf()).toMatchObject({ status: 0, code: 'network' });
});

test('what the server sends to take away comes as a file, of whatever kind', async () => {
  answerWith(200, 'eyJ', {
    'Content-Type': 'application/vc+jwt',
    'Content-Disposition': 'attachment; filename="MD-1.jwt"',
  });
  const file: unknown = await send('learning.certificates.badge', { params: { id: 1 } }, { language: 'lt' });
  expect(file).toMatchObject({ size: 5, type: 'application/vc+jwt' });
});
