import { type Kysely, sql } from 'kysely';

/**
 * Minutes in the language of who studies, until when a product's special price holds, and subjects that are offered only with
 * shopping, or only without.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  // What is null or missing is as long in every language: `duration_minutes` of the material, `theory_minutes` of the course.
  await sql`alter table materials add column minutes_by_language jsonb`.execute(database);
  await sql`alter table course_texts add column theory_minutes integer`.execute(database);
  await sql`alter table contact_subjects add column shopping boolean`.execute(database);
  // As it was, with another column at its end.
  await sql`
    create or replace view current_products as
    select
      products.id,
      products.course_id,
      products.price_cents,
      case
        when coalesce(products.special_from <= now(), true) and coalesce(products.special_until > now(), true)
        then products.special_cents
      end as special_cents,
      products.tax_class,
      session.starts_at,
      session.ends_at,
      session.time_zone,
      (session.starts_at at time zone session.time_zone)::date as start_date,
      (session.ends_at at time zone session.time_zone)::date as end_date,
      session.location_name,
      session.location_address,
      session.city,
      session.capacity,
      (
        select count(*) from seat_holds holds
        where holds.product_id = products.id and (holds.expires_at is null or holds.expires_at > now())
      )::integer as seats_held,
      not products.retired and (session.starts_at is null or session.starts_at > now()) as is_on_offer,
      case
        when coalesce(products.special_from <= now(), true) and products.special_until > now()
        then products.special_until
      end as special_until
    from products left join practical_sessions session on session.product_id = products.id`.execute(database);
}
