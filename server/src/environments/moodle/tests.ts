import { z } from 'zod';
import type { EnvironmentCall, EnvironmentTest } from '../environment.ts';
import { ifTold, shownOrNull, siteOf } from './site.ts';
import { gradeItems } from './shapes.ts';
import { askMoodle, type Site } from './web-service.ts';

const quizzes = z.object({
  quizzes: z.array(
    z.object({
      id: z.int(),
      coursemodule: z.int(),
      intro: z.string().nullable().optional(),
      // What is closed to the learner is told by its name alone.
      timelimit: z.int().nullable().optional(),
      attempts: z.int().nullable().optional(),
    }),
  ),
});
const attempts = z.object({ attempts: z.array(z.object({ state: z.string() })) });
const feedbacks = z.object({
  feedbacks: z.array(
    z.object({
      coursemodule: z.int(),
      intro: z.string().nullable().optional(),
      anonymous: z.int().nullable().optional(),
      multiple_submit: z.boolean().nullable().optional(),
    }),
  ),
});

/** Moodle's value of a survey that keeps no names. */
const anonymous = 1;

export async function readTests(call: EnvironmentCall, courseid: number): Promise<EnvironmentTest[]> {
  const site = siteOf(call);
  const userid = call.account.id;
  const [listed, grades] = await Promise.all([
    askMoodle(site, quizzes, 'mod_quiz_get_quizzes_by_courses', { 'courseids[0]': courseid }),
    ifTold(askMoodle(site, gradeItems, 'gradereport_user_get_grade_items', { userid, courseid })),
  ]);
  const items = grades?.usergrades[0]?.gradeitems ?? [];
  return await Promise.all(
    listed.quizzes.map(async (quiz) => {
      const item = items.find(({ cmid }) => cmid === quiz.coursemodule);
      const most = quiz.attempts == null || quiz.attempts === 0 ? null : quiz.attempts;
      const used = most === null ? 0 : await usedAttempts(site, quiz.id);
      return {
        materialId: quiz.coursemodule,
        description: shownOrNull(call, quiz.intro),
        timeLimit: quiz.timelimit == null || quiz.timelimit === 0 ? null : Math.ceil(quiz.timelimit / 60),
        attempts: most,
        attemptsLeft: most === null || used === undefined ? null : Math.max(0, most - used),
        isAnonymous: false,
        percent: item === undefined ? null : percentOf(item),
      };
    }),
  );
}

/** Undefined where the site does not tell. */
async function usedAttempts(site: Site, quizid: number): Promise<number | undefined> {
  const parameters = { quizid, status: 'all' };
  const answer =
    (await ifTold(askMoodle(site, attempts, 'mod_quiz_get_user_quiz_attempts', parameters))) ??
    // Moodle before 5.0 knows it by its former name.
    (await ifTold(askMoodle(site, attempts, 'mod_quiz_get_user_attempts', parameters)));
  return answer?.attempts.filter(({ state }) => state === 'finished' || state === 'abandoned').length;
}

export async function readSurveys(call: EnvironmentCall, courseid: number): Promise<EnvironmentTest[]> {
  const answer = await askMoodle(siteOf(call), feedbacks, 'mod_feedback_get_feedbacks_by_courses', {
    'courseids[0]': courseid,
  });
  return answer.feedbacks.map((feedback) => ({
    materialId: feedback.coursemodule,
    description: shownOrNull(call, feedback.intro),
    timeLimit: null,
    attempts: feedback.multiple_submit === true ? null : 1,
    attemptsLeft: null,
    isAnonymous: feedback.anonymous === anonymous,
    percent: null,
  }));
}

/** What of the possible marks was reached. */
export function percentOf(item: {
  readonly graderaw?: number | null | undefined;
  readonly grademin?: number | null | undefined;
  readonly grademax?: number | null | undefined;
}): number | null {
  const { graderaw: raw, grademin: least, grademax: most } = item;
  if (raw == null || least == null || most == null || most <= least) return null;
  return Math.min(100, Math.max(0, ((raw - least) / (most - least)) * 100));
}
