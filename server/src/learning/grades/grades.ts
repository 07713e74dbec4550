import type { GradeCategory, GradeDay, GradeItem } from '@medeina/contract';
import type { CourseStanding, Standing } from './arithmetic.ts';
import { gradeOf, type Marks, rounded, standingIn } from './marks.ts';
import type { EventRow, PlanRow, RemarkRow } from './marks-store.ts';

/** A learner's course with everything that its grades are made of. */
export interface GradedCourse {
  readonly id: number;
  readonly name: string;
  readonly plan: readonly PlanRow[];
  readonly marks: Marks;
  readonly remarks: readonly RemarkRow[];
}

type Tree = GradeCategory & { readonly children: GradeCategory[] };

/** The grades of a course: its categories, what stands in none, and the total. */
export function courseGrades({ id, name, plan, marks, remarks }: GradedCourse): Tree {
  const standing = standingIn(plan, marks);
  const byCategory = Map.groupBy(plan, (row) => row.category_id);
  const itemsOf = (rows: readonly PlanRow[]) => rows.map((row) => itemOf(row, standing, remarks));
  const graded = plan.filter((row) => standing.items.get(row.id)?.percent !== null).length;
  const courses = { gradedCourses: graded > 0 ? 1 : 0, totalCourses: 1 };
  return {
    ...courses,
    id,
    name,
    depth: 0,
    gradedItems: graded,
    totalItems: plan.length,
    items: itemsOf(byCategory.get(null) ?? []),
    total: courseTotal(standing.percent),
    children: [...byCategory].flatMap(([categoryId, rows]) => {
      if (categoryId === null) return [];
      const items = itemsOf(rows);
      return [
        {
          ...courses,
          id: categoryId,
          name: rows[0]?.category_name ?? '',
          depth: 1,
          gradedItems: items.filter(({ percentage }) => percentage !== null).length,
          totalItems: items.length,
          items,
          total: { ...figures(standing.categories.get(categoryId)), feedback: null },
        },
      ];
    }),
  };
}

function courseTotal(percent: number | null): GradeCategory['total'] {
  return {
    calculatedWeight: 100,
    contributionToCourseTotal: gradeOf(percent),
    feedback: null,
    percentage: percent === null ? null : rounded(percent),
    grade: gradeOf(percent),
  };
}

function figures(standing: Standing | undefined) {
  const percent = standing?.percent ?? null;
  return {
    calculatedWeight: rounded(standing?.weight ?? 0),
    contributionToCourseTotal: gradeOf(standing?.contribution ?? null),
    percentage: percent === null ? null : rounded(percent),
    grade: gradeOf(percent),
  };
}

function itemOf(row: PlanRow, standing: CourseStanding, remarks: readonly RemarkRow[]): GradeItem {
  return {
    id: row.id,
    name: row.name,
    ...figures(standing.items.get(row.id)),
    feedback: remarks.find(({ item_id: id }) => id === row.id)?.feedback ?? null,
    course_module_id: row.material_id,
    module: row.module,
    extra_credit: row.is_extra,
    passed: remarks.find(({ material_id: id }) => id !== null && id === row.material_id)?.passed ?? null,
  };
}

/** Fields of courses with the courses in them; the total of a field is the mean of its graded courses. */
export function coursesGrades(
  courses: readonly {
    readonly course: Tree;
    readonly field: { readonly id: number; readonly name: string };
  }[],
): Tree[] {
  return [...Map.groupBy(courses, ({ field }) => field.id).values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const children = group.map(({ course }) => ({
      ...course,
      depth: 1,
      items: [...course.children.flatMap(({ items }) => items), ...course.items],
    }));
    const percents = children.flatMap(({ total }) => (total.percentage === null ? [] : [total.percentage]));
    const sum = (of: (course: GradeCategory) => number) =>
      children.reduce((all, course) => all + of(course), 0);
    return [
      {
        ...first.field,
        depth: 0,
        gradedItems: sum(({ gradedItems }) => gradedItems),
        totalItems: sum(({ totalItems }) => totalItems),
        gradedCourses: percents.length,
        totalCourses: children.length,
        items: [],
        total: courseTotal(
          percents.length === 0 ? null : percents.reduce((all, one) => all + one, 0) / percents.length,
        ),
        children: children.map(({ children: _categories, ...course }) => course),
      },
    ];
  });
}

/** How far a learner was at the end of each day on which something happened, and what the course total was. */
export function historyOf(
  plan: readonly PlanRow[],
  events: readonly EventRow[],
  trackedMaterials: number,
): GradeDay[] {
  const reached: Record<number, number> = {};
  const given: Record<number, number> = {};
  let completed = 0;
  return [...Map.groupBy(events, ({ day }) => day)].map(([date, happened]) => {
    for (const { item_id: itemId, material_id: materialId, percent, completed: more } of happened) {
      completed += more;
      if (percent === null) continue;
      if (itemId !== null) given[itemId] = percent;
      else if (materialId !== null) reached[materialId] = Math.max(reached[materialId] ?? 0, percent);
    }
    const { percent } = standingIn(plan, { reached, given });
    return {
      date,
      progress: trackedMaterials === 0 ? 0 : rounded(Math.min(100, (completed / trackedMaterials) * 100)),
      percentage: percent === null ? null : rounded(percent),
    };
  });
}
