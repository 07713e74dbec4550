import type { AnswerValue, Language } from '@medeina/contract';
import type { Executor } from '../../platform/database.ts';
import type { Question } from './layout.ts';
import type { ResultTable } from './result-table.ts';
import { readResponses, readSurveys, type SurveyResponse } from './surveys-store.ts';

export interface QuestionResult {
  readonly question: string;
  /** How many answered it. */
  readonly answered: number;
  /** How often each option was chosen, in the author's order. */
  readonly options: readonly { readonly text: string; readonly count: number }[];
  /** Of a scale: the mean of what was chosen; null where nobody answered, or there is nothing to count. */
  readonly mean: number | null;
  /** What was written; who wrote it only where the survey says that it keeps names. */
  readonly texts: readonly { readonly username: string | null; readonly text: string }[];
}

export interface SurveyResult {
  readonly survey: string;
  readonly title: string;
  readonly anonymous: boolean;
  readonly responses: number;
  readonly questions: readonly QuestionResult[];
}

/** What was answered in the surveys of a course, or in the named one. */
export async function surveyResults(
  executor: Executor,
  courseId: number,
  language: Language,
  name?: string,
): Promise<SurveyResult[]> {
  const surveys = await readSurveys(executor, courseId, name);
  const responses = await readResponses(
    executor,
    surveys.map(({ id }) => id),
  );
  return surveys.map(({ id, slug, title, content }) => {
    const own = responses.filter(({ material_id }) => material_id === id);
    return {
      survey: slug,
      title: title[language],
      anonymous: content.isAnonymous,
      responses: own.length,
      questions: content.questions.map((question) => resultOf(question, own, language)),
    };
  });
}

const hasChosen = (answer: AnswerValue | undefined, id: string): boolean =>
  Array.isArray(answer) ? answer.includes(id) : answer === id;

function resultOf(
  question: Question,
  responses: readonly SurveyResponse[],
  language: Language,
): QuestionResult {
  const given = responses.flatMap(({ username, answers }) => {
    const answer = answers[question.id];
    return answer === undefined || answer.length === 0 ? [] : [{ username, answer }];
  });
  const options = choicesOf(question, language);
  const numbers = question.type === 'scale' ? given.map(({ answer }) => Number(answer)) : [];
  return {
    question: question.text[language],
    answered: given.length,
    options: options.map(({ id, text }) => ({
      text,
      count: given.filter(({ answer }) => hasChosen(answer, id)).length,
    })),
    mean:
      numbers.length === 0
        ? null
        : Math.round((numbers.reduce((sum, number) => sum + number, 0) / numbers.length) * 100) / 100,
    texts:
      question.type === 'text'
        ? given.flatMap(({ username, answer }) =>
            typeof answer === 'string' ? [{ username, text: answer }] : [],
          )
        : [],
  };
}

interface Choice {
  readonly id: string;
  readonly text: string;
}

/** What can be chosen; the ends of a scale say what they mean. */
function choicesOf(question: Question, language: Language): Choice[] {
  if (question.type === 'single' || question.type === 'multiple')
    return question.options.map(({ id, text }) => ({ id, text: text[language] }));
  if (question.type !== 'scale') return [];
  const { from, to, low, high } = question;
  return Array.from({ length: to - from + 1 }, (_, place) => {
    const number = String(from + place);
    const end = from + place === from ? low : from + place === to ? high : undefined;
    return { id: number, text: end === undefined ? number : `${number} (${end[language]})` };
  });
}

/** The answers of surveys, or of the named one, as tables: a row for each that was sent. */
export async function surveyTables(
  executor: Executor,
  courseId: number,
  language: Language,
  name?: string,
): Promise<ResultTable[]> {
  const surveys = await readSurveys(executor, courseId, name);
  const responses = await readResponses(
    executor,
    surveys.map(({ id }) => id),
  );
  return surveys.map(({ id, slug, content }) => ({
    name: slug,
    columns: [
      ...(content.isAnonymous ? [] : ['username']),
      ...content.questions.map(({ text }) => text[language]),
    ],
    rows: responses
      .filter(({ material_id }) => material_id === id)
      .map(({ username, answers }) => {
        const written = content.questions.map((question) =>
          writtenAnswer(question, answers[question.id], language),
        );
        return content.isAnonymous ? written : [username ?? ''].concat(written);
      }),
  }));
}

function writtenAnswer(question: Question, answer: AnswerValue | undefined, language: Language): string {
  if (question.type === 'single' || question.type === 'multiple')
    return question.options
      .filter(({ id }) => hasChosen(answer, id))
      .map(({ text }) => text[language])
      .join('; ');
  return typeof answer === 'string' ? answer : '';
}
