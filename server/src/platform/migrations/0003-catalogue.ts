import { type Kysely, sql } from 'kysely';

/** Courses, what sells them, what finds them. Texts by language are jsonb `{lt, en, ru}` or a row a language. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createSearch(database);
  await createTaxonomy(database);
  await createCourses(database);
  await createProducts(database);
  await createOffers(database);
  await createReviews(database);
}

async function createTaxonomy(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table categories (
      id integer primary key,
      key text not null unique,
      parent_id integer,
      title jsonb not null,
      position integer not null,
      image text
    )`.execute(database);
  await sql`
    create table filter_groups (
      id integer primary key,
      key text not null unique,
      name jsonb not null,
      position integer not null
    )`.execute(database);
  await sql`
    create table filters (
      id integer primary key,
      group_id integer not null references filter_groups on delete cascade,
      key text not null,
      name jsonb not null,
      position integer not null,
      unique (group_id, key)
    )`.execute(database);
}

async function createCourses(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table courses (
      id integer primary key,
      slug text not null unique,
      shortname text not null,
      environment_id text not null references environments,
      -- The course's id inside its environment; in the built-in one its own.
      environment_course_id integer not null,
      category_id integer not null references categories,
      format text not null check (format in ('hybrid', 'online', 'simulation')),
      business boolean not null default false,
      published date not null,
      duration_hours real not null,
      theory_minutes integer not null default 0,
      tracked_materials integer not null default 0,
      certificate boolean not null default false,
      certificate_validity_months integer,
      group_size integer,
      -- The photo in two sizes: on cards, and at the top of the course's page.
      image text,
      image_large text,
      shows_grades boolean not null default true,
      filter_ids integer[] not null default '{}',
      -- What the cheapest product costs now and when the next session is: kept by refresh_offers().
      price_cents integer not null default 0,
      special_cents integer,
      price_to_cents integer not null default 0,
      product_count integer not null default 0,
      next_date date,
      next_end_date date,
      cities text[] not null default '{}',
      -- When all this has to be worked out again: a session begins, or a special price comes or goes.
      offer_until timestamptz,
      retired boolean not null default false,
      unique (environment_id, environment_course_id)
    )`.execute(database);
  await sql`create index courses_category on courses (category_id)`.execute(database);
  await sql`create index courses_offer on courses (offer_until) where offer_until is not null`.execute(
    database,
  );
  await sql`
    create table course_texts (
      course_id integer not null references courses on delete cascade,
      language text not null check (language in ('lt', 'en', 'ru')),
      title text not null,
      short_description text not null,
      full_description text not null default '',
      abilities jsonb not null default '[]',
      subjects jsonb not null default '[]',
      faq jsonb not null default '[]',
      awards jsonb not null default '[]',
      primary key (course_id, language)
    )`.execute(database);
  // Apart from courses, because these rows change often and must stay small to do so cheaply.
  await sql`
    create table course_counters (
      course_id integer primary key references courses on delete cascade,
      enrolments integer not null default 0,
      reviews integer not null default 0,
      rating real not null default 0,
      stars integer[] not null default '{0,0,0,0,0}'
    ) with (fillfactor = 70)`.execute(database);
  await createDocuments(database);
}

async function createDocuments(database: Kysely<unknown>): Promise<void> {
  // Apart from the texts and narrow: a search for a common word reads a quarter of it.
  await sql`
    create table course_documents (
      course_id integer not null references courses on delete cascade,
      language text not null check (language in ('lt', 'en', 'ru')),
      document tsvector not null,
      primary key (course_id, language)
    )`.execute(database);
  for (const language of ['lt', 'en', 'ru']) {
    // Partial indexes, a pair for each language, so that a word of one language never costs a search in another. The
    // second holds titles alone: where very many courses fit, those that say it in their title come first.
    await sql
      .raw(
        `create index course_documents_${language} on course_documents using gin (document) with (fastupdate = off)
         where language = '${language}'`,
      )
      .execute(database);
    await sql
      .raw(
        `create index course_documents_title_${language} on course_documents
         using gin (ts_filter(document, '{a}')) with (fastupdate = off) where language = '${language}'`,
      )
      .execute(database);
  }
  // The dictionary follows the documents, whoever writes them, and only where they changed.
  await sql`
    create function count_search_words() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        update search_words set courses = search_words.courses - gone.courses
        from (
          select language, word, count(*)::integer as courses
          from documents_before, unnest(tsvector_to_array(document)) as word
          where length(word) between 3 and 40
          group by language, word
        ) as gone
        where search_words.language = gone.language and search_words.word = gone.word;
        delete from search_words where courses <= 0;
      end if;
      if tg_op <> 'DELETE' then
        insert into search_words (language, word, courses, remainders)
        select language, word, count(*)::integer, word_remainders(word)
        from documents_after, unnest(tsvector_to_array(document)) as word
        where length(word) between 3 and 40
        group by language, word
        on conflict (language, word) do update set courses = search_words.courses + excluded.courses;
      end if;
      return null;
    end $$`.execute(database);
  const events = [
    { event: 'insert', tables: 'new table as documents_after' },
    { event: 'update', tables: 'old table as documents_before new table as documents_after' },
    { event: 'delete', tables: 'old table as documents_before' },
  ];
  for (const { event, tables } of events) {
    await sql
      .raw(
        `create trigger course_documents_words_${event} after ${event} on course_documents
         referencing ${tables} for each statement execute function count_search_words()`,
      )
      .execute(database);
  }
}

/** What is sold, and the practical sessions that are part of it. Money is integer cents. */
async function createProducts(database: Kysely<unknown>): Promise<void> {
  // Rates are the operator's to keep up to date; a product names its class, an order line keeps the rate of its day.
  await sql`
    create table tax_classes (
      code text primary key,
      -- In hundredths of a percent: 2100 is 21 %.
      rate integer not null check (rate between 0 and 10000)
    )`.execute(database);
  await sql`insert into tax_classes (code, rate) values ('standard', 2100), ('exempt', 0)`.execute(database);
  await sql`
    create table products (
      id integer primary key,
      course_id integer not null references courses on delete cascade,
      price_cents integer not null check (price_cents >= 0),
      special_cents integer check (special_cents >= 0),
      special_from timestamptz,
      special_until timestamptz,
      tax_class text not null default 'standard' references tax_classes,
      retired boolean not null default false,
      check (special_cents is not null or (special_from is null and special_until is null)),
      check (special_from < special_until)
    )`.execute(database);
  await sql`create index products_course on products (course_id)`.execute(database);
  await sql`create index products_tax_class on products (tax_class)`.execute(database);
  // The dated form of a product: a group that meets at one place, on one day or several.
  await sql`
    create table practical_sessions (
      product_id integer primary key references products on delete cascade,
      -- From the beginning of the first day to the end of the last.
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      -- Whose clock the place goes by, such as Europe/Vilnius.
      time_zone text not null,
      location_name jsonb,
      location_address text,
      city text,
      -- Null: as many as want to come.
      capacity integer check (capacity >= 0),
      check (starts_at < ends_at)
    )`.execute(database);
  await sql`create index practical_sessions_start on practical_sessions (starts_at)`.execute(database);
  await sql`
    create table practical_session_days (
      product_id integer not null references practical_sessions on delete cascade,
      position smallint not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      primary key (product_id, position),
      check (starts_at < ends_at)
    )`.execute(database);
  await createSeats(database);
}

