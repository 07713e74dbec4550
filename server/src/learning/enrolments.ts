import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { Sql } from '../platform/database.ts';
import { ProblemError } from '../platform/errors.ts';
import { raiseContentVersion, type Work } from '../platform/sql.ts';

/** Whether a person has a course. */
export async function isEnrolled(read: Sql, userId: number, courseId: number): Promise<boolean> {
  const rows = await read`select from enrolments where user_id = ${userId} and course_id = ${courseId}`;
  return rows.length > 0;
}

/** Those of the courses that a person has. */
export async function enrolledAmong(
  read: Sql,
  userId: number,
  courseIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await read<{ course_id: number }[]>`
    select course_id from enrolments where user_id = ${userId} and course_id = any (${[...courseIds]}::integer[])`;
  return new Set(rows.map((row) => row.course_id));
}

export interface EnrolWish {
  readonly userId: number;
  readonly courseId: number;
  /** Which way to take the course; may be left out where there is only one that comes into question. */
  readonly productId?: number | undefined;
  /** An operator enrols whom they like, whatever the price. */
  readonly byOperator?: boolean;
  /** Check everything and change nothing. */
  readonly isDry?: boolean;
}

export interface Enrolled {
  readonly courseId: number;
  readonly productId: number | null;
  readonly enrolledAt: Date;
  /** False when the person had the course already. */
  readonly isNew: boolean;
}

interface Offer {
  readonly id: number;
  readonly price_cents: number;
  readonly special_cents: number | null;
  readonly start_date: string | null;
  readonly seats: number | null;
}

/**
 * Gives a person a course. Two clicks, two tabs or two instances at once make one enrolment and take one seat.
 * @throws {ProblemError} `not_found`; `offer_needed` for a course with a price; `no_seats`; `bad_input` where the
 * product has to be named or is none of the course's.
 */
export async function enrol({ database }: Pick<Context, 'database'>, wish: EnrolWish): Promise<Enrolled> {
  return await database.kysely.transaction().execute(async (work) => {
    const known = await findEnrolment(work, wish.userId, wish.courseId);
    if (known !== undefined) return known;
    const product = await chooseProduct(work, wish);
    if (wish.isDry === true) {
      return { courseId: wish.courseId, productId: product.id, enrolledAt: new Date(), isNew: true };
    }
    const { rows } = await sql<{ enrolled_at: Date }>`
      insert into enrolments (user_id, course_id, product_id) values (${wish.userId}, ${wish.courseId}, ${product.id})
      on conflict (user_id, course_id) do nothing returning enrolled_at`.execute(work);
    const [row] = rows;
    if (row === undefined) {
      // Somebody was faster between the look and the insert: the same person, in another tab.
      const other = await findEnrolment(work, wish.userId, wish.courseId);
      if (other === undefined) throw new ProblemError('conflict');
      return other;
    }
    if (product.seats !== null) await takeSeat(work, product.id);
    await sql`select refresh_progress(array[${wish.courseId}::integer], array[${wish.userId}::integer])`.execute(
      work,
    );
    await sql`
      update course_counters set enrolments = enrolments + 1 where course_id = ${wish.courseId}`.execute(
      work,
    );
    // The number of seats left is on public pages. Last, as a review and an import do it: else each could wait for the other.
    if (product.seats !== null) await raiseContentVersion(work);
    return { courseId: wish.courseId, productId: product.id, enrolledAt: row.enrolled_at, isNew: true };
  });
}

async function findEnrolment(work: Work, userId: number, courseId: number): Promise<Enrolled | undefined> {
  const { rows } = await sql<{ product_id: number | null; enrolled_at: Date }>`
    select product_id, enrolled_at from enrolments where user_id = ${userId} and course_id = ${courseId}`.execute(
    work,
  );
  const [row] = rows;
  return row && { courseId, productId: row.product_id, enrolledAt: row.enrolled_at, isNew: false };
}

async function chooseProduct(work: Work, wish: EnrolWish): Promise<Offer> {
  const { rows: courses } = await sql`
    select from courses where id = ${wish.courseId} and not retired`.execute(work);
  if (courses.length === 0) throw new ProblemError('not_found');
  const { rows: offers } = await sql<Offer>`
    select id, price_cents, special_cents, start_date::text as start_date, seats from products
    where course_id = ${wish.courseId} and not retired and (start_date is null or start_date >= current_date)
    order by start_date asc nulls last, id`.execute(work);
  return pickProduct(offers, wish);
}

/** Which of the products on offer a wish means. */
export function pickProduct(
  offers: readonly Offer[],
  wish: Pick<EnrolWish, 'productId' | 'byOperator'>,
): Offer {
  const isFree = (offer: Offer): boolean => (offer.special_cents ?? offer.price_cents) === 0;
  const isOpen = (offer: Offer): boolean => wish.byOperator === true || isFree(offer);
  if (wish.productId !== undefined) {
    const named = offers.find((offer) => offer.id === wish.productId);
    if (named === undefined)
      throw new ProblemError('bad_input', { fields: { product_id: ['field_invalid'] } });
    if (!isOpen(named)) throw new ProblemError('offer_needed');
    return named;
  }
  const open = offers.filter((offer) => isOpen(offer));
  const undated = open.find((offer) => offer.start_date === null);
  if (undated !== undefined) return undated;
  const [only, ...others] = open;
  if (only === undefined) throw new ProblemError(offers.length === 0 ? 'conflict' : 'offer_needed');
  // Several sessions: which of them is the person's to say.
  if (others.length > 0) throw new ProblemError('bad_input', { fields: { product_id: ['field_required'] } });
  return only;
}

async function takeSeat(work: Work, productId: number): Promise<void> {
  const { rows } = await sql`
    update products set seats_taken = seats_taken + 1
    where id = ${productId} and seats_taken < seats returning id`.execute(work);
  if (rows.length === 0) throw new ProblemError('no_seats');
}
