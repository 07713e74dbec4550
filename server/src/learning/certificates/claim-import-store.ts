import { sql } from 'kysely';
import type { Executor } from '../../platform/database.ts';

/** Has the completed enrolments of courses looked at again, such as after a lower pass mark. */
export async function claimAgain(executor: Executor, courseIds: readonly number[]): Promise<void> {
  await sql`
    insert into certificate_claims (user_id, enrolment_id)
    select enrolments.user_id, enrolments.id
    from enrolments join courses on courses.id = enrolments.course_id
    where courses.id = any (${[...courseIds]}::integer[]) and courses.certificate
      and enrolments.completed_at is not null and not exists (
        select from certificates
        where certificates.user_id = enrolments.user_id and certificates.enrolment_id = enrolments.id)
    on conflict do nothing`.execute(executor);
}
