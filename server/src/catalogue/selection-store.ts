import type { Language } from '@medeina/contract';
import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import { raiseContentVersion } from '../platform/sql.ts';
import { readIds } from './ids.ts';
import {
  Selection,
  type CategoryRow,
  type GroupRow,
  type SelectionSource,
  type StoredOrder,
} from './selection.ts';

/** The newest {@link Selection} that this process has. */
export interface CurrentSelection {
  get(): Promise<Selection>;
  /** Names the selection that {@link get} gave last together with the content's version: what answers follow from. */
  readonly stamp: string;
}

/** Up to so many courses a new selection is waited for; above, the old one serves until the new one is there. */
const smallCatalogue = 2000;
/** Orders by popularity change with every enrolment, which raises no version: they are looked up again after this. */
const oldAfterMilliseconds = 300_000;
/** A large catalogue is read again at most this often, however often its version goes up. */
const restMilliseconds = 10_000;

const followed = new WeakMap<Context, CurrentSelection>();

/** The selection of an app: one, whoever asks for it. */
export function selectionOf(context: Context): CurrentSelection {
  const known = followed.get(context) ?? followSelection(context);
  followed.set(context, known);
  return known;
}

/** Follows the catalogue: read at the first need and again when the content's version has gone up. */
function followSelection(context: Pick<Context, 'database' | 'version' | 'log'>): CurrentSelection {
  const { database, version, log } = context;
  let current: { selection: Selection; version: string; readAt: number } | undefined;
  let reading: Promise<Selection> | undefined;
  let generation = 0;

  async function read(): Promise<Selection> {
    const readVersion = version.current;
    await refreshOffers(context);
    const selection = await readSelection(database.sql);
    current = { selection, version: readVersion, readAt: Date.now() };
    generation += 1;
    return selection;
  }

  function readOnce(): Promise<Selection> {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  return {
    get stamp() {
      return `${generation}:${version.current}`;
    },
    get: async () => {
      if (current === undefined) return await readOnce();
      const isNewer = current.version !== version.current;
      const age = Date.now() - current.readAt;
      if (!isNewer && age < oldAfterMilliseconds) return current.selection;
      if (isNewer && current.selection.size <= smallCatalogue) return await readOnce();
      if (age > restMilliseconds) {
        readOnce().catch((error: unknown) =>
          log.warn({ err: error }, 'the catalogue could not be read again'),
        );
      }
      return current.selection;
    },
  };
}

/**
 * Past sessions leave the offers of their courses. The database says which day it is, here as everywhere: this machine's
 * clock may begin it sooner. Several instances doing it at once do no harm.
 */
async function refreshOffers({ database }: Pick<Context, 'database'>): Promise<void> {
  const [past] = await database.sql<{ ids: number[] | null }[]>`
    select array_agg(id order by id) as ids from courses where next_date < current_date`;
  const ids = past?.ids ?? [];
  if (ids.length === 0) return;
  await database.kysely.transaction().execute(async (work) => {
    await sql`select refresh_offers(${ids}::integer[])`.execute(work);
    await raiseContentVersion(work);
  });
}

type Read = Context['database']['sql'];

async function readSelection(sql: Read): Promise<Selection> {
  const [categories, groups, courses] = await Promise.all([
    readCategories(sql),
    readGroups(sql),
    readCourses(sql),
  ]);
  // One after the other: reading a large catalogue again must leave the database's other connections to requests.
  const orders: Record<StoredOrder, Int32Array> = {
    popular: await readOrder(
      sql,
      'counters.enrolments desc, counters.reviews desc, counters.rating desc, courses.id',
    ),
    newest: await readOrder(sql, 'courses.published desc, courses.id desc'),
    date: await readOrder(sql, 'courses.next_date asc nulls last, counters.enrolments desc, courses.id'),
    price_asc: await readOrder(sql, 'coalesce(courses.special_cents, courses.price_cents), courses.id'),
    price_desc: await readOrder(sql, 'coalesce(courses.special_cents, courses.price_cents) desc, courses.id'),
    rating: await readOrder(sql, 'counters.rating desc, counters.reviews desc, courses.id'),
    title_lt: await readTitles(sql, 'lt'),
    title_en: await readTitles(sql, 'en'),
    title_ru: await readTitles(sql, 'ru'),
  };
  return new Selection({ categories, groups, ...courses, orders });
}

async function readCategories(sql: Read): Promise<CategoryRow[]> {
  const rows = await sql<(Omit<CategoryRow, 'parentId'> & { parent_id: number | null })[]>`
    select id, key, parent_id, title, image from categories order by position, id`;
  return rows.map((row) => ({
    id: row.id,
    key: row.key,
    parentId: row.parent_id,
    title: row.title,
    image: row.image,
  }));
}

async function readGroups(sql: Read): Promise<GroupRow[]> {
  return await sql<GroupRow[]>`
    select filter_groups.id, filter_groups.key, filter_groups.name,
      coalesce(jsonb_agg(jsonb_build_object('id', filters.id, 'key', filters.key, 'name', filters.name)
        order by filters.position, filters.id) filter (where filters.id is not null), '[]') as filters
    from filter_groups left join filters on filters.group_id = filter_groups.id
    group by filter_groups.id order by filter_groups.position, filter_groups.id`;
}

/** One text instead of a row each: 100,000 rows would keep the process busy, and large, for longer than need be. */
async function readCourses(sql: Read): Promise<Pick<SelectionSource, 'courses' | 'size'>> {
  const [row] = await sql<{ size: number; lines: string | null }[]>`
    select count(*)::integer as size,
      string_agg(concat_ws(',', id, category_id, array_to_string(filter_ids, ',')), e'\\n' order by id) as lines
    from courses where not retired`;
  return { size: row?.size ?? 0, courses: courseLines(row?.lines ?? '') };
}

/** A course a line: its id, its category, its filters. */
function* courseLines(text: string): Iterable<{ id: number; categoryId: number; filterIds: number[] }> {
  for (let start = 0; start < text.length;) {
    const end = text.indexOf('\n', start);
    const line = text.slice(start, end === -1 ? undefined : end);
    const [id = 0, categoryId = 0, ...filterIds] = readIds(line);
    yield { id, categoryId, filterIds };
    start = end === -1 ? text.length : end + 1;
  }
}

async function readOrder(sql: Read, order: string): Promise<Int32Array> {
  const [row] = await sql<{ ids: string | null }[]>`
    select string_agg(id::text, ',') as ids from (
      select courses.id
      from courses join course_counters counters on counters.course_id = courses.id
      where not courses.retired order by ${sql.unsafe(order)}
    ) as ordered`;
  return readIds(row?.ids);
}

async function readTitles(sql: Read, language: Language): Promise<Int32Array> {
  const [row] = await sql<{ ids: string | null }[]>`
    select string_agg(id::text, ',') as ids from (
      select courses.id
      from courses join course_texts texts on texts.course_id = courses.id and texts.language = ${language}
      where not courses.retired order by texts.title collate ${sql.unsafe(`"${language}-x-icu"`)}, courses.id
    ) as ordered`;
  return readIds(row?.ids);
}
