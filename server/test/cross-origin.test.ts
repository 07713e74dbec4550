import { endpointList } from '@medeina/contract/endpoints';
import { expect, test } from 'vitest';
import { createTestApp } from './harness.ts';

const app = await createTestApp();
const origin = 'https://partner.example';
const address = (path: string) => path.replaceAll(/\{\w+\}/g, '1');
const openHeader = 'access-control-allow-origin';

test.each(endpointList.filter((row) => row.crossOrigin))(
  '$path allows other origins, in preflight and errors too',
  async ({ method, path }) => {
    const question = await app.request({
      method: 'OPTIONS',
      url: address(path),
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'x-oc-merchant-language',
      },
    });
    expect([question.statusCode, question.body]).toEqual([204, '']);
    expect(question.headers).toMatchObject({
      [openHeader]: '*',
      'access-control-allow-methods': 'GET',
      'access-control-allow-headers': 'x-oc-merchant-language, x-oc-merchant-id',
      'access-control-max-age': '86400',
    });
    // Neither cookies nor tokens are allowed.
    expect(question.headers).not.toHaveProperty('access-control-allow-credentials');

    for (const url of [address(path), `${address(path)}?page=0&limit=0`]) {
      const answer = await app.request({ url, headers: { origin, 'x-oc-merchant-language': 'ru-ru' } });
      expect(answer.headers[openHeader]).toBe('*');
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
    }
  },
);

test.each(endpointList.filter((row) => row.crossOrigin))(
  '$path takes the language from the query, so that no preflight is needed',
  async ({ path }) => {
    const messageOf = async (language: string, headers = {}) => {
      const url = `${address(path)}?page=0&limit=0&language=${language}`;
      const answer = await app.request({ url, headers });
      return [answer.headers[openHeader], answer.json<{ message?: string }>().message];
    };
    const [russian, english] = [await messageOf('ru'), await messageOf('en')];
    expect(russian).toEqual(['*', expect.stringMatching(/[а-я]/iu)]);
    expect(english).toEqual(['*', expect.stringMatching(/^[\x20-\x7e’]+$/u)]);
    expect(await messageOf('ru', { 'x-oc-merchant-language': 'en-gb' })).toEqual(english);
  },
);

test('other calls ignore a language in the query', async () => {
  const answer = await app.request({ url: '/api/featured/none?language=ru' });
  expect(answer.json<{ message: string }>().message).not.toMatch(/[а-я]/iu);
});

test('no other call allows cross-origin reads', async () => {
  for (const { method, path } of endpointList.filter((row) => row.crossOrigin === undefined)) {
    const headers = { origin, 'access-control-request-method': method };
    const question = await app.request({ method: 'OPTIONS', url: address(path), headers });
    expect([path, question.headers[openHeader]]).toEqual([path, undefined]);
    const answer = await app.request({ method, url: address(path), headers: { origin } });
    expect([path, answer.headers[openHeader]]).toEqual([path, undefined]);
  }
});
