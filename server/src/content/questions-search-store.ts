import type { FoundQuestion, Language } from '@medeina/contract';
import { type RawBuilder, sql } from 'kysely';
import { beginsOneTypoAway, isOneTypoAway, shortestMended, wordsOf } from '../catalogue/words.ts';
import { type Executor, unprepared } from '../platform/database.ts';
import { anyOf, weights, wordQuery } from '../platform/text-search.ts';
import { holds } from './conditions-store.ts';

/** More than these nobody reads through. */
const mostFound = 50;

/** Who searches, and on which site. */
interface Reader {
  readonly language: Language;
  readonly shopping: boolean;
}

/** Questions are some dozens: their documents are made as they are searched, as those of courses are when imported. */
function documents({ language, shopping }: Reader): RawBuilder<unknown> {
  return sql`
    select category.id as topic_id, category.key, category.name ->> ${language} as name,
      item ->> 'question' as question, (row_number() over (partition by category.id order by place))::integer as id,
      course_document(${language}, item ->> 'question', category.name ->> ${language}, item ->> 'answer', '') as document
    from question_categories category,
      jsonb_array_elements(category.questions -> ${language}) with ordinality as asked (item, place)
    where ${holds(sql`item ->> 'shopping'`, shopping)}`;
}

/**
 * Finds frequent questions by words of the question, its topic and its answer, as courses are found: by stem, without
 * diacritics, the last word by its beginning too. When nothing is found, words of five letters or more are mended by
 * one typo.
 */
export async function findQuestions(
  executor: Executor,
  reader: Reader,
  text: string,
): Promise<FoundQuestion[]> {
  const { language } = reader;
  const words = wordsOf(text);
  const queries = words.map((word, index) => wordQuery(language, word, index === words.length - 1));
  const asTyped = await find(executor, reader, queries);
  if (asTyped.length > 0 || words.every((word) => word.length < shortestMended)) return asTyped;
  const known = await knownWords(executor, reader);
  const mended: RawBuilder<unknown>[] = [];
  for (const [index, word] of words.entries()) {
    const query = wordQuery(language, word, index === words.length - 1);
    const near = await wordsNear(executor, language, { word, isLast: index === words.length - 1, known });
    mended.push(near.length === 0 ? query : sql`(${query} || ${anyOf(near)})`);
  }
  return await find(executor, reader, mended);
}

async function knownWords(executor: Executor, reader: Reader): Promise<readonly string[]> {
  const { rows } = await sql<{ word: string }>`
    select distinct unnest(tsvector_to_array(document)) as word
    from (${documents(reader)}) as searched`.execute(executor);
  return rows.map(({ word }) => word);
}

interface Typed {
  readonly word: string;
  /** It may still be being typed. */
  readonly isLast: boolean;
  readonly known: readonly string[];
}

/** Known words one typo away from the typed one or its stem; of a last one also those that begin so. */
async function wordsNear(
  executor: Executor,
  language: Language,
  { word, isLast, known }: Typed,
): Promise<readonly string[]> {
  if (word.length < shortestMended) return [];
  const { rows } = await sql<{ form: string }>`
    select lower(unaccent(${word})) as form
    union select unnest(tsvector_to_array(
      to_tsvector(${sql.raw(`'medeina_${language}'`)}::regconfig, ${word})))`.execute(executor);
  const forms = rows.map(({ form }) => form).filter((form) => form.length >= shortestMended - 1);
  const near = known.filter((one) => forms.some((form) => isOneTypoAway(form, one)));
  if (near.length > 0 || !isLast) return near;
  return known.filter((one) => forms.some((form) => beginsOneTypoAway(form, one)));
}

async function find(
  executor: Executor,
  reader: Reader,
  queries: readonly RawBuilder<unknown>[],
): Promise<FoundQuestion[]> {
  const [first, ...others] = queries;
  if (first === undefined) return [];
  const query = others.reduce((all, next) => sql`${all} && ${next}`, first);
  const { rows } = await sql<{ key: string; name: string; question: string; id: number }>`
    select ${unprepared} key, name, question, id from (${documents(reader)}) as searched
    where document @@ (${query})
    order by ts_rank(${weights}::real[], document, (${query})) desc, topic_id, id
    limit ${mostFound}`.execute(executor);
  return rows.map(({ key, name, question, id }) => ({ id, question, topic: { key, name } }));
}
