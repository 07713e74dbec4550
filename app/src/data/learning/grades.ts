import type { GradeCategory, GradeItem, Output } from '@medeina/contract';
import type {
  GradeCategory as ShownCategory,
  GradeFigures,
  GradeItem as ShownItem,
} from '@medeina/design-system/domain/GradeTable';
import { activityPath } from './activityPath.ts';
import { type CourseName, gradesPath } from './coursePath.ts';

type Grades = NonNullable<Output<'learning.grades.course'>['grades']>;

function figuresOf(figures: GradeCategory['total']): GradeFigures {
  return {
    weight: figures.calculatedWeight,
    grade: figures.grade ?? undefined,
    percentage: figures.percentage ?? undefined,
    contribution: figures.contributionToCourseTotal ?? undefined,
    feedback: figures.feedback ?? undefined,
  };
}

function itemOf(course: CourseName, item: GradeItem): ShownItem {
  const { course_module_id: material } = item;
  return {
    ...figuresOf(item),
    id: item.id,
    name: item.name,
    // What no material gives was graded in the practice room.
    type: item.module ?? 'extlmsroom',
    passed: item.passed ?? undefined,
    ...(material === null
      ? {}
      : { href: activityPath(course, { material, title: item.name, backUrl: gradesPath(course) }) }),
  };
}

function categoryOf(course: CourseName, category: GradeCategory): ShownCategory {
  return {
    ...figuresOf(category.total),
    id: category.id,
    name: category.name,
    gradedItems: category.gradedItems,
    totalItems: category.totalItems,
    items: category.items.map((item) => itemOf(course, item)),
  };
}

/** The grades of a course as its table takes them. */
export function gradeTableOf(course: CourseName, grades: Grades) {
  return {
    categories: grades.children.map((category) => categoryOf(course, category)),
    items: grades.items.map((item) => itemOf(course, item)),
    total: figuresOf(grades.total),
  };
}
