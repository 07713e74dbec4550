import { raiseCourseVersions } from '../catalogue/stamp.ts';
import type { Executor } from '../platform/database.ts';
import { ProblemError } from '../platform/errors.ts';
import {
  cancelEnrolment,
  countEnrolment,
  type EnrolmentSource,
  findEnrolment,
  hasOpenEnrolment,
  holdEnrolments,
  insertEnrolment,
  type OfferRow,
  readCoursePlace,
  readOffers,
  readTakenAmong,
  uncountEnrolments,
} from './enrolments-store.ts';
import { holdSeat, holdSessions, leaveSeat, takeOrderSeat } from './seats-store.ts';

/** Whether a person has a course, and may take it again, as its certificate runs out. */
export interface Standing {
  readonly enrolled: boolean;
  readonly canRenew: boolean;
}

export async function readStanding(executor: Executor, userId: number, courseId: number): Promise<Standing> {
  const row = await findEnrolment(executor, userId, courseId);
  return { enrolled: row !== undefined, canRenew: row?.is_due_again === true };
}

/** Whether a person has a course that they may not take again yet. */
export async function isTaken(executor: Executor, userId: number, courseId: number): Promise<boolean> {
  return (await findEnrolled(executor, { userId, courseId })) !== undefined;
}

/** Whether a person may see what a course holds: for addresses that work without a session. */
export async function mayStudy(executor: Executor, userId: number, courseId: number): Promise<boolean> {
  return await hasOpenEnrolment(executor, userId, courseId);
}

/** Those of the courses that a person has and may not take again yet. */
export async function takenAmong(
  executor: Executor,
  userId: number,
  courseIds: readonly number[],
): Promise<ReadonlySet<number>> {
  return new Set(await readTakenAmong(executor, userId, courseIds));
}

export interface EnrolInput {
  readonly userId: number;
  readonly courseId: number;
  /** Which way to take the course; may be left out where there is only one that comes into question. */
  readonly productId?: number | undefined;
  /** Only what is `free` asks for the price: the others have paid, or need not. */
  readonly source: EnrolmentSource;
  /** Whose seat of the session to take, where an order holds one. */
  readonly orderId?: number;
}

export interface Enrolled {
  readonly courseId: number;
  readonly productId: number | null;
  readonly enrolledAt: Date;
  /** False when the person had the course already. */
  readonly isNew: boolean;
}

interface EnrolledAmong extends Enrolled {
  /** There is one seat less, which the course's pages show. */
  readonly tookSeat: boolean;
}

/**
 * Gives a person a course, within the caller's transaction; again, as another attempt, when the certificate of the last
 * one runs out. Two clicks, two tabs or two instances at once make one enrolment and take one seat.
 * @throws {ProblemError} `not_found`; `environment_account_needed`; `offer_needed` for a course with a price; `no_seats`; `bad_input` where the
 * product has to be named or is none of the course's. The transaction must then be rolled back.
 */
export async function enrolIn(executor: Executor, input: EnrolInput): Promise<Enrolled> {
  const { tookSeat, ...enrolled } = await enrolAmong(executor, input);
  // Last, as reviews do it: in another order two transactions could wait for each other.
  if (tookSeat) await raiseCourseVersions(executor, [enrolled.courseId]);
  return enrolled;
}

/**
 * The same for one of several courses, which `holdCourses` has locked. Where it took a seat, the course's version is the
 * caller's to raise, once all is done.
 */
export async function enrolAmong(executor: Executor, input: EnrolInput): Promise<EnrolledAmong> {
  const { userId, courseId } = input;
  await holdEnrolments(executor, userId, courseId);
  const known = await findEnrolled(executor, input);
  if (known !== undefined) return known;
  const ordered = input.orderId === undefined ? null : (input.productId ?? null);
  const offers = await readOffers(executor, courseId, ordered);
  if (offers === undefined) throw new ProblemError('not_found');
  // An operator may enrol whom they will: the account elsewhere can follow.
  if (input.source === 'free') await needAccountElsewhere(executor, userId, courseId);
  const product = pickProduct(offers, input);
  const enrolment = await insertEnrolment(executor, {
    userId,
    courseId,
    productId: product.id,
    source: input.source,
  });
  const isDated = product.starts_at !== null;
  if (isDated) {
    const seat = { productId: product.id, userId, enrolmentId: enrolment.id };
    const isOrdered =
      input.orderId !== undefined && (await takeOrderSeat(executor, { ...seat, orderId: input.orderId }));
    if (!isOrdered && !(await holdSeat(executor, seat))) throw new ProblemError('no_seats');
  }
  await countEnrolment(executor, userId, courseId);
  return {
    courseId,
    productId: product.id,
    enrolledAt: enrolment.enrolled_at,
    isNew: true,
    tookSeat: isDated,
  };
}

/**
 * Gives the reader of a preview a course, within the caller's transaction: by whatever it offers that has room, and without
 * a product where all of that is over or full, as lessons are to be read all the same.
 */
