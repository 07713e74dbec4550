/** The arithmetic of grades, in one place. All shares and marks are percent, 0 to 100, and are not rounded here. */

/** Something that counts towards a total: an item of a category, or a category of a course. */
export interface Part {
  readonly weight: number;
  /** Adds to the total and takes nothing from it where it is missing or low. */
  readonly isExtra: boolean;
  /** Null: not graded yet. */
  readonly percent: number | null;
}

export interface Total {
  /** Null where nothing that counts is graded. */
  readonly percent: number | null;
  /** For each part, what it weighs among the graded ones; 0 for what does not count. */
  readonly weights: readonly number[];
  /** For each part, what it adds to the total. They sum up to it. */
  readonly contributions: readonly number[];
}

/**
 * The weighted mean of what is graded. What is not graded yet, or weighs nothing, counts neither for nor against. Extra
 * credit comes on top, by its weight beside those of the others; no total is above 100.
 */
export function totalOf(parts: readonly Part[]): Total {
  const counts = parts.map(({ weight, percent }) => percent !== null && weight > 0);
  const whole = parts.reduce(
    (sum, { weight, isExtra }, index) => (counts[index] === true && !isExtra ? sum + weight : sum),
    0,
  );
  const weights = parts.map(({ weight }, index) =>
    counts[index] === true && whole > 0 ? (weight / whole) * 100 : 0,
  );
  const earned = parts.map(({ percent }, index) => ((weights[index] ?? 0) * (percent ?? 0)) / 100);
  const sum = earned.reduce((all, one) => all + one, 0);
  // Extra credit above the best possible total takes its room from all alike, so that the sum stays the total.
  const room = sum > 100 ? 100 / sum : 1;
  return {
    percent: whole > 0 ? Math.min(sum, 100) : null,
    weights,
    contributions: earned.map((one) => one * room),
  };
}

/** An item of a course with what it reached. */
export interface Item extends Part {
  readonly id: number;
}

/** A category of a course with its items. */
export interface Category {
  readonly id: number;
  readonly weight: number;
  readonly isExtra: boolean;
  readonly items: readonly Item[];
}

/** A part of the course as it counts: its weight in its own total, and its contribution to the course's. */
export interface Standing {
  readonly percent: number | null;
  readonly weight: number;
  /** Null where it is not graded. */
  readonly contribution: number | null;
}

export interface CourseStanding {
  readonly percent: number | null;
  readonly categories: ReadonlyMap<number, Standing>;
  readonly items: ReadonlyMap<number, Standing>;
}

/** Where a learner stands in a course: the totals of its categories first, then that of the course. */
export function standingOf(categories: readonly Category[], items: readonly Item[]): CourseStanding {
  const totals = categories.map((category) => totalOf(category.items));
  const course = totalOf([
    ...categories.map(({ weight, isExtra }, index) => ({
      weight,
      isExtra,
      percent: totals[index]?.percent ?? null,
    })),
    ...items,
  ]);
  const byCategory = new Map<number, Standing>();
  const byItem = new Map<number, Standing>();
  for (const [index, category] of categories.entries()) {
    const total = totals[index];
    if (total === undefined) continue;
    const contribution = course.contributions[index] ?? 0;
    byCategory.set(category.id, {
      percent: total.percent,
      weight: course.weights[index] ?? 0,
      contribution: total.percent === null ? null : contribution,
    });
    // What the category adds to the course is divided among its items as they made up the category's total.
    const share = total.percent === null || total.percent === 0 ? 0 : contribution / total.percent;
    for (const [place, item] of category.items.entries())
      byItem.set(item.id, standing(item, total, place, share));
  }
  for (const [place, item] of items.entries())
    byItem.set(item.id, standing(item, course, categories.length + place, 1));
  return { percent: course.percent, categories: byCategory, items: byItem };
}

function standing({ percent }: Item, total: Total, place: number, share: number): Standing {
  return {
    percent,
    weight: total.weights[place] ?? 0,
    contribution: percent === null ? null : (total.contributions[place] ?? 0) * share,
  };
}
