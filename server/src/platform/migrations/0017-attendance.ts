import { type Kysely, sql } from 'kysely';

/** Who came to a practical session, as the operator recorded it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table attendance (
      user_id integer not null,
      enrolment_id integer not null,
      -- The session. One that is no longer sold, or no longer has dates, was attended all the same.
      product_id integer not null references products on delete cascade,
      recorded_at timestamptz not null default now(),
      primary key (user_id, enrolment_id, product_id),
      foreign key (user_id, enrolment_id) references enrolments on delete cascade
    )`.execute(database);
  await sql`create index attendance_product on attendance (product_id)`.execute(database);
}
