import type { Language } from '@medeina/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../platform/database.ts';
import type { DataSubject } from '../platform/personal-data.ts';

/** Messages of people to those who run the site. */

/** Who writes, as far as is known. */
export interface Sender {
  readonly userId: number | null;
  readonly language: Language;
}

/** Whether a message bears the person's confirmed address. */
export function isFromAddress({ email }: DataSubject): RawBuilder<boolean> {
  return sql`lower(held.email) = lower(${email}::text)`;
}

export async function readContactSubjects(
  executor: Executor,
  language: Language,
): Promise<{ key: string; name: string }[]> {
  const { rows } = await sql<{ key: string; name: string }>`
    select key, name ->> ${language} as name from contact_subjects order by position`.execute(executor);
  return rows;
}

export async function insertContactMessage(
  executor: Executor,
  given: {
    readonly name: string;
    readonly phone: string | null;
    readonly email: string;
    readonly subject: string;
    readonly message: string;
  },
  sender: Sender,
): Promise<void> {
  await sql`
    insert into contact_messages (user_id, language, name, phone, email, subject, message)
    values (${sender.userId}, ${sender.language}, ${given.name}, ${given.phone}, ${given.email}, ${given.subject},
      ${given.message})`.execute(executor);
}

export async function insertCallBackRequest(
  executor: Executor,
  phone: string,
  sender: Sender,
): Promise<void> {
  await sql`
    insert into call_back_requests (user_id, language, phone)
    values (${sender.userId}, ${sender.language}, ${phone})`.execute(executor);
}
