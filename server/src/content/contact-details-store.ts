import type { ContactDetails, Language } from '@medeina/contract';
import { sql } from 'kysely';
import type { ContactDetailsSource } from '../import/shapes.ts';
import type { Executor } from '../platform/database.ts';
import { jsonb } from '../platform/sql.ts';

/** How to reach those who run the site, as they said it in the import. */

export async function readContactDetails(executor: Executor, language: Language): Promise<ContactDetails> {
  const {
    rows: [row],
  } = await sql<{ details: ContactDetailsSource }>`select details from contact_details`.execute(executor);
  const { phone, hours, email, answer_time, address, practice_places } = row?.details ?? {};
  return {
    phone: phone ?? null,
    hours: hours?.[language] ?? null,
    email: email ?? null,
    answer_time: answer_time?.[language] ?? null,
    address:
      address === undefined
        ? null
        : {
            street: address.street[language],
            city: address.city[language],
            postal_code: address.postal_code ?? null,
            country: address.country,
            note: address.note?.[language] ?? null,
          },
    practice_places: practice_places?.[language] ?? [],
  };
}

/** What the import said of those who run the site, within a transaction. */
export async function operatorDetails(executor: Executor): Promise<Partial<ContactDetailsSource>> {
  const { rows } = await sql<{ details: ContactDetailsSource }>`
    select details from contact_details`.execute(executor);
  return rows[0]?.details ?? {};
}

/** The file says all of them: what it no longer names goes. */
export async function saveContactDetails(executor: Executor, details: ContactDetailsSource): Promise<void> {
  await sql`
    insert into contact_details (details) values (${jsonb(details)})
    on conflict (is_only) do update set details = excluded.details`.execute(executor);
}