export async function enrolToRead(
  executor: Executor,
  { userId, courseId }: Pick<EnrolInput, 'courseId' | 'userId'>,
): Promise<void> {
  await holdEnrolments(executor, userId, courseId);
  if ((await findEnrolled(executor, { userId, courseId })) !== undefined) return;
  const offers = (await readOffers(executor, courseId, null)) ?? [];
  const product = offers.find(({ capacity }) => capacity === null || capacity > 0);
  const productId = product?.id ?? null;
  const enrolment = await insertEnrolment(executor, { userId, courseId, productId, source: 'operator' });
  if (product !== undefined && product.starts_at !== null)
    await holdSeat(executor, { productId: product.id, userId, enrolmentId: enrolment.id });
  await countEnrolment(executor, userId, courseId);
}

/**
 * Lets pass who has an account in the environment where the course is studied.
 * @param accountId the account there that the caller names; null or undefined where they name none.
 * @throws {ProblemError} `environment_account_needed`; `forbidden` where the account is none of theirs.
 */
export async function needAccountElsewhere(
  executor: Executor,
  userId: number,
  courseId: number,
  accountId?: string | null,
): Promise<void> {
  const place = await readCoursePlace(executor, userId, courseId);
  if (place === undefined) throw new ProblemError('not_found');
  if (!place.is_built_in && !place.has_account) throw new ProblemError('environment_account_needed');
  if (accountId != null && (place.is_built_in || accountId !== place.account_id))
    throw new ProblemError('forbidden');
}

/** An attempt at a course that an order gave. */
export interface GivenAttempt {
  readonly userId: number;
  readonly courseId: number;
  readonly productId: number;
  readonly enrolmentId: number;
}

/**
 * Locks what several enrolments begin or end with, first and in one order: two orders, or an order and an import, never wait
 * for each other.
 */
export async function holdCourses(
  executor: Executor,
  courses: readonly Omit<GivenAttempt, 'enrolmentId'>[],
): Promise<void> {
  const inOrder = courses.toSorted(
    (one, other) => one.userId - other.userId || one.courseId - other.courseId,
  );
  for (const { userId, courseId } of inOrder) await holdEnrolments(executor, userId, courseId);
  await holdSessions(
    executor,
    courses.map(({ productId }) => productId),
  );
}

export interface Withdrawn {
  /** How many of the attempts were still had. */
  readonly count: number;
  /** The courses whose versions are to be raised, once all is done. */
  readonly raised: readonly number[];
}

/** Takes attempts away that an order gave, within the caller's transaction. What was done in them is kept. */
export async function withdraw(
  executor: Executor,
  attempts: readonly GivenAttempt[],
  {
    orderId,
    isUnused = false,
  }: {
    /** The order that has the seats again; null: nobody. */
    readonly orderId: number | null;
    /** Leave alone what was begun. Left out: whatever was done. */
    readonly isUnused?: boolean;
  },
): Promise<Withdrawn> {
  await holdCourses(executor, attempts);
  const ended: GivenAttempt[] = [];
  for (const attempt of attempts.toSorted((one, other) => one.enrolmentId - other.enrolmentId))
    if (await cancelEnrolment(executor, attempt, isUnused)) ended.push(attempt);
  const raised: number[] = [];
  for (const attempt of ended)
    if (await leaveSeat(executor, { ...attempt, orderId })) raised.push(attempt.courseId);
  await uncountEnrolments(
    executor,
    ended.map(({ courseId }) => courseId),
  );
  return { count: ended.length, raised };
}

async function findEnrolled(
  executor: Executor,
  { userId, courseId }: Pick<EnrolInput, 'courseId' | 'userId'>,
): Promise<EnrolledAmong | undefined> {
  const row = await findEnrolment(executor, userId, courseId);
  if (row === undefined || row.is_due_again) return undefined;
  return { courseId, productId: row.product_id, enrolledAt: row.enrolled_at, isNew: false, tookSeat: false };
}

function isFree(offer: OfferRow): boolean {
  return (offer.special_cents ?? offer.price_cents) === 0;
}

/** The product on offer that the input chooses. */
export function pickProduct(
  offers: readonly OfferRow[],
  input: Pick<EnrolInput, 'productId' | 'source'>,
): OfferRow {
  const isOpen = (offer: OfferRow): boolean => input.source !== 'free' || isFree(offer);
  if (input.productId !== undefined) {
    const named = offers.find((offer) => offer.id === input.productId);
    if (named === undefined)
      throw new ProblemError('bad_input', { fields: { product_id: ['field_invalid'] } });
    if (!isOpen(named)) throw new ProblemError('offer_needed');
    return named;
  }
  const open = offers.filter((offer) => isOpen(offer));
  const undated = open.find((offer) => offer.starts_at === null);
  if (undated !== undefined) return undated;
  const [only, ...others] = open;
  if (only === undefined) throw new ProblemError(offers.length === 0 ? 'conflict' : 'offer_needed');
  // Several sessions: which of them is the person's to say.
  if (others.length > 0) throw new ProblemError('bad_input', { fields: { product_id: ['field_required'] } });
  return only;
}
