import type { CourseTest, Language, Progress, PurchasedCourse, PurchasedDetail } from '@medeina/contract';
import type { CourseForLearner } from '../catalogue/for-learners.ts';
import type { Environments } from '../environments/environments.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database.ts';
import { ProblemError } from '../platform/errors.ts';
import { batched } from '../platform/batched.ts';
import { isElsewhere } from '../platform/environments.ts';
import { isOn } from '../platform/flag.ts';
import { dayAtHome } from '../platform/format.ts';
import { pageOf } from '../platform/page.ts';
import { sharedSecretOnce } from '../platform/secrets.ts';
import { mountActivities } from './activities/routes.ts';
import { readReached } from './activities/attempts-store.ts';
import { courseTests } from './activities/tests.ts';
import { mountCertificates } from './certificates/routes.ts';
import { findOfEnrolment } from './certificates/store.ts';
import { wireCertificate } from './certificates/wire.ts';
import { mountCalendar } from './calendar/routes.ts';
import { createCompletions, type FindOwnMaterial } from './completion.ts';
import { createLearningElsewhere, type LearningElsewhere } from './elsewhere/courses.ts';
import { createCoursesElsewhere } from './elsewhere/list.ts';
import { enrolIn } from './enrolments.ts';
import { textWithFigures } from './figures.ts';
import { mountForums } from './forum/routes.ts';
import { gradeOf, standingIn } from './grades/marks.ts';
import type { PlanRow } from './grades/marks-store.ts';
import { mountGrades } from './grades/routes.ts';
import { type LearnerCourse, learnerCourses } from './listed-courses.ts';
import { serveMedia, signMedia } from './media.ts';
import { showsPractice } from './kinds/index.ts';
import { createOwnCourses, type OwnCourses } from './own-course.ts';
import { noPractice } from './practice/sessions.ts';
import { createProgress } from './progress.ts';
import { mountRecall } from './recall/routes.ts';
import { reviewNeedsOf } from './review-rule.ts';
import { findSample, serveSampleFile } from './sample.ts';
import {
  type OwnCourse,
  type OwnMaterialQuery,
  readEarlierAttempt,
  readOwnMaterials,
  readPageText,
  touchEnrolment,
} from './store.ts';
import { buildTheory, type Theory } from './theory.ts';
import { readUpcoming, type UpcomingQuery } from './upcoming-store.ts';

/** How many of the next sessions, and of the courses opened last, the dashboard shows. */
const onDashboard = 4;

interface LearningParts {
  readonly secret: () => Promise<Buffer>;
  readonly elsewhere: LearningElsewhere;
}

export interface LearningContext extends Context {
  readonly environments: Environments;
}

/** Mounts the calls of taking part in a course. */
export function mountLearning(context: LearningContext): void {
  const secret = sharedSecretOnce(context, 'media');
  const ownCourses = createOwnCourses(context);
  const coursesElsewhere = createCoursesElsewhere({ ...context, secret });
  const elsewhere = createLearningElsewhere({ ...context, secret }, coursesElsewhere, ownCourses);
  mountEnrolment(context);
  mountOwnCourses(context, { secret, ownCourses, elsewhere });
  mountMaterials(context, { secret, elsewhere });
  mountCalendar(context);
  mountCertificates(context);
  mountRecall(context);
  context.mount({
    'learning.purchased.elsewhere': async ({ query, session, language }) => ({
      data: await coursesElsewhere.list(session.userId, language, {
        search: query.search ?? '',
        onlyCompleted: isOn(query.completed),
      }),
    }),
    'learning.sample': async ({ params, language }) => ({
      data: await findSample(context.database.executor, params.id, language),
    }),
    'learning.sample.file': async ({ params: { id, hash, name }, headers }) =>
      await serveSampleFile(
        context.database.executor,
        context.files.courseFiles,
        { courseId: id, hash, name },
        { name, range: headers.range, ifRange: headers['if-range'], isDownload: false },
      ),
    'learning.media.elsewhere': async ({ params }) => await elsewhere.file(params.token, params.name),
    'learning.media': async ({ params, headers, query }) =>
      await serveMedia(context.database.executor, context.files.courseFiles, await secret(), {
        token: params.token,
        name: params.name,
        range: headers.range,
        ifRange: headers['if-range'],
        isDownload: isOn(query.download),
      }),
  });
}

function mountEnrolment(context: Context): void {
  context.mount({
    'learning.enrol': async ({ params, body, session }) => {
      const enrolled = await inTransaction(context.database.executor, (transaction) =>
        enrolIn(transaction, {
          userId: session.userId,
          courseId: params.id,
          productId: body?.product_id,
          source: 'free',
        }),
      );
      if (enrolled.isNew) await context.versions.catchUp();
      return {
        data: {
          course_id: enrolled.courseId,
          product_id: enrolled.productId,
          enrolled: enrolled.enrolledAt.toISOString(),
          created: enrolled.isNew,
        },
      };
    },
  });
}

