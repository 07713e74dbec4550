import { endpoints } from '@medeina/contract/endpoints';
import type { Learner } from './catalogue.ts';
import { load, median, type Request, type Throughput } from './load.ts';
import { type Place, startFloor } from './server.ts';

/** A step of buying beside a bare transaction that writes the same rows, in turns. */
export interface ShoppingFigures {
  readonly name: string;
  readonly product: Throughput;
  readonly bare: Throughput;
}

const json = { 'content-type': 'application/json' };

const post = (headers: Learner['headers'], path: string, body: object): Request => ({
  method: 'POST',
  path,
  headers: { ...headers, ...json },
  body: JSON.stringify(body),
});

/** A product that is bought online. */
async function findProduct(url: string, headers: Learner['headers']): Promise<number> {
  const list = endpoints['catalogue.products.list'].responses[200].parse(
    await (await fetch(`${url}/api/products?limit=20`, { headers })).json(),
  );
  for (const { id } of list.data) {
    const { data } = endpoints['catalogue.products.detail'].responses[200].parse(
      await (await fetch(`${url}/api/products/${id}`, { headers })).json(),
    );
    const online = data.products.find(({ start_date: start, price }) => start === null && price > 0);
    if (online !== undefined) return online.product_id;
  }
  throw new Error('No generated course is bought online');
}

/** Each puts another quantity into the cart and confirms it: every confirmation is an order that replaces the last one. */
export async function measureShopping(
  place: Place,
  learners: readonly Learner[],
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<ShoppingFigures[]> {
  const [first] = learners;
  if (first === undefined) throw new Error('Nobody is logged in');
  const product = await findProduct(place.url, first.headers);
  // More than one of a product is for others: courses that the person has may be bought.
  const add = (headers: Learner['headers'], quantity: number): Request =>
    post(headers, '/api/cart', { product_id: product, quantity });
  for (const { headers } of learners) {
    const { path, ...choice } = post(headers, '/api/paymentmethods', {
      payment_method: 'paysera',
      agree: true,
    });
    const answer = await fetch(`${place.url}${path}`, choice);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  }
  const steps = [
    {
      name: 'add to the cart',
      visitors: learners.map(({ headers }) => [add(headers, 2), add(headers, 3)]),
      bare: [{ path: '/cart' }],
    },
    {
      name: 'add to the cart and confirm, in turns',
      visitors: learners.map(({ headers }) =>
        [2, 3].flatMap((quantity) => [add(headers, quantity), post(headers, '/api/confirm', {})]),
      ),
      bare: [{ path: '/cart' }, { path: '/order' }],
    },
  ];
  const floor = await startFloor(place, []);
  try {
    const figures: ShoppingFigures[] = [];
    for (const { name, visitors, bare } of steps) {
      const runs: Omit<ShoppingFigures, 'name'>[] = [];
      await load(place.url, visitors, { seconds: 1 });
      for (let round = 0; round < rounds; round += 1)
        runs.push({
          product: await load(place.url, visitors, { seconds }),
          bare: await load(floor.url, [bare], { seconds }),
        });
      figures.push({
        name,
        product: median(runs.map((run) => run.product)),
        bare: median(runs.map((run) => run.bare)),
      });
    }
    return figures;
  } finally {
    floor.process.kill();
  }
}
