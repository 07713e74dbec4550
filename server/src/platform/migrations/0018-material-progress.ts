import { type Kysely, sql } from 'kysely';

/** Where a learner stopped in a document or an interactive package. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table material_progress (
      user_id integer not null,
      enrolment_id integer not null,
      material_id integer not null references materials on delete cascade,
      -- Of a document.
      page integer check (page >= 1),
      -- Of an interactive package, in its own words.
      state text check (length(state) <= 60000),
      -- By the clock of the device, never later than it was saved: what was noted last stands.
      given_at timestamptz not null,
      primary key (user_id, enrolment_id, material_id),
      foreign key (user_id, enrolment_id) references enrolments on delete cascade
    )`.execute(database);
  await sql`create index material_progress_material on material_progress (material_id)`.execute(database);
}
