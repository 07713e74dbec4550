import type { GradeCategory, GradeItem, Language, UserGrades } from '@medeina/contract';
import type { EnvironmentGrade, EnvironmentGrades } from '../../environments/environment.ts';
import { message } from '../../platform/messages.ts';
import { type CourseStanding, standingOf } from '../grades/arithmetic.ts';
import { gradeOf, rounded } from '../grades/marks.ts';

/**
 * The grades of a course of an environment as those of our own are told. What counts and how much is the environment's
 * word; what each part adds to the total follows from that by our arithmetic.
 */
export function gradesOf(
  id: number,
  name: string,
  grades: EnvironmentGrades,
  language: Language,
): NonNullable<UserGrades['grades']> {
  const { items, categories, percent } = grades;
  const standing = standingOf(
    categories.map((category) => ({
      id: category.id,
      weight: countedWeight(category),
      isExtra: false,
      items: itemsIn(items, category.id).map(countedItem),
    })),
    itemsIn(items, null).map(countedItem),
  );
  const courses = { gradedCourses: percent === null ? 0 : 1, totalCourses: 1 };
  return {
    ...courses,
    id,
    name,
    depth: 0,
    gradedItems: gradedAmong(items),
    totalItems: items.length,
    items: itemsIn(items, null).map((item) => itemOf(item, standing)),
    total: totalOf(100, percent, gradeOf(percent), null),
    children: categories.map(({ id: categoryId, ...category }, index): GradeCategory => {
      const own = itemsIn(items, categoryId);
      const { weight = 0, contribution = null } = standing.categories.get(categoryId) ?? {};
      return {
        gradedCourses: courses.gradedCourses,
        totalCourses: courses.totalCourses,
        id: categoryId,
        // Moodle tells no names of categories.
        name: category.name === '' ? message(language, 'grades.part', { number: index + 1 }) : category.name,
        depth: 1,
        gradedItems: gradedAmong(own),
        totalItems: own.length,
        items: own.map((item) => itemOf(item, standing)),
        total: totalOf(category.weight ?? weight, category.percent, gradeOf(contribution), category.feedback),
      };
    }),
  };
}

/** Without a word of how much it counts, what is graded counts alike. */
function countedWeight({ weight, percent }: Pick<EnvironmentGrade, 'percent' | 'weight'>): number {
  return weight ?? (percent === null ? 0 : 1);
}

function countedItem(item: EnvironmentGrade) {
  return { id: item.id, weight: countedWeight(item), isExtra: false, percent: item.percent };
}

function itemOf(item: EnvironmentGrade, standing: CourseStanding): GradeItem {
  const { weight = 0, contribution = null } = standing.items.get(item.id) ?? {};
  return {
    id: item.id,
    name: item.name,
    calculatedWeight: rounded(item.weight ?? weight),
    contributionToCourseTotal: gradeOf(contribution),
    feedback: item.feedback,
    percentage: item.percent === null ? null : rounded(item.percent),
    grade: gradeOf(item.percent),
    course_module_id: item.materialId,
    module: item.kind,
    extra_credit: false,
    passed: null,
  };
}

function gradedAmong(items: readonly EnvironmentGrade[]): number {
  return items.filter((item) => item.percent !== null).length;
}

function itemsIn(items: readonly EnvironmentGrade[], category: number | null): EnvironmentGrade[] {
  return items.filter(({ categoryId }) => categoryId === category);
}

function totalOf(
  weight: number,
  percent: number | null,
  contribution: number | null,
  feedback: string | null,
): GradeCategory['total'] {
  return {
    calculatedWeight: rounded(weight),
    contributionToCourseTotal: contribution,
    feedback,
    percentage: percent === null ? null : rounded(percent),
    grade: gradeOf(percent),
  };
}
