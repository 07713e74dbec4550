import type { ActivityState, FormFile, GivenValue } from '@medeina/contract';
import { batched, batchedChange } from '../../platform/batched.ts';
import type { JobContext } from '../../platform/context.ts';
import { type Executor, inTransaction } from '../../platform/database.ts';
import { type FieldProblems, ProblemError } from '../../platform/errors.ts';
import type { KeptFiles } from '../../platform/files/files.ts';
import { lockContent } from '../../platform/files/lock-content.ts';
import { dropLater } from '../../platform/files/unused-files.ts';
import type { Scanner } from '../../platform/scanner.ts';
import { lockEnrolment } from '../completion-store.ts';
import { completeIn, type FindOwnMaterial } from '../completion.ts';
import type { MaterialContent, QuestionsContent } from '../material-content.ts';
import { takeIn } from '../recall/recall.ts';
import type { OwnMaterialRow } from '../store.ts';
import { fittingAnswers, isFinished, isWayBack, plainAnswers, storedGiven } from './answers.ts';
import {
  type AttemptRow,
  closeAttempt,
  deleteAnswers,
  deleteAttempt,
  detachAnswers,
  holdAttempt,
  insertAttempt,
  readAnswers,
  readAttempts,
  type OwnAttemptQuery,
  readNow,
  readOverdue,
  readOwnAttempts,
  type SavedAnswer,
  upsertAnswers,
} from './attempts-store.ts';
import type { CaseSteps } from './case.ts';
import { type FilesByField, faultsOfForm, hiddenFields } from './form/completeness.ts';
import { shownFile } from './form/files.ts';
import {
  deleteFilesOfFields,
  deleteFormFile,
  type FormFileRow,
  insertFormFile,
  readFormFiles,
} from './form/files-store.ts';
import { type FilesField, namesOf, readUpload } from './form/upload.ts';
import { scoreOf } from './grading.ts';
import { makeLayout, placedQuestions, type Question } from './layout.ts';
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
  readonly answer: GivenValue;
  /** By the clock of the server as far as the device knows it, ISO 8601. */
  readonly givenAt: string;
}

/** A file that is handed in, as it came. */
export interface GivenFile {
  readonly attempt: number;
  readonly question: string;
  readonly file: File;
}

/** What a learner does in a test, a survey or a form. */
export interface Attempts {
  state(claim: ActivityClaim): Promise<ActivityState>;
  /** Begins an attempt; two clicks begin one. */
  start(claim: ActivityClaim): Promise<ActivityState>;
  save(given: GivenAnswer): Promise<void>;
  /** Adds a file to a field of a form; a second time changes nothing. */
  addFile(claim: ActivityClaim, given: GivenFile): Promise<FormFile>;
  /** Takes a file out; a second time changes nothing. */
  removeFile(claim: ActivityClaim, given: { readonly attempt: number; readonly file: number }): Promise<void>;
  /** Ends an attempt; a second time changes nothing. */
  submit(claim: ActivityClaim, attemptId: number): Promise<ActivityState>;
  /** Ends attempts whose time is over. */
  closeOverdue(): Promise<void>;
}

/** How many attempts one run of the job ends. */
const mostOverdue = 500;

interface AttemptParts {
  readonly jobs: JobContext['jobs'];
  readonly uploads: KeptFiles;
  /** Signs the addresses of files. */
  readonly secret: () => Promise<Buffer>;
  /** Looks through files that are handed in. */
  readonly scanner?: Scanner | undefined;
}

