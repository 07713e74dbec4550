import { randomBytes } from 'node:crypto';
import type { CoursePlace } from '@medeina/contract';
import { emailAddress } from '@medeina/contract/auth/schemas';
import { hashOf } from '../auth/tokens.ts';
import { raiseCourseVersions } from '../catalogue/stamp.ts';
import { enrolIn, withdraw } from '../learning/enrolments.ts';
import { recordEvent } from '../platform/audit.ts';
import type { Context, JobContext } from '../platform/context.ts';
import { type Executor, inTransaction } from '../platform/database.ts';
import { ProblemError } from '../platform/errors.ts';
import { holdOrder, type OrderRow, readOrderLines } from './orders-store.ts';
import { sendInvitation, sendPlaceTakenBack } from './place-letters.ts';
import {
  clearPlace,
  findInvitation,
  holdPlaces,
  type PlaceRow,
  readPlaces,
  savePlaceInvitation,
  takePlace,
} from './places-store.ts';

/** Places that a company bought: who was invited, who accepted, how far they are. */

export async function listPlaces(executor: Executor, orderId: number): Promise<CoursePlace[]> {
  const lines = await readOrderLines(executor, orderId);
  const rows = await readPlaces(executor, orderId);
  const rank = { taken: 0, invited: 1, free: 2 } as const;
  const places = rows.map((row) => {
    const line = lines.find(({ position }) => position === row.position);
    const isTaken = row.taken_at !== null;
    return {
      position: row.position,
      place: {
        id: row.id,
        product_id: row.product_id,
        course_id: row.course_id,
        course: line?.name ?? '',
        description: line?.description ?? '',
        status: statusOf(row),
        email: row.email,
        name: row.user_id === null ? null : `${row.firstname ?? ''} ${row.lastname ?? ''}`.trim(),
        invited_at: row.invited_at?.toISOString() ?? null,
        taken_at: row.taken_at?.toISOString() ?? null,
        progress: isTaken ? { done: row.done ?? 0, total: row.total ?? 0 } : null,
        completed_at: row.completed_at?.toISOString() ?? null,
        can_take_back: row.invited_at !== null && !row.is_begun && (row.user_id !== null || !isTaken),
      },
    };
  });
  return places
    .toSorted(
      (one, other) => one.position - other.position || rank[one.place.status] - rank[other.place.status],
    )
    .map(({ place }) => place);
}

function statusOf(row: PlaceRow): CoursePlace['status'] {
  if (row.taken_at !== null) return 'taken';
  return row.invited_at === null ? 'free' : 'invited';
}

/** What a list of people says: addresses in their order, each once, and what tries to be one, or a row without any. */
export interface ReadPeople {
  readonly emails: readonly string[];
  readonly unreadable: readonly string[];
}

const isAddress = (cell: string): boolean => emailAddress.safeParse(cell).success;

/** Reads addresses one to a row or between commas, or the rows of a CSV file, whatever its separator. */
export function readPeople(text: string): ReadPeople {
  const emails = new Map<string, string>();
  const unreadable: string[] = [];
  const rows = text.split(/\r?\n/).filter((row) => row.trim() !== '');
  for (const [at, row] of rows.entries()) {
    const cells = row.split(/[,;\t]/).map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    );
    const found = cells.filter(isAddress);
    for (const email of found) emails.set(email.toLowerCase(), email);
    // Beside others, too, what was typed wrong is told.
    if (found.length > 0)
      unreadable.push(
        ...cells.filter((cell) => cell.includes('@') && !isAddress(cell)).map((cell) => cell.slice(0, 200)),
      );
    // Headings name no address; a row that tries to is a mistake wherever it stands.
    const isHeading = at === 0 && rows.length > 1 && !row.includes('@');
    if (found.length === 0 && !isHeading) unreadable.push(row.trim().slice(0, 200));
  }
  return { emails: [...emails.values()], unreadable };
}

/** To whomever one person invites, again or not: some five whole carts, or one order of more places, such as of a quote. */
const invitationsAnHour = 500;

export interface InviteInput {
  readonly orderId: number;
  readonly userId: number;
  readonly productId: number;
  readonly people: string;
}

export interface Invited {
  readonly invited: number;
  readonly without_place: string[];
  readonly unreadable: string[];
}

/**
 * Gives free places to addresses and sends each its invitation, all in one transaction. Whoever was invited before and has
 * not accepted gets another letter, whose link replaces the one before.
 * @throws {ProblemError} `conflict` where the order is not paid or has no such places; `too_many_requests`
 */
