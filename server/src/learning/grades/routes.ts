import type { Context } from '../../platform/context.ts';
import { ProblemError } from '../../platform/errors.ts';
import { isElsewhere } from '../../platform/environments.ts';
import type { LearningElsewhere } from '../elsewhere/courses.ts';
import type { OwnCourses } from '../own-course.ts';
import { courseGrades, coursesGrades, historyOf } from './grades.ts';
import { findByShortname, readEvents, readRemarks } from './marks-store.ts';

/** Mounts the calls about grades. */
export function mountGrades(context: Context, ownCourses: OwnCourses, elsewhere: LearningElsewhere): void {
  const { executor } = context.database;

  context.mount({
    'learning.grades.course': async ({ params, query: { environment }, session, language }) => {
      const { userId } = session;
      if (isElsewhere(environment))
        return await elsewhere.grades({ userId, language, environment, shortname: params.shortname });
      const courseId = await findByShortname(executor, userId, params.shortname);
      const own = courseId === undefined ? undefined : await ownCourses.find({ userId, courseId });
      if (own === undefined) throw new ProblemError('not_found');
      const course = await ownCourses.description(own, language);
      if (!course.showGrades) return { showGrades: false, grades: null, history: [] };
      const [plan, materials, remarks, events] = await Promise.all([
        ownCourses.plan(own, language),
        ownCourses.materials(own, language),
        readRemarks(executor, userId, [own.enrolment_id]),
        readEvents(executor, userId, own.enrolment_id),
      ]);
      const tracked = materials.filter(({ completion }) => completion > 0).length;
      return {
        showGrades: true,
        grades: courseGrades({ id: own.course_id, name: course.title, plan, marks: own, remarks }),
        history: historyOf(plan, events, tracked),
      };
    },

    'learning.grades.courses': async ({ query, session, language }) => {
      const { userId } = session;
      const ids = [...new Set(query.courses.split(',').map(Number))];
      const found = await Promise.all(ids.map((courseId) => ownCourses.find({ userId, courseId })));
      const owned = found.filter((own) => own !== undefined);
      if (owned.length < ids.length) throw new ProblemError('not_found');
      const remarks = await readRemarks(
        executor,
        userId,
        owned.map(({ enrolment_id: id }) => id),
      );
      const courses = await Promise.all(
        owned.map(async (own) => {
          const [course, plan] = await Promise.all([
            ownCourses.description(own, language),
            ownCourses.plan(own, language),
          ]);
          if (!course.showGrades) return [];
          const grades = courseGrades({
            id: own.course_id,
            name: course.title,
            plan,
            marks: own,
            remarks: remarks.filter((remark) => remark.enrolment_id === own.enrolment_id),
          });
          return [{ course: grades, field: { id: course.category.category_id, name: course.category.name } }];
        }),
      );
      return { data: coursesGrades(courses.flat()) };
    },
  });
}
