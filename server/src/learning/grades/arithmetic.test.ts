import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Category, type Item, type Part, standingOf, totalOf } from './arithmetic.ts';

const part = (weight: number, percent: number | null, isExtra = false): Part => ({
  weight,
  percent,
  isExtra,
});

/** Worked by hand: what goes in, and what the total, the weights and the contributions have to be. */
const table: readonly {
  readonly name: string;
  readonly parts: readonly Part[];
  readonly percent: number | null;
  readonly weights: readonly number[];
  readonly contributions: readonly number[];
}[] = [
  { name: 'nothing', parts: [], percent: null, weights: [], contributions: [] },
  {
    name: 'nothing graded yet',
    parts: [part(60, null), part(40, null)],
    percent: null,
    weights: [0, 0],
    contributions: [0, 0],
  },
  {
    name: 'a mean by weight',
    parts: [part(60, 90), part(40, 85.5)],
    percent: 88.2,
    weights: [60, 40],
    contributions: [54, 34.2],
  },
  {
    name: 'what is not graded counts neither for nor against',
    parts: [part(30, 90), part(40, 80), part(30, null)],
    percent: 84.285714,
    weights: [42.857143, 57.142857, 0],
    contributions: [38.571429, 45.714286, 0],
  },
  {
    name: 'a grade of nought counts',
    parts: [part(1, 100), part(1, 0)],
    percent: 50,
    weights: [50, 50],
    contributions: [50, 0],
  },
  {
    name: 'a weight of nought does not',
    parts: [part(0, 10), part(2, 80)],
    percent: 80,
    weights: [0, 100],
    contributions: [0, 80],
  },
  {
    name: 'weights of nought alone give no total',
    parts: [part(0, 10), part(0, 90)],
    percent: null,
    weights: [0, 0],
    contributions: [0, 0],
  },
  {
    name: 'extra credit comes on top',
    parts: [part(50, 80), part(50, 60), part(10, 50, true)],
    percent: 75,
    weights: [50, 50, 10],
    contributions: [40, 30, 5],
  },
  {
    name: 'extra credit that is low or missing takes nothing away',
    parts: [part(50, 80), part(10, 0, true), part(10, null, true)],
    percent: 80,
    weights: [100, 20, 0],
    contributions: [80, 0, 0],
  },
  {
    name: 'extra credit alone is no total',
    parts: [part(50, null), part(10, 100, true)],
    percent: null,
    weights: [0, 0],
    contributions: [0, 0],
  },
  {
    name: 'no total is above 100, and its parts still sum up to it',
    parts: [part(100, 100), part(25, 100, true)],
    percent: 100,
    weights: [100, 25],
    contributions: [80, 20],
  },
];

const close = (numbers: readonly number[]) => numbers.map((one) => Math.round(one * 1e4) / 1e4);

describe('a total', () => {
  test.each(table)('$name', ({ parts, percent, weights, contributions }) => {
    const total = totalOf(parts);
    expect(close([total.percent ?? -1])).toEqual(close([percent ?? -1]));
    expect(close(total.weights)).toEqual(close(weights));
    expect(close(total.contributions)).toEqual(close(contributions));
  });
});

const item = (id: number, weight: number, percent: number | null, isExtra = false): Item => ({
  id,
  weight,
  percent,
  isExtra,
});
const category = (id: number, weight: number, ...items: readonly Item[]): Category => ({
  id,
  weight,
  isExtra: false,
  items,
});

