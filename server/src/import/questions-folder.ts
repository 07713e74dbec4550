import { join } from 'node:path';
import { type Language, languages } from '@medeina/contract';
import { z } from 'zod';
import type { Faults } from './faults.ts';
import { type Faulty, readJson, readText } from './json-file.ts';
import { faultPictures } from './material-text.ts';
import { foldersIn } from './readable.ts';
import { headedParts, richText } from './rich-text.ts';
import { type Condition, number, texts, type Texts } from './shapes.ts';

interface QuestionSource extends Condition {
  readonly question: string;
  readonly answer: string;
}

/** A topic of the frequent questions: `content/faq/<folder>/category.json`, its texts in `questions.<language>.md`. */
export interface QuestionsSource extends Faulty {
  readonly id: number;
  readonly key: string;
  readonly icon: string;
  readonly name: Texts;
  readonly intro: Texts;
  readonly questions: Readonly<Record<Language, readonly QuestionSource[]>>;
}

/** `category.json`. */
export const categoryFile = z.strictObject({
  id: number,
  key: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,79}$/, { error: 'must be lower-case letters, digits and hyphens' })
    // Calls of these names would hide the topic.
    .refine((key) => key !== 'categories' && key !== 'search', { error: 'is a word that the site needs' }),
  icon: z.string().regex(/^[0-7]\.svg$/, { error: 'must be 0.svg to 7.svg' }),
  name: texts,
  intro: texts,
});

export async function readQuestions(root: string, faults: Faults): Promise<QuestionsSource[]> {
  const folder = join('content', 'faq');
  const categories: QuestionsSource[] = [];
  const seen = new Map<number | string, string>();
  for (const name of await foldersIn(root, folder, faults)) {
    const category = await readCategory(root, name, seen, faults);
    if (category !== undefined) categories.push(category);
  }
  return categories;
}

/** @param seen ids and keys so far, with the folder that has each. */
async function readCategory(
  root: string,
  folder: string,
  seen: Map<number | string, string>,
  faults: Faults,
): Promise<QuestionsSource | undefined> {
  const json = await readJson(root, join(folder, 'category.json'), categoryFile, faults);
  if (json === undefined) return undefined;
  for (const field of ['id', 'key'] as const) {
    const holder = seen.get(json.value[field]);
    if (holder !== undefined) json.fault([field], `${json.value[field]} is the ${field} of ${holder}`);
    seen.set(json.value[field], folder);
  }
  const questions: Record<Language, QuestionSource[]> = { lt: [], en: [], ru: [] };
  for (const language of languages) {
    const file = join(folder, `questions.${language}.md`);
    const text = await readText(root, file, faults);
    if (text === undefined) continue;
    faultPictures(text, file, faults);
    for (const { heading, body, line } of headedParts(text)) {
      if (body.trim() === '') faults.add(file, 'This question has no answer', line);
      const asked = withCondition(heading);
      if (asked === undefined)
        faults.add(file, 'What stands in braces must be {shopping: true} or {shopping: false}', line);
      else if (language !== 'lt' && asked.shopping !== questions.lt[questions[language].length]?.shopping)
        faults.add(file, 'This question has another condition than in Lithuanian', line);
      questions[language].push({ ...(asked ?? { question: heading }), answer: richText(body) });
    }
    if (questions[language].length !== questions.lt.length) {
      faults.add(
        file,
        `There are ${questions[language].length} questions here and ${questions.lt.length} in Lithuanian`,
      );
    }
  }
  return { ...json.value, questions, fault: (path, message) => json.fault(path, message) };
}

/** A question and, in braces at its end, on which sites it is asked; undefined where the braces say something else. */
function withCondition(heading: string): Omit<QuestionSource, 'answer'> | undefined {
  const [, question, condition] = /^(.+?)\s*\{(.*)\}$/.exec(heading) ?? [];
  if (question === undefined) return { question: heading };
  const value = /^shopping: (true|false)$/.exec(condition ?? '')?.[1];
  return value === undefined ? undefined : { question, shopping: value === 'true' };
}
