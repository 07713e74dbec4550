import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { createPageHandler } from './pages.ts';
import { createRenderBudget } from './render-budget.ts';

const http = fastify();
await http.register(cookie);
const budget = createRenderBudget(
  () => undefined,
  () => false,
);
const rendered: string[] = [];
const pages = createPageHandler(
  {
    routeFacts: (url) => ({
      guard: 'none',
      key: new URL(url, 'http://own.invalid').pathname,
      isRendered: true,
    }),
    render: (html) => {
      rendered.push(html);
      return Promise.resolve({ status: 200, html, location: null, links: '', isWhole: true });
    },
    stamp: (key) => Promise.resolve(key),
  },
  { isHttps: false, fontFaces: '', log: createLog('silent'), count: () => undefined, budget },
);
http.setNotFoundHandler(pages);

test.each([
  ['/about', 200, undefined],
  ['/about/', 308, '/about'],
  ['/course/5/reviews///?page=2/', 308, '/course/5/reviews?page=2/'],
  ['/', 200, undefined],
  ['/?q=a/', 200, undefined],
])('%s answers %i: a page has one address', async (address, status, place) => {
  const { statusCode, headers } = await http.inject(address);
  expect([statusCode, headers['location']]).toEqual([status, place]);
});

test('however an address is written, its page is rendered once', async () => {
  for (const address of ['/kept', '/kept?campaign=1', '/kept']) await http.inject(address);
  expect(rendered.filter((key) => key === '/kept')).toHaveLength(1);
});
