import { type Kysely, sql } from 'kysely';

/** Courses, what sells them, what finds them. Texts by language are jsonb `{lt, en, ru}` or a row a language. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createSearch(database);
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
  await sql`
    create table courses (
      id integer primary key,
      slug text not null unique,
      shortname text not null,
      environment text not null default 'extlms',
      category_id integer not null references categories,
      format text not null check (format in ('hybrid', 'online', 'simulation')),
      business boolean not null default false,
      published date not null,
      duration_hours real not null,
      theory_minutes integer not null default 0,
      certificate boolean not null default false,
      certificate_validity_months integer,
      group_size integer,
      image text,
      shows_grades boolean not null default true,
      filter_ids integer[] not null default '{}',
      -- What the cheapest product costs and when the next session is: kept by refresh_offers().
      price_cents integer not null default 0,
      special_cents integer,
      price_to_cents integer not null default 0,
      product_count integer not null default 0,
      next_date date,
      next_end_date date,
      cities text[] not null default '{}',
      retired boolean not null default false
    )`.execute(database);
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
  await sql`
    create table products (
      id integer primary key,
      course_id integer not null references courses on delete cascade,
      price_cents integer not null check (price_cents >= 0),
      special_cents integer check (special_cents >= 0),
      start_date date,
      end_date date,
      location_name jsonb,
      location_address text,
      city text,
      seats integer check (seats >= 0),
      seats_taken integer not null default 0 check (seats_taken >= 0),
      retired boolean not null default false
    )`.execute(database);
  await sql`create index products_course on products (course_id)`.execute(database);
  await sql`create index products_start on products (start_date) where not retired`.execute(database);
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
      hidden_at timestamptz
    )`.execute(database);
  await sql`create unique index reviews_one_each on reviews (course_id, user_id)`.execute(database);
  await sql`create index reviews_newest on reviews (course_id, created_at desc, id desc) where hidden_at is null`.execute(
    database,
  );
  await sql`
    create table favourites (
      id integer generated by default as identity primary key,
      user_id integer not null references users on delete cascade,
      course_id integer not null references courses on delete cascade,
      created_at timestamptz not null default now()
    )`.execute(database);
  await sql`create unique index favourites_one_each on favourites (user_id, course_id)`.execute(database);
  await createOffers(database);
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

/** A course's offer follows from its products and the day: past sessions drop out of it. */
async function createOffers(database: Kysely<unknown>): Promise<void> {
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
        cities = coalesce(offer.cities, '{}')
      from (
        select
          course.id,
          (array_agg(product.price_cents order by coalesce(product.special_cents, product.price_cents), product.id))[1] as price_cents,
          (array_agg(product.special_cents order by coalesce(product.special_cents, product.price_cents), product.id))[1] as special_cents,
          max(coalesce(product.special_cents, product.price_cents)) as price_to_cents,
          count(product.id) as product_count,
          min(product.start_date) as next_date,
          (array_agg(coalesce(product.end_date, product.start_date) order by product.start_date))[1] as next_end_date,
          array_agg(distinct product.city) filter (where product.city is not null) as cities
        from courses course
        left join products product
          on product.course_id = course.id and not product.retired
          and (product.start_date is null or product.start_date >= current_date)
        where chosen is null or course.id = any (chosen)
        group by course.id
      ) offer
      where courses.id = offer.id
        and (chosen is not null or (courses.price_cents, courses.special_cents, courses.price_to_cents, courses.product_count,
             courses.next_date, courses.next_end_date)
          is distinct from (coalesce(offer.price_cents, 0), offer.special_cents, coalesce(offer.price_to_cents, 0),
             coalesce(offer.product_count, 0)::integer, offer.next_date, offer.next_end_date));
    end`.execute(database);
}