export async function invite(context: Context, input: InviteInput): Promise<Invited> {
  const { emails, unreadable } = readPeople(input.people);
  const { executor } = context.database;
  const line = (await readOrderLines(executor, input.orderId)).find(
    ({ product_id: id }) => id === input.productId,
  );
  if (line === undefined) throw new ProblemError('conflict');
  // There are no more places, so there are no more letters.
  const letters = Math.min(emails.length, line.quantity);
  const { count, secondsLeft } = await context.limits.add(`invitations:${input.userId}`, 3600, letters);
  if (count > Math.max(invitationsAnHour, line.quantity))
    throw new ProblemError('too_many_requests', { retryAfter: secondsLeft });
  return await inTransaction(executor, async (transaction) => {
    const order = await holdPaid(transaction, input.orderId);
    const places = (await holdPlaces(transaction, order.id)).filter(
      (place) => place.product_id === input.productId,
    );
    if (places.length === 0) throw new ProblemError('conflict');
    const free = places.filter((place) => statusOf(place) === 'free');
    const without: string[] = [];
    let invited = 0;
    for (const email of emails) {
      const known = places.find((place) => place.email?.toLowerCase() === email.toLowerCase());
      // They have accepted: there is nothing to do.
      if (known !== undefined && statusOf(known) === 'taken') continue;
      const place = known ?? free.shift();
      if (place === undefined) {
        without.push(email);
        continue;
      }
      const token = randomBytes(32).toString('base64url');
      await savePlaceInvitation(transaction, place.id, { email, hash: hashOf(token) });
      await sendInvitation(context, transaction, {
        email,
        token,
        language: order.language,
        course: line.name,
        description: line.description,
      });
      invited += 1;
    }
    if (invited > 0)
      await recordEvent(transaction, {
        actor: { kind: 'person', userId: input.userId },
        action: 'place.invited',
        object: { kind: 'order', id: order.id },
        details: { invited },
      });
    return { invited, without_place: without, unreadable: [...unreadable] };
  });
}

/** @throws {ProblemError} `conflict` */
async function holdPaid(executor: Executor, orderId: number): Promise<OrderRow> {
  const order = await holdOrder(executor, orderId);
  if (order?.status !== 'paid') throw new ProblemError('conflict');
  return order;
}

/**
 * Makes a place free again. One that was taken goes back only while its course is untouched; its seat is the order's again.
 * @throws {ProblemError} `not_found`; `conflict` where it is in use, or nobody was invited.
 */
export async function takeBack(
  context: Context,
  {
    orderId,
    placeId,
    userId,
  }: { readonly orderId: number; readonly placeId: number; readonly userId: number },
): Promise<void> {
  await inTransaction(context.database.executor, async (transaction) => {
    const order = await holdPaid(transaction, orderId);
    const place = (await holdPlaces(transaction, orderId)).find(({ id }) => id === placeId);
    if (place === undefined) throw new ProblemError('not_found');
    if (place.invited_at === null) throw new ProblemError('conflict');
    let raised: readonly number[] = [];
    if (place.taken_at !== null) {
      const { user_id: user, course_id: courseId, product_id: productId, enrolment_id: enrolmentId } = place;
      // Its account is gone: what was begun is over.
      if (user === null || enrolmentId === null) throw new ProblemError('conflict');
      const enrolment = { userId: user, courseId, productId, enrolmentId };
      const withdrawn = await withdraw(transaction, [enrolment], { orderId, isUnused: true });
      if (withdrawn.count === 0) throw new ProblemError('conflict');
      raised = withdrawn.raised;
    }
    await clearPlace(transaction, placeId);
    await recordEvent(transaction, {
      actor: { kind: 'person', userId },
      action: 'place.taken_back',
      object: { kind: 'order', id: orderId },
    });
    if (place.email !== null) {
      const line = (await readOrderLines(transaction, orderId)).find(
        ({ position }) => position === place.position,
      );
      await sendPlaceTakenBack(context, transaction, {
        email: place.email,
        language: order.language,
        course: line?.name ?? '',
      });
    }
    await raiseCourseVersions(transaction, raised);
  });
}

export interface InvitationFacts {
  readonly course_id: number;
  readonly course: string;
  readonly description: string;
  readonly is_taken: boolean;
}

/** @throws {ProblemError} `not_found` where the link is no invitation, or no more. */
export async function lookAtInvitation(executor: Executor, token: string): Promise<InvitationFacts> {
  const place = await findInvitation(executor, hashOf(token));
  if (place === undefined) throw new ProblemError('not_found');
  const line = (await readOrderLines(executor, place.order_id)).find(
    ({ position }) => position === place.position,
  );
  return {
    course_id: place.course_id,
    course: line?.name ?? '',
    description: line?.description ?? '',
    is_taken: place.taken_at !== null,
  };
}

/**
 * Gives the place of an invitation to a person: they have the course then. Following the link again answers the same.
 * @throws {ProblemError} `not_found`; `conflict` where somebody else took it; `course_owned`; `no_seats`.
 */
export async function acceptInvitation(
  { database: { executor } }: Pick<JobContext, 'database'>,
  token: string,
  userId: number,
): Promise<number> {
  return await inTransaction(executor, async (transaction) => {
    const found = await findInvitation(transaction, hashOf(token));
    if (found === undefined) throw new ProblemError('not_found');
    // The order first, as whoever refunds or takes back holds it.
    await holdPaid(transaction, found.order_id);
    const place = await findInvitation(transaction, hashOf(token));
    if (place === undefined) throw new ProblemError('not_found');
    if (place.user_id === userId) return place.course_id;
    if (!(await takePlace(transaction, place.id, userId))) throw new ProblemError('conflict');
    const enrolled = await enrolIn(transaction, {
      userId,
      courseId: place.course_id,
      productId: place.product_id,
      source: 'seat',
      orderId: place.order_id,
    });
    if (!enrolled.isNew) throw new ProblemError('course_owned');
    await recordEvent(transaction, {
      actor: { kind: 'person', userId },
      action: 'place.taken',
      object: { kind: 'order', id: place.order_id },
    });
    return place.course_id;
  });
}
