import type { AnswerValue, Language } from '@medeina/contract';
import type { Executor } from '../../platform/database.ts';
import type { Question } from './layout.ts';
import { readResponses, readSurveys, type SurveyResponse } from './surveys-store.ts';

export interface QuestionResult {
  readonly question: string;
  /** How many answered it. */
  readonly answered: number;
  /** How often each option was chosen, in the author's order. */
  readonly options: readonly { readonly text: string; readonly count: number }[];
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

/** What was answered in the surveys of a course. */
export async function surveyResults(
  executor: Executor,
  courseId: number,
  language: Language,
): Promise<SurveyResult[]> {
  const surveys = await readSurveys(executor, courseId);
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
  const options = question.type === 'single' || question.type === 'multiple' ? question.options : [];
  return {
    question: question.text[language],
    answered: given.length,
    options: options.map(({ id, text }) => ({
      text: text[language],
      count: given.filter(({ answer }) => hasChosen(answer, id)).length,
    })),
    texts:
      question.type === 'text'
        ? given.flatMap(({ username, answer }) =>
            typeof answer === 'string' ? [{ username, text: answer }] : [],
          )
        : [],
  };
}
