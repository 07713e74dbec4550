import type { ActivityState, AnswerValue } from '@medeina/contract';
import { type Executor, inTransaction } from '../../platform/database.ts';
import { ProblemError } from '../../platform/errors.ts';
import { lockEnrolment } from '../completion-store.ts';
import { completeIn, type FindOwnMaterial } from '../completion.ts';
import type { MaterialContent, QuestionsContent } from '../material-content.ts';
import { takeIn } from '../recall/recall.ts';
import type { OwnMaterialRow } from '../store.ts';
import { isFinished, isWayBack, storedAnswer } from './answers.ts';
import {
  closeAttempt,
  detachAnswers,
  holdAttempt,
  insertAttempt,
  readAnswers,
  readAttempt,
  readAttempts,
  readOverdue,
  upsertAnswer,
} from './attempts-store.ts';
import { scoreOf } from './grading.ts';
import { makeLayout, placedQuestions } from './layout.ts';
import { activityState, shownAttempt } from './state.ts';
import type { ActivityClaim } from './token.ts';

/** A material with questions, for a learner who has its course. */
interface OwnActivity {
  readonly material: OwnMaterialRow;
  readonly module: ActivityState['module'];
  readonly content: QuestionsContent;
}

/** @throws {ProblemError} `not_found` for what is none. */
export function asActivity(material: OwnMaterialRow | undefined): OwnActivity {
  const content: MaterialContent | undefined = material?.content;
  if (material === undefined || content === undefined) throw new ProblemError('not_found');
  if (!('questions' in content)) throw new ProblemError('not_found');
  return { material, module: content.kind, content };
}

export interface GivenAnswer {
  readonly userId: number;
  readonly attemptId: number;
  readonly question: string;
  readonly answer: AnswerValue;
  /** By the clock of the device, ISO 8601. */
  readonly givenAt: string;
}

/** What a learner does in a test or a survey. */
export interface Attempts {
  state(claim: ActivityClaim): Promise<ActivityState>;
  /** Begins an attempt; two clicks begin one. */
  start(claim: ActivityClaim): Promise<ActivityState>;
  save(given: GivenAnswer): Promise<void>;
  /** Ends an attempt; a second time changes nothing. */
  submit(claim: ActivityClaim, attemptId: number): Promise<ActivityState>;
  /** Ends attempts whose time is over. */
  closeOverdue(): Promise<void>;
}

/** How many attempts one run of the job ends. */
const mostOverdue = 500;

