import { expect, test } from 'vitest';
import { categoriesOffered } from './wire.ts';

const title = { lt: 'x', en: 'x', ru: 'x' };
const category = (id: number, parentId: number | null) => ({
  id,
  key: String(id),
  parentId,
  title,
  description: null,
  image: null,
});
const taxonomy = {
  categories: [category(61, 59), category(62, null), category(71, 61), category(72, 61)],
  groups: [],
};
const offered = (chosen: number | undefined) =>
  categoriesOffered(taxonomy, chosen, new Map([[71, 3]]), 'lt').map((one) => [one.category_id, one.count]);

test('a list offers the top categories, and the chosen one below them', () => {
  const top = [
    [61, 0],
    [62, 0],
  ];
  expect(offered(undefined)).toEqual(top);
  expect(offered(62)).toEqual(top);
  expect(offered(71)).toEqual([...top, [71, 3]]);
  expect(offered(59)).toEqual(top);
  expect(offered(99)).toEqual(top);
});