export function createAttempts(
  executor: Executor,
  findMaterial: FindOwnMaterial,
  { jobs, uploads, secret, scanner }: AttemptParts,
): Attempts {
  const findAttempt = batched((queries: readonly OwnAttemptQuery[]) => readOwnAttempts(executor, queries));
  const saveAnswer = batchedChange(
    (answers: readonly SavedAnswer[]) => upsertAnswers(executor, answers, 'passed over'),
    (answer) => saveAlone(executor, answer),
  );

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
    const activity = await claimed(claim);
    const { material, module, content } = activity;
    const attempts = await readAttempts(executor, keyOf(claim));
    const ended = attempts.find((attempt) => attempt.is_due || isEmptied(activity, attempt));
    if (ended !== undefined) {
      await end(activity, claim.userId, ended.id);
      return await stateOf(claim);
    }
    const shown = shownAttempt(attempts);
    const answers =
      shown === undefined
        ? new Map<string, GivenValue>()
        : await readAnswers(executor, claim.userId, shown.id);
    const hasFiles = shown !== undefined && module === 'dynamic_form';
    const rows = hasFiles ? await readFormFiles(executor, claim.userId, shown.id) : [];
    const key = await secret();
    const files = new Map<string, FormFile[]>();
    for (const row of rows)
      files.set(row.question, [...(files.get(row.question) ?? []), shownFile(key, claim, row)]);
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
        files,
      },
      claim.language,
      await readNow(executor),
    );
  }

  /**
   * Grades an attempt, completes the material where it is passed or sent, lets the questions of a test come back, and lets go of
   * who answered a survey. An attempt that an import emptied is none.
   */
  async function end(activity: OwnActivity, userId: number, attemptId: number): Promise<void> {
    const { material, module, content } = activity;
    await inTransaction(executor, async (transaction) => {
      await lockEnrolment(transaction, userId, material.enrolment_id);
      // Before the answers are read: one that is being saved is waited for, later ones come too late.
      const attempt = await holdAttempt(transaction, userId, attemptId);
      if (attempt?.material_id !== material.id || attempt.enrolment_id !== material.enrolment_id)
        throw new ProblemError('not_found');
      if (attempt.submitted_at !== null) return;
      if (isEmptied(activity, attempt)) {
        await deleteAttempt(transaction, userId, attemptId);
        return;
      }
      const questions = placedQuestions(content, attempt.layout).map(({ question }) => question);
      const answers = fittingAnswers(questions, await readAnswers(transaction, userId, attemptId));
      const given = { answers, files: await filesByField(transaction, { module, userId, attemptId }) };
      // Once the time is over, what is there counts.
      const fields = attempt.is_due ? {} : missingIn(module, content, questions, given);
      if (Object.keys(fields).length > 0) throw new ProblemError('bad_input', { fields });
      const plain = plainAnswers(answers);
      const score = scoreOf(questions, plain, content.passPercent);
      await closeAttempt(transaction, userId, attemptId, score);
      if (module === 'quiz') await takeIn(transaction, { userId, materialId: material.id }, questions, plain);
      if (content.isAnonymous || attempt.layout.isAnonymous === true)
        await detachAnswers(transaction, userId, attemptId, material.id);
      const isDone = material.completion === 2 && score.passed !== false;
      const key = { userId, enrolmentId: material.enrolment_id, materialId: material.id };
      const isMarked = score.percent !== null;
      await completeIn(transaction, { ...key, change: isDone ? 'complete' : 'leave' }, isMarked);
      if (module !== 'dynamic_form') return;
      const hidden = hiddenFields(content, questions, given);
      await deleteAnswers(transaction, userId, attemptId, hidden);
      const dropped = await deleteFilesOfFields(transaction, userId, attemptId, hidden);
      await dropLater(jobs, dropped, transaction);
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
      const attempt = await findAttempt({ userId, attemptId });
      if (attempt === undefined) throw new ProblemError('not_found');
      const { material, content } = await activityOf({ userId, materialId: attempt.material_id });
      const placed = placedQuestions(content, attempt.layout).find((one) => one.question.id === question);
      if (placed === undefined) throw new ProblemError('not_found');
      const stored = storedGiven(placed, answer);
      if (stored === undefined)
        throw new ProblemError('bad_input', { fields: { answer: ['field_invalid'] } });
      const given = { userId, attemptId, question, answer: stored, givenAt };
      const { question: asked } = placed;
      // An attempt at a course that has been begun again is over as well.
      const isSaved =
        material.enrolment_id === attempt.enrolment_id &&
        (asked.type === 'path'
          ? await inTransaction(executor, (transaction) => growWay(transaction, asked.steps, given))
          : await saveAnswer(given));
      if (!isSaved) throw new ProblemError('attempt_over');
    },

    addFile: async (claim, given) => {
      const activity = await claimed(claim);
      /** The field, and of its files the one that is it, as where an answer was lost; else the field has room. */
      const look = async (transaction: Executor, isIt: (file: FormFileRow) => boolean) => {
        const questions = await holdForm(transaction, activity, claim.userId, given.attempt);
        const field = filesField(questions, given.question);
        const files = await readFormFiles(transaction, claim.userId, given.attempt);
        const there = files.filter(({ question }) => question === given.question);
        const known = there.find(isIt);
        if (known === undefined && there.length >= field.most)
          throw new ProblemError('bad_input', { fields: { file: ['field_files_many'] } });
        return { field, known };
      };
      // Asked twice: a picture that has no place is not drawn, and while one is drawn and travels, nothing is held.
      const names = namesOf(given.file.name);
      const { field } = await inTransaction(executor, (transaction) =>
        look(transaction, ({ name }) => names.includes(name)),
      );
      const { bytes, ...facts } = await readUpload(field, given.file, scanner);
      await uploads.keep(bytes);
      const row = { ...facts, question: given.question, size: bytes.length };
      try {
        const id = await inTransaction(executor, async (transaction) => {
          const { known } = await look(
            transaction,
            ({ hash, name }) => hash === row.hash && name === row.name,
          );
          if (known !== undefined) return known.id;
          await lockContent(transaction, 'form file', row.hash);
          // Only looks, unless they were dropped since.
          await uploads.keep(bytes);
          return await insertFormFile(transaction, {
            ...row,
            userId: claim.userId,
            attemptId: given.attempt,
          });
        });
        return shownFile(await secret(), claim, { ...row, id });
      } catch (error) {
        // Another took the place meanwhile, or the attempt is over.
        if (error instanceof ProblemError) await dropLater(jobs, [row.hash], executor);
        throw error;
      }
    },

    removeFile: async (claim, { attempt, file }) => {
      const activity = await claimed(claim);
      await inTransaction(executor, async (transaction) => {
        await holdForm(transaction, activity, claim.userId, attempt);
        const key = { userId: claim.userId, attemptId: attempt, id: file };
        await dropLater(jobs, await deleteFormFile(transaction, key), transaction);
      });
    },

    submit: async (claim, attemptId) => {
      await end(await claimed(claim), claim.userId, attemptId);
      return await stateOf(claim);
    },

    closeOverdue: async () => {
      const failures: unknown[] = [];
      for (const { user_id: userId, id, material_id: materialId } of await readOverdue(
        executor,
        mostOverdue,
      )) {
        try {
          await end(await activityOf({ userId, materialId }), userId, id);
        } catch (error) {
          // One that cannot be ended holds up no other.
          failures.push(error);
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, 'Attempts could not be ended');
    },
  };
}

function keyOf({ userId, enrolmentId, materialId }: ActivityClaim) {
  return { userId, enrolmentId, materialId };
}

/** Whether a test that is under way has none of its questions any more: nothing is left to show, or to grade. */
function isEmptied({ module, content }: OwnActivity, { layout, submitted_at: at }: AttemptRow): boolean {
  return module === 'quiz' && at === null && placedQuestions(content, layout).length === 0;
}

async function filesByField(
  executor: Executor,
  attempt: {
    readonly module: ActivityState['module'];
    readonly userId: number;
    readonly attemptId: number;
  },
): Promise<FilesByField> {
  const files = new Map<string, number[]>();
  if (attempt.module !== 'dynamic_form') return files;
  for (const { question, id } of await readFormFiles(executor, attempt.userId, attempt.attemptId))
    files.set(question, [...(files.get(question) ?? []), id]);
  return files;
}

/** What keeps an attempt from being sent. */
function missingIn(
  module: ActivityState['module'],
  content: QuestionsContent,
  questions: readonly Question[],
  given: { readonly answers: ReadonlyMap<string, GivenValue>; readonly files: FilesByField },
): FieldProblems {
  if (module === 'dynamic_form') return faultsOfForm(content, questions, given);
  const isOpen = questions.some((one) => one.required && !isFinished(one, given.answers.get(one.id)));
  return isOpen ? { answers: ['field_required'] } : {};
}

/** @throws {ProblemError} `not_found` where the form has no such field for files. */
function filesField(questions: readonly Question[], id: string): FilesField {
  const found = questions.find((question) => question.id === id);
  if (found?.type !== 'field' || found.field.kind !== 'files') throw new ProblemError('not_found');
  return found.field;
}

/** @returns whether its attempt was under way, once nobody closes it any more. */
async function saveAlone(executor: Executor, given: SavedAnswer): Promise<boolean> {
  const [isSaved = false] = await upsertAnswers(executor, [given], 'waits');
  return isSaved;
}

/**
 * Saves a way through a case, which only grows: what was done to a patient cannot be undone, in another tab either.
 * @returns false where the attempt is over.
 */
async function growWay(transaction: Executor, steps: CaseSteps, given: SavedAnswer): Promise<boolean> {
  await holdAttempt(transaction, given.userId, given.attemptId);
  const known = (await readAnswers(transaction, given.userId, given.attemptId)).get(given.question);
  if (isWayBack(steps, known, given.answer))
    throw new ProblemError('bad_input', { fields: { answer: ['field_invalid'] } });
  return await saveAlone(transaction, given);
}

/** A form that is being filled in, by nobody else at the same time. */
async function holdForm(
  transaction: Executor,
  { material, content }: OwnActivity,
  userId: number,
  attemptId: number,
): Promise<readonly Question[]> {
  const attempt = await holdAttempt(transaction, userId, attemptId);
  if (attempt?.material_id !== material.id || attempt.enrolment_id !== material.enrolment_id)
    throw new ProblemError('not_found');
  if (attempt.submitted_at !== null || attempt.is_due) throw new ProblemError('attempt_over');
  return placedQuestions(content, attempt.layout).map(({ question }) => question);
}