export function createAttempts(executor: Executor, findMaterial: FindOwnMaterial): Attempts {
  async function activityOf(claim: Pick<ActivityClaim, 'materialId' | 'userId'>): Promise<OwnActivity> {
    return asActivity(await findMaterial({ userId: claim.userId, materialId: claim.materialId }));
  }

  /** The learner may have begun the course again since: the token is for the attempt at it that was launched. */
  async function claimed(claim: ActivityClaim): Promise<OwnActivity> {
    const activity = await activityOf(claim);
    if (activity.material.enrolment_id !== claim.enrolmentId) throw new ProblemError('not_found');
    return activity;
  }

  async function stateOf(claim: ActivityClaim): Promise<ActivityState> {
    const { material, module, content } = await claimed(claim);
    const attempts = await readAttempts(executor, keyOf(claim));
    const overdue = attempts.find(({ is_due: isDue }) => isDue);
    if (overdue !== undefined) {
      await end({ material, module, content }, claim.userId, overdue.id);
      return await stateOf(claim);
    }
    const shown = shownAttempt(attempts);
    const answers =
      shown === undefined
        ? new Map<string, AnswerValue>()
        : await readAnswers(executor, claim.userId, shown.id);
    return activityState(
      {
        id: material.id,
        courseId: material.course_id,
        module,
        title: material.title[claim.language],
        intro: material.description[claim.language] ?? null,
        content,
        isCompleted: material.is_completed,
        attempts,
        answers,
      },
      claim.language,
      new Date(),
    );
  }

  /**
   * Grades an attempt, completes the material where it is passed or sent, lets the questions of a test come back, and lets go of
   * who answered a survey.
   */
  async function end(
    { material, module, content }: OwnActivity,
    userId: number,
    attemptId: number,
  ): Promise<void> {
    await inTransaction(executor, async (transaction) => {
      await lockEnrolment(transaction, userId, material.enrolment_id);
      // Before the answers are read: one that is being saved is waited for, later ones come too late.
      const attempt = await holdAttempt(transaction, userId, attemptId);
      if (attempt?.material_id !== material.id || attempt.enrolment_id !== material.enrolment_id)
        throw new ProblemError('not_found');
      if (attempt.submitted_at !== null) return;
      const answers = await readAnswers(transaction, userId, attemptId);
      const questions = placedQuestions(content, attempt.layout).map(({ question }) => question);
      // Once the time is over, what is there counts.
      if (!attempt.is_due && questions.some((one) => one.required && !isFinished(one, answers.get(one.id))))
        throw new ProblemError('bad_input', { fields: { answers: ['field_required'] } });
      const score = scoreOf(questions, answers, content.passPercent);
      await closeAttempt(transaction, userId, attemptId, score);
      if (module === 'quiz')
        await takeIn(transaction, { userId, materialId: material.id }, questions, answers);
      if (content.isAnonymous) await detachAnswers(transaction, userId, attemptId, material.id);
      const isDone = material.completion === 2 && score.passed !== false;
      await completeIn(transaction, {
        userId,
        enrolmentId: material.enrolment_id,
        materialId: material.id,
        change: isDone ? 'complete' : 'leave',
      });
    });
  }

  return {
    state: stateOf,

    start: async (claim) => {
      const { material, content } = await claimed(claim);
      if (!material.is_open) throw new ProblemError('material_locked');
      await inTransaction(executor, async (transaction) => {
        await lockEnrolment(transaction, claim.userId, claim.enrolmentId);
        const attempts = await readAttempts(transaction, keyOf(claim));
        if (attempts.some((attempt) => attempt.submitted_at === null)) return;
        if (content.attempts !== null && attempts.length >= content.attempts)
          throw new ProblemError('no_attempts');
        await insertAttempt(transaction, keyOf(claim), {
          number: attempts.length + 1,
          layout: makeLayout(content),
          minutes: content.timeLimit,
        });
      });
      return await stateOf(claim);
    },

    save: async ({ userId, attemptId, question, answer, givenAt }) => {
      const attempt = await readAttempt(executor, userId, attemptId);
      if (attempt === undefined) throw new ProblemError('not_found');
      const { material, content } = await activityOf({ userId, materialId: attempt.material_id });
      const placed = placedQuestions(content, attempt.layout).find((one) => one.question.id === question);
      if (placed === undefined) throw new ProblemError('not_found');
      const stored = storedAnswer(placed, answer);
      if (stored === undefined)
        throw new ProblemError('bad_input', { fields: { answer: ['field_invalid'] } });
      if (placed.question.type === 'path') {
        // What was done to a patient cannot be undone: a way only grows.
        const known = (await readAnswers(executor, userId, attemptId)).get(question);
        if (isWayBack(known, stored))
          throw new ProblemError('bad_input', { fields: { answer: ['field_invalid'] } });
      }
      // An attempt at a course that has been begun again is over as well.
      const isSaved =
        material.enrolment_id === attempt.enrolment_id &&
        (await upsertAnswer(executor, { userId, attemptId, question, answer: stored, givenAt }));
      if (!isSaved) throw new ProblemError('attempt_over');
    },

    submit: async (claim, attemptId) => {
      await end(await claimed(claim), claim.userId, attemptId);
      return await stateOf(claim);
    },

    closeOverdue: async () => {
      for (const { user_id: userId, id, material_id: materialId } of await readOverdue(
        executor,
        mostOverdue,
      )) {
        await end(await activityOf({ userId, materialId }), userId, id);
      }
    },
  };
}

function keyOf({ userId, enrolmentId, materialId }: ActivityClaim) {
  return { userId, enrolmentId, materialId };
}
