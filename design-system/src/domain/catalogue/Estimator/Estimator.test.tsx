import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MedeinaProvider } from '../../../styles/provider.tsx';
import { Estimator } from './Estimator.tsx';

const rates = [
  { upTo: 100, price: 89 },
  { upTo: 500, price: 49 },
  { upTo: 2000, price: 19.9 },
];

function sums(value: number) {
  const html = renderToStaticMarkup(
    <MedeinaProvider locale="en">
      <Estimator value={value} min={1} max={2500} rates={rates} href="/offer?people={people}" />
    </MedeinaProvider>,
  );
  return [...html.matchAll(/<dd[^>]*>([^<]+)</gu), ...html.matchAll(/href="([^"]+)"/gu)].map(
    ([, text]) => text,
  );
}

test.each([
  [100, '€89.00', '€8,900.00'],
  [101, '€49.00', '€4,949.00'],
  [500, '€49.00', '€24,500.00'],
  [501, '€19.90', '€9,969.90'],
  [2500, '€19.90', '€49,750.00'],
])('a group of %i pays %s each, %s in all', (people, each, total) => {
  expect(sums(people)).toEqual([each, total, `/offer?people=${String(people)}`]);
});