/**
 * Seats are a ledger of holds, never a counter: what holds one is named, and a hold that runs out is gone by itself. Whoever
 * takes a seat locks the session's row first.
 */
async function createSeats(database: Kysely<unknown>): Promise<void> {
  // No key to the learner's tables: these are spread by person in a cluster, and seats belong to the catalogue.
  await sql`
    create table seat_holds (
      product_id integer not null references practical_sessions on delete cascade,
      id bigint generated always as identity,
      guest_session text,
      order_id integer,
      user_id integer,
      enrolment_id integer,
      held_at timestamptz not null default now(),
      -- Null: for good.
      expires_at timestamptz,
      primary key (product_id, id),
      check ((user_id is null) = (enrolment_id is null)),
      check (num_nonnulls(guest_session, order_id, enrolment_id) = 1)
    )`.execute(database);
  await sql`
    create unique index seat_holds_enrolment on seat_holds (user_id, enrolment_id) where enrolment_id is not null`.execute(
    database,
  );
  await sql`create index seat_holds_order on seat_holds (order_id) where order_id is not null`.execute(
    database,
  );
  await sql`create index seat_holds_expiry on seat_holds (expires_at) where expires_at is not null`.execute(
    database,
  );
}

async function createReviews(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table reviews (
      id integer generated by default as identity primary key,
      course_id integer not null references courses on delete cascade,
      user_id integer references users on delete set null,
      external_id text unique,
      first_name text not null,
      last_name text not null,
      position text,
      rating smallint not null check (rating between 1 and 5),
      language text not null check (language in ('lt', 'en', 'ru')),
      text text not null,
      created_at timestamptz not null default now(),
      hidden_at timestamptz,
      unique (course_id, user_id)
    )`.execute(database);
  await sql`create index reviews_user on reviews (user_id)`.execute(database);
  await sql`create index reviews_newest on reviews (course_id, created_at desc, id desc) where hidden_at is null`.execute(
    database,
  );
  await sql`
    create table favourites (
      user_id integer not null references users on delete cascade,
      id integer generated by default as identity,
      course_id integer not null references courses on delete cascade,
      created_at timestamptz not null default now(),
      primary key (user_id, id),
      unique (user_id, course_id)
    )`.execute(database);
  await sql`create index favourites_course on favourites (course_id)`.execute(database);
}

/** A course's offer follows from its products and the moment: sessions that began drop out of it, specials come and go. */
async function createOffers(database: Kysely<unknown>): Promise<void> {
  // A product as it stands now. Days are those of the place where the session is held.
  await sql`
    create view current_products as
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
      not products.retired and (session.starts_at is null or session.starts_at > now()) as is_on_offer
    from products left join practical_sessions session on session.product_id = products.id`.execute(database);
  await sql`
    create function refresh_offers(chosen integer[]) returns void language sql
    begin atomic
      update courses set
        price_cents = coalesce(offer.price_cents, 0),
        special_cents = offer.special_cents,
        price_to_cents = coalesce(offer.price_to_cents, 0),
        product_count = coalesce(offer.product_count, 0),
        next_date = offer.next_date,
        next_end_date = offer.next_end_date,
        cities = coalesce(offer.cities, '{}'),
        offer_until = offer.offer_until
      from (
        select
          course.id,
          (array_agg(product.price_cents order by coalesce(product.special_cents, product.price_cents), product.id))[1] as price_cents,
          (array_agg(product.special_cents order by coalesce(product.special_cents, product.price_cents), product.id))[1] as special_cents,
          max(coalesce(product.special_cents, product.price_cents)) as price_to_cents,
          count(product.id)::integer as product_count,
          min(product.start_date) as next_date,
          (array_agg(product.end_date order by product.starts_at))[1] as next_end_date,
          array_agg(distinct product.city) filter (where product.city is not null) as cities,
          (
            select min(moment)
            from products own left join practical_sessions session on session.product_id = own.id,
              unnest(array[session.starts_at, own.special_from, own.special_until]) as moment
            where own.course_id = course.id and not own.retired and moment > now()
          ) as offer_until
        from courses course
        left join current_products product on product.course_id = course.id and product.is_on_offer
        where chosen is null or course.id = any (chosen)
        group by course.id
      ) offer
      where courses.id = offer.id
        and (courses.price_cents, courses.special_cents, courses.price_to_cents, courses.product_count,
             courses.next_date, courses.next_end_date, courses.cities, courses.offer_until)
          is distinct from (coalesce(offer.price_cents, 0), offer.special_cents, coalesce(offer.price_to_cents, 0),
             coalesce(offer.product_count, 0), offer.next_date, offer.next_end_date, coalesce(offer.cities, '{}'),
             offer.offer_until);
    end`.execute(database);
}

/**
 * Words are compared without diacritics and by stem. The document holds each word twice: its stem, so that inflected
 * forms meet, and the word as it stands, so that the start of a word finds it while it is being typed. Letters are
 * made small by ICU: the database's own locale may be C, which knows no Cyrillic.
 */
async function createSearch(database: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists unaccent`.execute(database);
  const stems = [
    { language: 'lt', configuration: 'lithuanian', dictionary: 'lithuanian_stem' },
    { language: 'en', configuration: 'english', dictionary: 'english_stem' },
    { language: 'ru', configuration: 'russian', dictionary: 'russian_stem' },
  ];
  for (const { language, configuration, dictionary } of stems) {
    await sql
      .raw(`create text search configuration medeina_${language} (copy = pg_catalog.${configuration})`)
      .execute(database);
    await sql
      .raw(
        `alter text search configuration medeina_${language}
         alter mapping for word, hword, hword_part with unaccent, ${dictionary}`,
      )
      .execute(database);
  }
  await sql`create text search configuration medeina_plain (copy = pg_catalog.simple)`.execute(database);
  await sql`
    alter text search configuration medeina_plain
    alter mapping for word, hword, hword_part with unaccent, simple`.execute(database);
  await sql`
    create function search_configuration(language text) returns regconfig
    language sql immutable parallel safe
    return case language
      when 'en' then 'medeina_en'::regconfig
      when 'ru' then 'medeina_ru'::regconfig
      else 'medeina_lt'::regconfig
    end`.execute(database);
  await sql`
    create function course_document(language text, title text, category text, short_description text, subjects text)
    returns tsvector language sql immutable parallel safe
    return
      setweight(to_tsvector(search_configuration(language), lower(title collate "und-x-icu")), 'A') ||
      setweight(to_tsvector('medeina_plain'::regconfig, lower(title collate "und-x-icu")), 'A') ||
      setweight(to_tsvector(search_configuration(language), lower(category collate "und-x-icu")), 'B') ||
      setweight(to_tsvector('medeina_plain'::regconfig, lower(category collate "und-x-icu")), 'B') ||
      setweight(to_tsvector(search_configuration(language), lower(short_description collate "und-x-icu")), 'C') ||
      setweight(to_tsvector('medeina_plain'::regconfig, lower(short_description collate "und-x-icu")), 'C') ||
      setweight(to_tsvector(search_configuration(language), lower(subjects collate "und-x-icu")), 'D') ||
      setweight(to_tsvector('medeina_plain'::regconfig, lower(subjects collate "und-x-icu")), 'D')`.execute(
    database,
  );
  // Every lexeme of the documents with what is left of it when one letter is taken out: two words within one typo of
  // each other share such a remainder, so an index on them finds the meant word exactly, without measuring them all.
  await sql`
    create table search_words (
      language text not null,
      word text not null,
      courses integer not null,
      remainders text[] not null,
      primary key (language, word)
    )`.execute(database);
  await sql`create index search_words_remainders on search_words using gin (remainders)`.execute(database);
  await sql`create index search_words_prefix on search_words (language, word text_pattern_ops)`.execute(
    database,
  );
  await sql`
    create function word_remainders(word text) returns text[]
    language sql immutable parallel safe
    return array(
      select distinct left(word, place - 1) || substr(word, place + 1)
      from generate_series(1, length(word)) as place
    ) || word`.execute(database);
}
