import { expect, test } from 'vitest';
import { Bits } from './bits.ts';
import { Selection, type SelectionSource, type StoredOrder } from './selection.ts';

const name = { lt: 'x', en: 'x', ru: 'x' };
const count = 500;

/** Numbers that look like chance and are the same at every run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const random = chance(7);
const courses = Array.from({ length: count }, (_, index) => ({
  id: 1000 + index,
  categoryId: 61 + Math.floor(random() * 4),
  filterIds: [71 + Math.floor(random() * 3), 81 + Math.floor(random() * 3), 82].filter(() => random() < 0.8),
}));
const ids = courses.map((course) => course.id);
const orders: Record<StoredOrder, readonly number[]> = {
  popular: ids,
  newest: ids.toReversed(),
  date: ids,
  price_asc: ids,
  price_desc: ids,
  rating: ids,
  title_lt: ids,
  title_en: ids,
  title_ru: ids,
};
const source: SelectionSource = {
  categories: [
    { id: 61, key: 'a', parentId: 59, title: name, description: null, image: null },
    { id: 62, key: 'b', parentId: 61, title: name, description: null, image: null },
    { id: 63, key: 'c', parentId: 59, title: name, description: null, image: null },
    { id: 64, key: 'd', parentId: 64, title: name, description: null, image: null },
  ],
  groups: [
    { id: 7, key: 'language', name, filters: [71, 72, 73].map((id) => ({ id, key: String(id), name })) },
    { id: 8, key: 'format', name, filters: [81, 82, 83].map((id) => ({ id, key: String(id), name })) },
  ],
  size: count,
  courses,
  orders,
};
const selection = new Selection(source);

/** The same question asked of every course, one by one. */
function slowly(
  category: number | undefined,
  filters: readonly number[],
  among?: readonly number[],
): number[] {
  const groups = [
    filters.filter((id) => id >= 71 && id <= 73),
    filters.filter((id) => id >= 81 && id <= 83),
    filters.filter((id) => id < 71 || id > 83),
  ].filter((group) => group.length > 0);
  return courses
    .filter(
      (course) =>
        (category === undefined ||
          course.categoryId === category ||
          (category === 61 && course.categoryId === 62)) &&
        groups.every((group) => group.some((id) => course.filterIds.includes(id))) &&
        (among === undefined || among.includes(course.id)),
    )
    .map((course) => course.id);
}

function isFirst(id: number): boolean {
  return id % 7 === 0;
}

test.each([
  { category: undefined, filters: [] },
  { category: 61, filters: [] },
  { category: 59, filters: [71] },
  { category: undefined, filters: [71, 72] },
  { category: 63, filters: [71, 72, 81] },
  { category: undefined, filters: [999] },
  { category: 64, filters: [73, 83], among: ids.filter((id) => id % 3 === 0) },
  { category: 12_345, filters: [] },
])(
  'category $category with filters $filters selects the same courses as checking each one',
  ({ category, filters, among }) => {
    const selected = selection.select({ category, filters, among });
    const expected = slowly(category === 59 ? undefined : category, filters, among);
    expect(selected.total).toBe(expected.length);
    expect(selected.page('popular', 0, count)).toEqual(expected);
    const tiers = { first: ids.filter(isFirst), rest: 'popular' as const };
    const inTiers = expected.filter(isFirst).concat(expected.filter((id) => !isFirst(id)));
    expect(selected.page(tiers, 0, count)).toEqual(inTiers);
    expect(selected.page(tiers, 5, 20)).toEqual(inTiers.slice(5, 25));
    expect(selected.page({ ids: expected.toReversed().concat(-1) }, 1, 4)).toEqual(
      expected.toReversed().slice(1, 5),
    );
    expect(selected.page('newest', 3, 5)).toEqual(expected.toReversed().slice(3, 8));
  },
);

test('each filter counts the results of choosing it too', () => {
  const chosen = { category: 63, filters: [71, 81] };
  const counts = selection.select(chosen).filterCounts();
  for (const id of [71, 72, 73]) expect(counts.get(id)).toBe(slowly(63, [id, 81]).length);
  for (const id of [81, 82, 83]) expect(counts.get(id)).toBe(slowly(63, [71, id]).length);
});

test('each category counts the results of choosing it instead, subcategories included', () => {
  const counts = selection.select({ category: 63, filters: [72] }).categoryCounts();
  expect(counts.get(61)).toBe(slowly(61, [72]).length);
  expect(counts.get(62)).toBe(slowly(62, [72]).length);
  expect(counts.get(63)).toBe(slowly(63, [72]).length);
});

test('a bit set holds exactly the added numbers, also at word boundaries', () => {
  const bits = new Bits(70);
  for (const number of [0, 31, 32, 63, 64, 69]) bits.add(number);
  expect(bits.count()).toBe(6);
  expect([0, 1, 31, 32, 69].map((number) => bits.has(number))).toEqual([true, false, true, true, true]);
  expect(Bits.full(70).count()).toBe(70);
  expect(Bits.full(64).count()).toBe(64);
  expect(Bits.full(70).countWith(bits)).toBe(6);
});

test('courses are found by large ids too', () => {
  const large = new Selection({
    ...source,
    courses: courses.map(({ id, categoryId, filterIds }) => ({
      id: id + 2_000_000_000,
      categoryId,
      filterIds,
    })),
    orders: { ...orders, popular: ids.map((id) => id + 2_000_000_000) },
  });
  expect(large.has(2_000_001_000)).toBe(true);
  expect(large.has(1000)).toBe(false);
  expect(selection.has(-1)).toBe(false);
  expect(large.select({ filters: [71] }).page('popular', 0, 3)).toEqual(
    selection
      .select({ filters: [71] })
      .page('popular', 0, 3)
      .map((id) => id + 2_000_000_000),
  );
});