describe('a course', () => {
  test('totals of categories come first, and every contribution is one to the course', () => {
    // Theory (30): 95, 90 and 86 by 30, 30 and 40: 89.9. Cases (40): 80, 85, 70, 85 alike, one not graded: 80.
    // Practice (30) is not graded: theory weighs 30 of 70, cases 40 of 70. 89.9 · 3/7 + 80 · 4/7 = 84.242857.
    const standing = standingOf(
      [
        category(1, 30, item(11, 30, 95), item(12, 30, 90), item(13, 40, 86)),
        category(
          2,
          40,
          item(21, 1, 80),
          item(22, 1, 85),
          item(23, 1, 70),
          item(24, 1, 85),
          item(25, 1, null),
        ),
        category(3, 30, item(31, 1, null)),
      ],
      [],
    );
    expect(standing.percent).toBeCloseTo(84.242857, 5);
    expect(standing.categories.get(1)?.percent).toBeCloseTo(89.9, 9);
    expect(standing.categories.get(1)?.weight).toBeCloseTo(42.857143, 5);
    expect(standing.categories.get(3)).toEqual({ percent: null, weight: 0, contribution: null });
    expect(standing.items.get(11)?.contribution).toBeCloseTo((28.5 * 3) / 7, 9);
    expect(standing.items.get(21)?.weight).toBe(25);
    expect(standing.items.get(25)).toEqual({ percent: null, weight: 0, contribution: null });
    const sum = [...standing.items.values()].reduce((all, one) => all + (one.contribution ?? 0), 0);
    expect(sum).toBeCloseTo(84.242857, 5);
  });

  test('items beside the categories count as a category does', () => {
    const standing = standingOf([category(1, 1, item(11, 1, 50))], [item(2, 3, 100)]);
    expect(standing.percent).toBe(87.5);
    expect(standing.items.get(2)).toEqual({ percent: 100, weight: 75, contribution: 75 });
  });

  test('a category of noughts contributes nothing, and nobody is divided by it', () => {
    const standing = standingOf([category(1, 1, item(11, 1, 0))], [item(2, 1, 80)]);
    expect(standing.percent).toBe(40);
    expect(standing.items.get(11)?.contribution).toBe(0);
  });
});

const answer = z.object({
  body: z.object({
    usergrades: z.array(
      z.object({
        gradeitems: z.array(
          z.object({
            id: z.number(),
            itemtype: z.string(),
            iteminstance: z.number(),
            categoryid: z.number().nullable(),
            weightraw: z.number().optional(),
            graderaw: z.number().nullable(),
            grademax: z.number(),
          }),
        ),
      }),
    ),
  }),
});

/** The plan of the recorded courses; Moodle's answers tell the weights that counted, not those that were set. */
const recorded = [
  { name: 'course-a-learner1', weights: { 46: 60, 47: 40 } },
  { name: 'course-a-learner2', weights: { 46: 60, 47: 40 } },
  { name: 'course-b-learner1', weights: {} },
] as const;

describe('grades that a Moodle worked out', () => {
  test.each(recorded)('$name', ({ name, weights }) => {
    const file = new URL(
      `../../../demo/moodle/gradereport_user_get_grade_items.${name}.json`,
      import.meta.url,
    );
    const rows = answer.parse(JSON.parse(readFileSync(file, 'utf8'))).body.usergrades[0]?.gradeitems ?? [];
    const percentOf = (row: (typeof rows)[number]) =>
      row.graderaw === null ? null : (row.graderaw / row.grademax) * 100;
    const itemsIn = (id: number | null) =>
      rows
        .filter((row) => row.itemtype === 'mod' && (id === null || row.categoryid === id))
        .map((row): Item => ({ id: row.id, weight: 1, isExtra: false, percent: percentOf(row) }));
    const categories = Object.entries(weights).map(([id, weight]): Category => ({
      id: Number(id),
      weight,
      isExtra: false,
      items: itemsIn(Number(id)),
    }));
    const standing = standingOf(categories, categories.length === 0 ? itemsIn(null) : []);
    expect(rows.filter(({ itemtype }) => itemtype === 'course').map((row) => percentOf(row))).toEqual([
      standing.percent,
    ]);
    for (const row of rows.filter(({ itemtype }) => itemtype === 'category')) {
      expect(standing.categories.get(row.iteminstance)?.percent).toEqual(percentOf(row));
      expect((standing.categories.get(row.iteminstance)?.weight ?? 0) / 100).toBeCloseTo(row.weightraw ?? 0);
    }
    for (const row of rows.filter(({ itemtype }) => itemtype === 'mod')) {
      expect((standing.items.get(row.id)?.weight ?? 0) / 100).toBeCloseTo(row.weightraw ?? 0);
    }
  });
});
