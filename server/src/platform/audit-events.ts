import { sql } from 'kysely';
import type { Executor } from './database.ts';
import { startOfDay } from './sql.ts';

/** An event as it was recorded. */
export interface RecordedEvent {
  readonly id: string;
  readonly happened_at: Date;
  readonly actor_kind: string;
  readonly actor_user_id: number | null;
  /** Of an operator. */
  readonly actor_name: string | null;
  /** Of the account that a person has today. */
  readonly username: string | null;
  readonly action: string;
  readonly outcome: string;
  readonly object_kind: string | null;
  readonly object_id: string | null;
  readonly address: string | null;
  readonly request_id: string | null;
  readonly details: Readonly<Record<string, boolean | number | string | null>>;
}

interface AuditQuery {
  /** The account that did it, or to which it was done. */
  readonly userId?: number | undefined;
  /** The whole of an action, or what it begins with: `order.`. */
  readonly action?: string | undefined;
  /** Kind and id of what it was done to. */
  readonly object?: { readonly kind: string; readonly id: string } | undefined;
  /** A day at home, `YYYY-MM-DD`. */
  readonly since?: string | undefined;
  readonly refused?: boolean | undefined;
  readonly limit: number;
}

/** The newest events that fit, the newest first. */
export async function readEvents(executor: Executor, query: AuditQuery): Promise<RecordedEvent[]> {
  const { userId, action, object, since, refused = false, limit } = query;
  const { rows } = await sql<RecordedEvent>`
    select event.id, happened_at, actor_kind, actor_user_id, actor_name, users.username, action, outcome, object_kind,
      object_id, address, request_id, details
    from audit_events event left join users on users.id = event.actor_user_id
    where true
      ${userId === undefined ? sql`` : sql`and (actor_user_id = ${userId} or (object_kind = 'user' and object_id = ${String(userId)}))`}
      ${action === undefined ? sql`` : sql`and starts_with(action, ${action})`}
      ${object === undefined ? sql`` : sql`and object_kind = ${object.kind} and object_id = ${object.id}`}
      ${since === undefined ? sql`` : sql`and happened_at >= ${startOfDay(since)}`}
      ${refused ? sql`and outcome = 'refused'` : sql``}
    order by happened_at desc, event.id desc limit ${limit}`.execute(executor);
  return rows;
}