/** The learner's list, a course of it, and how far they are in its parts. */
function mountOwnCourses(
  context: Context,
  { secret, ownCourses, elsewhere }: LearningParts & { readonly ownCourses: OwnCourses },
): void {
  const { executor } = context.database;
  const listCourses = learnerCourses(context);
  mountGrades(context, ownCourses, elsewhere);
  const findUpcoming = batched((queries: readonly UpcomingQuery[]) => readUpcoming(executor, queries));

  async function find(userId: number, courseId: number): Promise<OwnCourse> {
    const own = await ownCourses.find({ userId, courseId });
    if (own === undefined) throw new ProblemError('not_found');
    return own;
  }

  /** An earlier time at the course, to be read: what is current of the course is the same for both. */
  async function findEarlier(userId: number, now: OwnCourse, attempt: number): Promise<OwnCourse> {
    const earlier = await readEarlierAttempt(executor, { userId, courseId: now.course_id }, attempt);
    if (earlier === undefined) throw new ProblemError('not_found');
    // Whether the course may be taken again follows from the time that counts now.
    return { ...earlier, version: now.version, is_due_again: now.is_due_again };
  }

  async function theoryOf(own: OwnCourse, userId: number, language: Language): Promise<Theory> {
    const [key, rows] = await Promise.all([secret(), ownCourses.materials(own, language)]);
    const now = Date.now();
    const practice = rows.some(({ module }) => showsPractice(module))
      ? await ownCourses.practice(own, language)
      : noPractice;
    return buildTheory(rows, {
      language,
      sign: (file) => signMedia(key, userId, own.course_id, file, now),
      hasPlayer: context.packagePlayer !== undefined,
      practice,
    });
  }

  async function testsOf(
    courseId: number,
    userId: number,
    language: Language,
    modules: readonly CourseTest['module'][],
  ): Promise<CourseTest[]> {
    const own = await find(userId, courseId);
    const [{ topics }, reached] = await Promise.all([
      theoryOf(own, userId, language),
      readReached(executor, userId, own.enrolment_id),
    ]);
    return courseTests(topics, modules, reached);
  }

  context.mount({
    'learning.purchased.list': async ({ query, session, language }) => {
      const { rows, total } = await listCourses({
        userId: session.userId,
        language,
        search: query.search ?? '',
        onlyCompleted: isOn(query.completed),
        offset: (query.page - 1) * query.limit,
        limit: query.limit,
      });
      return pageOf(rows.map(purchasedCourse), total, query.page, query.limit);
    },

    'learning.purchased.upcoming': async ({ session, language }) => ({
      data: (await findUpcoming({ userId: session.userId, language, limit: onDashboard })) ?? [],
    }),

    'learning.purchased.latest': async ({ query, session, language }) => {
      const { rows } = await listCourses({
        userId: session.userId,
        language,
        search: query.search ?? '',
        onlyCompleted: false,
        offset: 0,
        limit: onDashboard,
      });
      return { data: rows.map(purchasedCourse) };
    },

    'learning.purchased.detail': async ({ params, query, session, language }) => {
      const { userId } = session;
      const { environment, attempt } = query;
      if (isElsewhere(environment))
        return { data: await elsewhere.detail({ userId, language, environment, id: params.id }) };
      const now = await find(userId, params.id);
      const isEarlier = attempt !== undefined && attempt !== now.attempt;
      const own = isEarlier ? await findEarlier(userId, now, attempt) : now;
      const [course, theory, plan, certificate] = await Promise.all([
        ownCourses.description(own, language),
        theoryOf(own, userId, language),
        ownCourses.plan(own, language),
        own.completed_at === null ? undefined : findOfEnrolment(executor, userId, own.enrolment_id),
        own.is_fresh || isEarlier ? undefined : touchEnrolment(executor, userId, own.enrolment_id),
      ]);
      return {
        data: {
          ...purchasedDetail(own, course, theory, plan),
          issued_certificate:
            certificate === undefined
              ? null
              : wireCertificate(certificate, language, context.settings.publicUrl),
        },
      };
    },

    'learning.purchased.tests': async ({ params: { id }, query: { environment }, session, language }) => {
      const { userId } = session;
      return {
        data: isElsewhere(environment)
          ? await elsewhere.tests({ userId, language, environment, id }, 'tests')
          : await testsOf(id, userId, language, ['quiz']),
      };
    },

    'learning.purchased.surveys': async ({ params: { id }, query: { environment }, session, language }) => {
      const { userId } = session;
      return {
        data: isElsewhere(environment)
          ? await elsewhere.tests({ userId, language, environment, id }, 'surveys')
          : await testsOf(id, userId, language, ['survey', 'questionnaire']),
      };
    },

    'learning.groups.completion': async ({ body, session, language }) => {
      const { environment, courseId: id } = body;
      if (isElsewhere(environment))
        return await elsewhere.groups({ userId: session.userId, language, environment, id });
      const own = await find(session.userId, body.courseId);
      const { topics, progress } = await theoryOf(own, session.userId, language);
      return {
        data: topics.flatMap((topic) =>
          [groupCompletion('topic', topic)].concat(
            topic.sections.map((section) => groupCompletion('section', section)),
          ),
        ),
        course: progress,
      };
    },
  });
}

