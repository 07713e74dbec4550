import { type Kysely, sql } from 'kysely';

/**
 * A tick is one statement: it changes a learner's completion and makes what stands beside the enrolment anew, without
 * going back and forth, and with plans that are kept.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  // How far a learner is with a course: the one place that says so.
  await sql`
    create function progress_of(learner integer, chosen integer)
    returns table (total integer, done integer, current_material_id integer) language sql stable
    begin atomic
      select
        count(material.id)::integer,
        count(material.id) filter (where material.id = any (completed.ids))::integer,
        (array_agg(material.id order by topic.position, section.position, material.position)
          filter (where material.id <> all (completed.ids) and material.requires <@ completed.ids))[1]
      from (
        select coalesce(array_agg(material_id), '{}') as ids from completions
        where completions.user_id = learner and completions.course_id = chosen
      ) as completed
      join materials material on material.course_id = chosen and material.completion > 0 and not material.retired
      left join sections section on section.id = material.section_id
      left join topics topic on topic.id = section.topic_id;
    end`.execute(database);
  await sql`
    create or replace function refresh_progress(chosen_courses integer[], chosen_users integer[]) returns void language sql
    begin atomic
      update enrolments set
        done = progress.done,
        current_material_id = progress.current_material_id,
        completed_at = case
          when progress.total > 0 and progress.done >= progress.total then coalesce(enrolments.completed_at, now())
          else enrolments.completed_at
        end
      from (
        select enrolment.id, reached.*
        from enrolments enrolment
        cross join lateral progress_of(enrolment.user_id, enrolment.course_id) as reached
        where (chosen_courses is null or enrolment.course_id = any (chosen_courses))
          and (chosen_users is null or enrolment.user_id = any (chosen_users))
      ) as progress
      where enrolments.id = progress.id;
    end`.execute(database);
  // Two changes of one learner's course take turns, so that the last sees both: the enrolment is locked first. Where
  // another holds it, waiting is the caller's choice; no row comes back where it was not had.
  await sql`
    create function change_completion(learner integer, course integer, material integer, change text, waits boolean)
    returns table (done integer, total integer) language plpgsql rows 1
    -- Every statement in it goes by keys: no value is worth a plan of its own.
    set plan_cache_mode = force_generic_plan
    as $$
    declare
      held integer;
    begin
      if waits then
        select id into held from enrolments where user_id = learner and course_id = course for no key update;
      else
        select id into held from enrolments where user_id = learner and course_id = course for no key update skip locked;
      end if;
      if held is null then
        return;
      end if;
      if change = 'complete' then
        insert into completions (user_id, material_id, course_id) values (learner, material, course) on conflict do nothing;
      elsif change = 'open again' then
        delete from completions where user_id = learner and material_id = material;
      end if;
      return query
        update enrolments set
          opened_at = now(),
          done = progress.done,
          current_material_id = progress.current_material_id,
          completed_at = case
            when progress.total > 0 and progress.done >= progress.total then coalesce(completed_at, now())
            when change = 'open again' and progress.done < progress.total then null
            else completed_at
          end
        from progress_of(learner, course) as progress
        where enrolments.id = held
        returning progress.done, progress.total;
    end $$`.execute(database);
}
