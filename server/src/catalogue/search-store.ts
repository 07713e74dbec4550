import type { Language } from '@medeina/contract';
import { type RawBuilder, sql } from 'kysely';
import { type Executor, unprepared } from '../platform/database.ts';
import { anyOf, weights, wordQuery } from '../platform/text-search.ts';
import { readIds } from './ids.ts';
import { type Part, partsOf, type Synonyms } from './synonyms.ts';
import { beginsOneTypoAway, isOneTypoAway, shortestMended, wordsOf } from './words.ts';

/** Courses that a search found. */
export interface Found {
  /** Every id; the best first, unless there are very many. */
  readonly ids: Int32Array;
  /** Very many: those that say it in their title. The others come after them, each by popularity. */
  readonly inTitle: Int32Array | null;
}

const nothing: Found = { ids: new Int32Array(), inTitle: null };

/** Up to so many courses are ranked one by one; of more than these, nobody reads the difference. */
const mostRanked = 2000;

/**
 * Finds courses by words, in one language: each word by its stem and without diacritics, the last one by its beginning
 * too, be it one letter; what is a synonym, by its synonyms too. When nothing is found, words of five letters or more
 * that no course holds are mended by one typo, and words that mean nothing even so are left out, as long as one is left.
 */
export async function findCourses(
  executor: Executor,
  language: Language,
  text: string,
  synonyms: Synonyms,
): Promise<Found> {
  const parts = partsOf(wordsOf(text), synonyms);
  if (parts.length === 0) return nothing;
  const queries = parts.map((part, index) => partQuery(language, part, index === parts.length - 1));
  const asTyped = await find(executor, language, queries);
  if (asTyped.ids.length > 0) return asTyped;
  const meanings = await meaningsOfAll(executor, language, parts);
  if (meanings.every((meaning) => meaning === 'as typed')) return nothing;
  // Of a search that means nothing otherwise, one letter is no reason to show what begins with it.
  if (parts.every(({ words }, index) => words.join('').length === 1 || meanings[index]?.length === 0))
    return nothing;
  const mended = queries.flatMap((query, index) => {
    const meaning = meanings[index] ?? [];
    if (meaning === 'as typed') return [query];
    return meaning.length === 0 ? [] : [anyOf(meaning)];
  });
  return await find(executor, language, mended);
}

/** All words of a part, or all of one of its synonyms. */
function partQuery(language: Language, { words, others }: Part, isLast: boolean): RawBuilder<unknown> {
  const typed = words.map((word, index) => wordQuery(language, word, isLast && index === words.length - 1));
  const meant = others.map((other) => other.map((word) => wordQuery(language, word, false)));
  const alternatives = [typed, ...meant].map((all) => sql`(${sql.join(all, sql` && `)})`);
  return sql`(${sql.join(alternatives, sql` || `)})`;
}

async function find(
  executor: Executor,
  language: Language,
  queries: readonly RawBuilder<unknown>[],
): Promise<Found> {
  if (queries.length === 0) return nothing;
  const query = sql.join(queries, sql` && `);
  // The language is written into the text so that its partial indexes can be used. Ids travel
  // as one text: an array of 20,000 numbers would be read from the wire letter by letter.
  const inLanguage = sql.raw(`language = '${language}'`);
  const {
    rows: [all],
  } = await sql<{ ids: string | null }>`
    select ${unprepared} string_agg(course_id::text, ',') as ids from course_documents
    where ${inLanguage} and document @@ (${query})`.execute(executor);
  const ids = readIds(all?.ids);
  if (ids.length > mostRanked) {
    const {
      rows: [title],
    } = await sql<{ ids: string | null }>`
      select ${unprepared} string_agg(course_id::text, ',') as ids from course_documents
      where ${inLanguage} and ts_filter(document, '{a}') @@ (${query})`.execute(executor);
    return { ids, inTitle: readIds(title?.ids) };
  }
  if (ids.length < 2) return { ids, inTitle: null };
  const {
    rows: [ranked],
  } = await sql<{ ids: string | null }>`
    select ${unprepared} string_agg(course_id::text, ',' order by rank desc, enrolments desc, course_id) as ids from (
      select course_id, counters.enrolments, ts_rank(${weights}::real[], document, (${query})) as rank
      from course_documents join course_counters counters using (course_id)
      where ${inLanguage} and course_id = any (${Array.from(ids)}::integer[])
    ) as found`.execute(executor);
  return { ids: readIds(ranked?.ids), inTitle: null };
}

/** At most so many words are taken for what was meant by one. */
const mostMeanings = 20;

/** What was probably meant by each part: itself when it has synonyms or some course holds it, else words one typo away, if any. */
async function meaningsOfAll(
  executor: Executor,
  language: Language,
  parts: readonly Part[],
): Promise<('as typed' | readonly string[])[]> {
  const meanings: ('as typed' | readonly string[])[] = [];
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    const [word = ''] = part.words;
    if (part.others.length > 0) {
      meanings.push('as typed');
      continue;
    }
    const forms = await formsOf(executor, language, word, isLast);
    if (forms.known) meanings.push('as typed');
    else if (word.length < shortestMended) meanings.push([]);
    else meanings.push(await meaningsOf(executor, language, forms, isLast));
  }
  return meanings;
}

/** A word as the documents hold it: without diacritics, and its stems. */
interface Forms {
  readonly plain: string;
  readonly stems: readonly string[];
  /** Whether some course holds it. One without a stem is a word of every text ('and'): it asks for nothing. */
  readonly known: boolean;
}

async function formsOf(
  executor: Executor,
  language: Language,
  word: string,
  isLast: boolean,
): Promise<Forms> {
  const {
    rows: [row],
  } = await sql<Forms>`
    select plain, stems, cardinality(stems) = 0
      or exists (select from search_words where language = ${language} and word = any (plain || stems))
      or (${isLast} and exists (select from search_words where language = ${language} and ${begins(sql`plain`)})) as known
    from (
      select lower(unaccent(${word})) as plain,
        tsvector_to_array(to_tsvector(${sql.raw(`'medeina_${language}'`)}::regconfig, ${word})) as stems
    ) as forms`.execute(executor);
  return row ?? { plain: word, stems: [], known: true };
}

/** `like` would find the place in the index only where its pattern is in the statement's text, not among its values. */
function begins(start: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(word ~>=~ ${start} and word ~<~ (${start} || chr(x'10FFFF'::integer)))`;
}

async function meaningsOf(
  executor: Executor,
  language: Language,
  forms: Forms,
  isLast: boolean,
): Promise<string[]> {
  const tried = [forms.plain, ...forms.stems.filter((stem) => stem.length >= shortestMended - 1)];
  const { rows: near } = await sql<{ word: string }>`
    select word from search_words
    where language = ${language} and remainders && array(
      select remainder from unnest(${tried}::text[]) as form, unnest(word_remainders(form)) as remainder
    )
    order by courses desc, word limit 200`.execute(executor);
  const meant = near.map((row) => row.word).filter((word) => tried.some((form) => isOneTypoAway(form, word)));
  if (meant.length > 0 || !isLast) return meant.slice(0, mostMeanings);
  // Still being typed: a word whose beginning is one typo away. Its first two letters are taken as right.
  const { rows: begun } = await sql<{ word: string }>`
    select word from search_words
    where language = ${language} and ${begins(sql`${forms.plain.slice(0, 2)}::text`)} and length(word) >= ${forms.plain.length - 1}
    order by courses desc, word limit 2000`.execute(executor);
  return begun
    .map((row) => row.word)
    .filter((word) => beginsOneTypoAway(forms.plain, word))
    .slice(0, mostMeanings);
}
