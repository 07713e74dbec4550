import { z } from 'zod';
import { day, id } from '../common.ts';
import { materialModule } from './schemas.ts';

const percent = z.number().min(0).max(100);

/** The figures of a graded item or a total. Null where nothing is graded. */
const figures = {
  calculatedWeight: z
    .number()
    .min(0)
    .describe(
      'Percent of the category, or for a category of the course, among what is graded; 0 for what does not count.',
    ),
  contributionToCourseTotal: z.number().min(0).max(10).nullable().describe('Points of the course total.'),
  feedback: z.string().nullable().describe('What the teacher wrote, as plain text.'),
  percentage: percent.nullable(),
  grade: z.number().min(0).max(10).nullable(),
};

export const gradeItem = z.object({
  id,
  name: z.string(),
  ...figures,
  course_module_id: id.nullable().describe('The material that is graded; null for what an operator grades.'),
  module: materialModule.nullable(),
  extra_credit: z.boolean().describe('It adds to the total and takes nothing from it.'),
  passed: z.boolean().nullable().describe('Whether the pass mark is reached; null where there is none.'),
});
export type GradeItem = z.infer<typeof gradeItem>;

/** A part of a course, a course, or a field of courses, with its items and their total. */
export const gradeCategory = z.object({
  id,
  name: z.string(),
  depth: z.int().min(0),
  gradedItems: z.int().min(0),
  totalItems: z.int().min(0),
  gradedCourses: z.int().min(0),
  totalCourses: z.int().min(0),
  items: z.array(gradeItem),
  total: z.object(figures),
});
export type GradeCategory = z.infer<typeof gradeCategory>;

/** How far a learner was at the end of a day, and what the course total was. */
export const gradeDay = z.object({ date: day, progress: percent, percentage: percent.nullable() });
export type GradeDay = z.infer<typeof gradeDay>;

export const userGrades = z.object({
  showGrades: z.boolean(),
  grades: gradeCategory.extend({ children: z.array(gradeCategory) }).nullable(),
  history: z.array(gradeDay).describe('The days on which something changed, the earliest first.'),
});
export type UserGrades = z.infer<typeof userGrades>;
