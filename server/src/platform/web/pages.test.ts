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
const pages = createPageHandler(
  {
    routeFacts: (key) => ({ guard: 'none', key, isRendered: true }),
    render: (html) => Promise.resolve({ status: 200, html, location: null, links: '', isWhole: true }),
    stamp: () => Promise.resolve(''),
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
