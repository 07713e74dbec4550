import { userInfo } from 'node:os';
import { sql } from 'kysely';
import type { Executor } from './database.ts';
import { deleteRows } from './delete-rows.ts';
import type { Job } from './jobs.ts';
import { typedChannel } from './typed-channel.ts';

/** Who did it. An operator is named as the machine knows them. */
export type Actor =
  | { readonly kind: 'guest' }
  | { readonly kind: 'operator'; readonly name: string }
  | { readonly kind: 'person'; readonly userId: number }
  | { readonly kind: 'system' };

/** What is recorded; a domain adds its own. */
export const auditActions = [
  'account.created',
  'account.deletion_asked',
  'account.deletion_taken_back',
  'account.erased',
  'account.exported',
  'account.locked',
  'account.unlocked',
  'attendance.recorded',
  'attendance.taken_back',
  'calendar.revoked',
  'calendar.shared',
  'capability.granted',
  'capability.revoked',
  'certificate.reissued',
  'certificate.revoked',
  'code.created',
  'code.ended',
  'contact.answered',
  'content.exported',
  'content.imported',
  'credentials.dropped',
  'database.backed_up',
  'database.migrated',
  'database.restored',
  'demo.loaded',
  'email.changed',
  'email.confirmed',
  'enrolment.created',
  'environment.off',
  'environment.on',
  'environment.set',
  'files.adopted',
  'grade.given',
  'identity.linked',
  'identity.unlinked',
  'load.generated',
  'numbers.raised',
  'order.cancelled',
  'order.confirmed',
  'order.expired',
  'order.paid',
  'order.refunded',
  'passkey.added',
  'passkey.refused',
  'passkey.removed',
  'password.changed',
  'password.forgotten',
  'payment.mismatched',
  'payment.noted',
  'payment.refund_noted',
  'payment.refund_refused',
  'payment.returned',
  'place.invited',
  'place.taken',
  'place.taken_back',
  'post.hidden',
  'post.restored',
  'reports.dismissed',
  'quote.issued',
  'quote.opened',
  'quote.ordered',
  'quote.withdrawn',
  'review.hidden',
  'review.restored',
  'secret.renewed',
  'secrets.resealed',
  'session.elevated',
  'session.ended',
  'session.opened',
  'session.reused',
] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditOutcomes = ['done', 'refused'] as const;

export interface AuditEvent {
  readonly actor: Actor;
  readonly action: AuditAction;
  readonly outcome?: (typeof auditOutcomes)[number];
  /** What it was done to, such as `user` and its id. */
  readonly object?: { readonly kind: string; readonly id: number | string };
  /** Where the call came from. */
  readonly address?: string;
  readonly requestId?: string;
  /** No secrets, and nothing that a person typed. */
  readonly details?: Readonly<Record<string, boolean | number | string | null>>;
}

/** Where this process tells of each event, for its figures. */
export const auditedEvents = typedChannel<AuditEvent>('medeina:audit');

/** Writes an event down, in the transaction of the deed. Rows never change and are kept for a year. */
export async function recordEvent(executor: Executor, event: AuditEvent): Promise<void> {
  const { actor, object } = event;
  await sql`
    insert into audit_events (actor_kind, actor_user_id, actor_name, action, outcome, object_kind, object_id, address,
      request_id, details)
    values (${actor.kind}, ${actor.kind === 'person' ? actor.userId : null},
      ${actor.kind === 'operator' ? actor.name : null}, ${event.action}, ${event.outcome ?? 'done'},
      ${object?.kind ?? null}, ${object === undefined ? null : String(object.id)}, ${event.address ?? null},
      ${event.requestId ?? null}, ${JSON.stringify(event.details ?? {})}::text::jsonb)`.execute(executor);
  auditedEvents.publish(event);
}

/** Deletes events older than a year; the database refuses to delete a younger one. */
export function auditJob(executor: Executor): Job {
  return {
    name: 'old-audit-events',
    schedule: '37 2 * * *',
    retries: 2,
    run: () => deleteRows(executor, 'audit_events', sql`happened_at < now() - interval '1 year'`),
  };
}

/** Whoever runs a command on this machine. */
export function operator(): Actor {
  return { kind: 'operator', name: process.env['SUDO_USER'] ?? nameOfUser() };
}

function nameOfUser(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run under a number that has no name.
    return String(process.getuid?.() ?? 'unknown');
  }
}
