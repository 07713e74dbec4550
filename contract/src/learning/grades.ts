import { dataOf, idList } from '../common.ts';
import { personal } from '../endpoint.ts';
import { z } from 'zod';
import { gradeCategory, userGrades } from './grade-schemas.ts';
import { environmentQuery } from './schemas.ts';

/** Calls about grades. */
export const gradeRows = {
  'learning.grades.course': {
    ...personal,
    owner: { in: 'params', name: 'shortname', foreign: 404 },
    summary:
      'The learner’s grades in a course by its shortname, with how they came about. `grades` is null where the course hides them.',
    params: z.object({ shortname: z.string().min(1).max(255) }),
    query: environmentQuery,
    responses: { 200: userGrades },
    failures: [409],
  },
  'learning.grades.courses': {
    ...personal,
    owner: { in: 'query', name: 'courses', foreign: 404 },
    summary:
      'The learner’s grades in several courses, by the field of the courses. Courses that hide their grades are left out.',
    query: z.object({ courses: idList.describe('Ids of courses that the person has.') }),
    responses: {
      200: dataOf(z.array(gradeCategory.extend({ children: z.array(gradeCategory) }))),
    },
    failures: [],
  },
} as const;
