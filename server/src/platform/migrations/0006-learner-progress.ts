import { type Kysely, sql } from 'kysely';

/**
 * How far a learner is stands beside the enrolment, so that their list is read without counting through materials.
 * It follows from the completions and is made anew, in the same transaction, whenever these or the course change.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table courses add column tracked_materials integer not null default 0`.execute(database);
  await sql`
    alter table enrolments
      add column done integer not null default 0,
      add column current_material_id integer references materials on delete set null`.execute(database);
  // Null stands for all. Sets a course's completion and never takes it back: a course that grew was completed all the
  // same; only its learner opens it again.
  await sql`
    create function refresh_progress(chosen_courses integer[], chosen_users integer[]) returns void language sql
    begin atomic
      update enrolments set
        done = progress.done,
        current_material_id = progress.current,
        completed_at = case
          when progress.total > 0 and progress.done >= progress.total then coalesce(enrolments.completed_at, now())
          else enrolments.completed_at
        end
      from (
        select
          enrolment.id,
          count(material.id)::integer as total,
          count(completion.material_id)::integer as done,
          (array_agg(material.id order by topic.position, section.position, material.position)
            filter (where completion.material_id is null and material.requires <@ completed.ids))[1] as current
        from enrolments enrolment
        cross join lateral (
          select coalesce(array_agg(material_id), '{}') as ids from completions
          where completions.user_id = enrolment.user_id and completions.course_id = enrolment.course_id
        ) as completed
        left join materials material
          on material.course_id = enrolment.course_id and material.completion > 0 and not material.retired
        left join completions completion
          on completion.material_id = material.id and completion.user_id = enrolment.user_id
        left join sections section on section.id = material.section_id
        left join topics topic on topic.id = section.topic_id
        where (chosen_courses is null or enrolment.course_id = any (chosen_courses))
          and (chosen_users is null or enrolment.user_id = any (chosen_users))
        group by enrolment.id
      ) as progress
      where enrolments.id = progress.id;
    end`.execute(database);
  await sql`
    update courses set tracked_materials = counted.materials
    from (
      select course_id, count(*)::integer as materials from materials
      where completion > 0 and not retired group by course_id
    ) as counted
    where counted.course_id = courses.id`.execute(database);
  await sql`select refresh_progress(null, null)`.execute(database);
}