/** A material by itself, and what the learner does with it. */
function mountMaterials(context: Context, { secret, elsewhere }: LearningParts): void {
  const { executor } = context.database;
  const readMaterial = batched((queries: readonly OwnMaterialQuery[]) => readOwnMaterials(executor, queries));

  /** Whoever asks for a material has opened its course, even where they never asked for that. */
  const findMaterial: FindOwnMaterial = async (query) => {
    const material = await readMaterial(query);
    if (material?.is_fresh === false) await touchEnrolment(executor, query.userId, material.enrolment_id);
    return material;
  };

  const completions = createCompletions(context, findMaterial);
  const noteProgress = createProgress(context, findMaterial);
  mountActivities(context, { secret, findMaterial, elsewhere });
  mountForums(context, findMaterial);

  context.mount({
    'learning.page': async ({ params, query, session, language }) => {
      const { environment, course } = query;
      if (isElsewhere(environment)) {
        const asked = { userId: session.userId, language, environment, course, materialId: params.id };
        return { data: await elsewhere.page(asked) };
      }
      const material = await findMaterial({ userId: session.userId, materialId: params.id });
      if (material === undefined || material.module !== 'page') throw new ProblemError('not_found');
      if (!material.is_open) throw new ProblemError('material_locked');
      const [key, text] = await Promise.all([secret(), readPageText(executor, material.id, language)]);
      const now = Date.now();
      return {
        data: {
          id: material.id,
          course_id: material.course_id,
          title: material.title[language],
          ...textWithFigures(text?.html ?? '', text?.figures ?? [], (file) =>
            signMedia(key, session.userId, material.course_id, file, now),
          ),
          completion: material.completion,
          completed: material.is_completed,
          module: 'page',
          duration: material.minutes_by_language?.[language] ?? material.duration_minutes,
        },
      };
    },

    'learning.activity.completion': async ({ body, session, language }) => {
      const { environment, course, module, state, seconds_ago: secondsAgo } = body;
      const given = { userId: session.userId, materialId: Number(body.id), module, state };
      return isElsewhere(environment)
        ? await elsewhere.complete({ ...given, language, environment, course })
        : await completions.set({ ...given, secondsAgo });
    },

    'learning.activity.progress': async ({ body, session }) =>
      await noteProgress({
        userId: session.userId,
        materialId: Number(body.id),
        givenAt: body.given_at,
        page: body.page,
        state: body.state,
        percent: body.percent,
      }),

    'learning.activity.watched': async ({ body, session }) =>
      await completions.noteWatched({
        userId: session.userId,
        materialId: Number(body.id),
        from: body.from,
        to: body.to,
        secondsAgo: body.seconds_ago,
      }),
  });
}

/** A moment as the wire has it, from what the database says in JSON. */
const momentOf = (text: string | null): string | null =>
  text === null ? null : new Date(text).toISOString();

function purchasedDetail(
  own: OwnCourse,
  course: CourseForLearner,
  theory: Theory,
  plan: readonly PlanRow[],
): Omit<PurchasedDetail, 'issued_certificate'> {
  const { date, endDate, ...rest } = course;
  return {
    ...rest,
    environment_name: null,
    lms_url: null,
    can_review:
      !own.has_review &&
      reviewNeedsOf({
        ...theory.progress,
        hasAttended: false,
        hasHalfElsewhere: false,
        hasPractice: date !== null,
      }) === null,
    attempt: own.attempt,
    can_renew: own.is_due_again,
    earlier: (own.earlier ?? []).map(({ attempt, enrolled_at: enrolled, completed_at: completed }) => ({
      attempt,
      enrolled: new Date(enrolled).toISOString(),
      completed_at: momentOf(completed),
    })),
    date: date ?? dayAtHome(own.enrolled_at),
    endDate,
    enrolled: own.enrolled_at.toISOString(),
    last_opened: own.opened_at?.toISOString() ?? null,
    completed: theory.progress,
    completed_at: own.completed_at?.toISOString() ?? null,
    grade: course.showGrades ? gradeOf(standingIn(plan, own).percent) : null,
    current: theory.current,
    theory: theory.topics,
    activities: [],
  };
}

function groupCompletion(
  kind: 'section' | 'topic',
  group: { readonly id: number; readonly completed: Progress },
) {
  const { done, total } = group.completed;
  return { id: group.id, kind, completed: total > 0 && done === total, progress: group.completed };
}

function purchasedCourse({ own, course }: LearnerCourse): PurchasedCourse {
  const enrolled = new Date(own.enrolled_at);
  return {
    id: own.course_id,
    lmsCourseId: course.environment_course_id,
    shortname: course.shortname,
    environment: course.environment,
    title: course.title,
    image: course.image,
    category: course.category,
    format: course.format,
    date: course.start_date ?? dayAtHome(enrolled),
    endDate: course.end_date,
    enrolled: enrolled.toISOString(),
    last_opened: momentOf(own.opened_at),
    completed: { done: own.done, total: course.total },
    completed_at: momentOf(own.completed_at),
    // Most courses show no grade.
    grade: course.counted.length === 0 ? null : gradeOf(standingIn(course.counted, own).percent),
    certificate: course.certificate,
    current: course.current,
  };
}
