import type { Language, QuestionCategory, QuestionCategoryDetail } from '@medeina/contract';
import { sql } from 'kysely';
import type { QuestionsSource } from '../import/questions-folder.ts';
import type { Executor } from '../platform/database.ts';
import { jsonb } from '../platform/sql.ts';
import { type Conditional, holding, someHolds } from './conditions-store.ts';

/** Frequent questions: reading them, and writing what an import brings. */

interface Row {
  readonly id: number;
  readonly key: string;
  readonly icon: string;
  readonly name: string;
  readonly intro: string;
  readonly questions: readonly (Conditional & { readonly question: string; readonly answer: string })[];
}

/** Topics with a question for the site. */
export async function readQuestionCategories(
  executor: Executor,
  language: Language,
  shopping: boolean,
): Promise<QuestionCategory[]> {
  const { rows } = await sql<Row>`
    select id, key, icon, name ->> ${language} as name, intro ->> ${language} as intro,
      questions -> ${language} as questions
    from question_categories where ${someHolds(sql`questions -> ${language}`, shopping)} order by id`.execute(
    executor,
  );
  return rows.map(({ id, key, icon, name, intro, questions }) => ({
    id,
    key,
    icon,
    name,
    intro,
    items: holding(questions, shopping).map(({ question }, index) => ({ id: index + 1, question })),
  }));
}

/** @param name a topic's key, or its number. */
export async function readQuestionCategory(
  executor: Executor,
  name: string,
  { language, shopping }: { readonly language: Language; readonly shopping: boolean },
): Promise<QuestionCategoryDetail | undefined> {
  const {
    rows: [row],
  } = await sql<Row>`
    select id, key, icon, name ->> ${language} as name, intro ->> ${language} as intro,
      questions -> ${language} as questions
    from question_categories
    where (key = ${name} or id::text = ${name}) and ${someHolds(sql`questions -> ${language}`, shopping)}`.execute(
    executor,
  );
  if (row === undefined) return undefined;
  const { questions, ...category } = row;
  return {
    ...category,
    items: holding(questions, shopping).map(({ question, answer }, index) => ({
      id: index + 1,
      question,
      answer,
    })),
  };
}

/** The keys of the topics that stand, with the number that has each. */
export async function takenTopicKeys(executor: Executor): Promise<{ id: number; key: string }[]> {
  return (await sql<{ id: number; key: string }>`select id, key from question_categories`.execute(executor))
    .rows;
}

/** Topics one by one: a folder that holds one leaves the others alone. */
export async function saveQuestions(
  executor: Executor,
  categories: readonly QuestionsSource[],
): Promise<void> {
  for (const { id, key, icon, name, intro, questions } of categories) {
    await sql`
      insert into question_categories (id, key, icon, name, intro, questions)
      values (${id}, ${key}, ${icon}, ${jsonb(name)}, ${jsonb(intro)}, ${jsonb(questions)})
      on conflict (id) do update set
        key = excluded.key, icon = excluded.icon, name = excluded.name, intro = excluded.intro,
        questions = excluded.questions`.execute(executor);
  }
}
