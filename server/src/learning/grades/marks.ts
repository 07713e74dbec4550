import { type Category, type CourseStanding, standingOf } from './arithmetic.ts';

/** Something that counts towards the grade of a course. */
export interface CountedItem {
  readonly id: number;
  /** Null: an operator grades it. */
  readonly material_id: number | null;
  readonly weight: number;
  readonly is_extra: boolean;
  /** Null: it stands in none. */
  readonly category_id: number | null;
  readonly category_weight: number | null;
  readonly category_is_extra: boolean | null;
}

/** What was reached, in percent. */
export interface Marks {
  /** By material. */
  readonly reached: Readonly<Record<number, number>> | null;
  /** By item; what an operator gave stands over what a material gave. */
  readonly given: Readonly<Record<number, number>> | null;
}

function percentOf({ id, material_id: materialId }: CountedItem, marks: Marks): number | null {
  return marks.given?.[id] ?? (materialId === null ? null : (marks.reached?.[materialId] ?? null));
}

/** Where a learner stands in a course. */
export function standingIn(counted: readonly CountedItem[], marks: Marks): CourseStanding {
  const itemOf = (item: CountedItem) => ({
    id: item.id,
    weight: item.weight,
    isExtra: item.is_extra,
    percent: percentOf(item, marks),
  });
  const byCategory = Map.groupBy(counted, (item) => item.category_id);
  const categories: Category[] = [...byCategory].flatMap(([id, items]) =>
    id === null
      ? []
      : [
          {
            id,
            weight: items[0]?.category_weight ?? 0,
            isExtra: items[0]?.category_is_extra ?? false,
            items: items.map((item) => itemOf(item)),
          },
        ],
  );
  return standingOf(
    categories,
    (byCategory.get(null) ?? []).map((item) => itemOf(item)),
  );
}

/** The best grade. */
const best = 10;

/** With two decimals, as it is shown. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A percentage as a grade; null stays null. */
export function gradeOf(percent: number | null): number | null {
  return percent === null ? null : rounded((percent / 100) * best);
}
