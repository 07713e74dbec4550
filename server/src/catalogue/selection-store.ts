import type { Language } from '@medeina/contract';
import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { Executor } from '../platform/database.ts';
import { readIds } from './ids.ts';
import { refreshOffers } from './offers-store.ts';
import {
  Selection,
  type CategoryRow,
  type GroupRow,
  type SelectionSource,
  type StoredOrder,
  type Taxonomy,
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
function followSelection(context: Pick<Context, 'database' | 'versions' | 'log'>): CurrentSelection {
  const { versions, log } = context;
  const { executor } = context.database;
  let current: { selection: Selection; version: string; readAt: number } | undefined;
  let reading: Promise<Selection> | undefined;
  let generation = 0;

  async function read(): Promise<Selection> {
    const readVersion = versions.content;
    await refreshOffers(executor);
    const selection = await readSelection(executor);
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
      return `${generation}:${versions.content}`;
    },
    get: async () => {
      if (current === undefined) return await readOnce();
      const isNewer = current.version !== versions.content;
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

export async function readTaxonomy(executor: Executor): Promise<Taxonomy> {
  const [categories, groups] = await Promise.all([readCategories(executor), readGroups(executor)]);
  return { categories, groups };
}

async function readSelection(executor: Executor): Promise<Selection> {
  const [taxonomy, courses] = await Promise.all([readTaxonomy(executor), readCourses(executor)]);
  // One after the other: reading a large catalogue again must leave the database's other connections to requests.
  const orders: Record<StoredOrder, Int32Array> = {
    popular: await readOrder(
      executor,
      'counters.enrolments desc, counters.reviews desc, counters.rating desc, courses.id',
    ),
    newest: await readOrder(executor, 'courses.published desc, courses.id desc'),
    date: await readOrder(executor, 'courses.next_date asc nulls last, counters.enrolments desc, courses.id'),
    // What has no product has no price: it comes last either way.
    price_asc: await readOrder(
      executor,
      'courses.product_count = 0, coalesce(courses.special_cents, courses.price_cents), courses.id',
    ),
    price_desc: await readOrder(
      executor,
      'courses.product_count = 0, coalesce(courses.special_cents, courses.price_cents) desc, courses.id',
    ),
    rating: await readOrder(executor, 'counters.rating desc, counters.reviews desc, courses.id'),
    title_lt: await readTitles(executor, 'lt'),
    title_en: await readTitles(executor, 'en'),
    title_ru: await readTitles(executor, 'ru'),
  };
  return new Selection({ ...taxonomy, ...courses, orders });
}

async function readCategories(executor: Executor): Promise<CategoryRow[]> {
  const { rows } = await sql<Omit<CategoryRow, 'parentId'> & { parent_id: number | null }>`
    select id, key, parent_id, title, description, image from categories order by position, id`.execute(
    executor,
  );
  return rows.map((row) => ({
    id: row.id,
    key: row.key,
    parentId: row.parent_id,
    title: row.title,
    description: row.description,
    image: row.image,
  }));
}

async function readGroups(executor: Executor): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select filter_groups.id, filter_groups.key, filter_groups.name,
      coalesce(jsonb_agg(jsonb_build_object('id', filters.id, 'key', filters.key, 'name', filters.name)
        order by filters.position, filters.id) filter (where filters.id is not null), '[]') as filters
    from filter_groups left join filters on filters.group_id = filter_groups.id
    group by filter_groups.id order by filter_groups.position, filter_groups.id`.execute(executor);
  return rows;
}

/** One text instead of a row each: 100,000 rows would keep the process busy, and large, for longer than need be. */
async function readCourses(executor: Executor): Promise<Pick<SelectionSource, 'courses' | 'size'>> {
  const {
    rows: [row],
  } = await sql<{ size: number; lines: string | null }>`
    select count(*)::integer as size,
      string_agg(concat_ws(',', id, category_id, array_to_string(filter_ids, ',')), e'\\n' order by id) as lines
    from courses where not retired`.execute(executor);
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

async function readOrder(executor: Executor, order: string): Promise<Int32Array> {
  const {
    rows: [row],
  } = await sql<{ ids: string | null }>`
    select string_agg(id::text, ',') as ids from (
      select courses.id
      from courses join course_counters counters on counters.course_id = courses.id
      where not courses.retired order by ${sql.raw(order)}
    ) as ordered`.execute(executor);
  return readIds(row?.ids);
}

async function readTitles(executor: Executor, language: Language): Promise<Int32Array> {
  const {
    rows: [row],
  } = await sql<{ ids: string | null }>`
    select string_agg(id::text, ',') as ids from (
      select courses.id
      from courses join course_texts texts on texts.course_id = courses.id and texts.language = ${language}
      where not courses.retired order by texts.title collate ${sql.raw(`"${language}-x-icu"`)}, courses.id
    ) as ordered`.execute(executor);
  return readIds(row?.ids);
}
