import type {
  ActivityQuestion,
  ActivityState,
  AnswerValue,
  FormFile,
  GivenValue,
  Language,
} from '@medeina/contract';
import { factsOf } from '../kinds/questions.ts';
import type { QuestionsContent } from '../material-content.ts';
import { fittingAnswer, shownAnswer } from './answers.ts';
import { shownSteps } from './case.ts';
import { fittingValue } from './form/values.ts';
import { shownField, shownSection } from './form/shown.ts';
import type { AttemptRow } from './attempts-store.ts';
import { rightAnswer, shareOf } from './grading.ts';
import { type PlacedQuestion, placedQuestions, wireOf, wireOfPrompt } from './layout.ts';

/** An activity of a learner's with everything that its document shows. */
export interface Activity {
  readonly id: number;
  readonly courseId: number;
  readonly module: ActivityState['module'];
  readonly title: string;
  readonly intro: string | null;
  readonly content: QuestionsContent;
  readonly isCompleted: boolean;
  readonly attempts: readonly AttemptRow[];
  /** Of the attempt that is shown. */
  readonly answers: ReadonlyMap<string, GivenValue>;
  /** Handed in with it, by field. */
  readonly files: ReadonlyMap<string, readonly FormFile[]>;
}

/** The attempt under way, else the last one. */
export function shownAttempt(attempts: readonly AttemptRow[]): AttemptRow | undefined {
  return attempts.find((attempt) => attempt.submitted_at === null) ?? attempts.at(-1);
}

export function attemptsLeft(attempts: number | null, used: number): number | null {
  return attempts === null ? null : Math.max(0, attempts - used);
}

/** What the document shows, in its language. The key is in it only once the attempt is over. */
export function activityState(activity: Activity, language: Language, now: Date): ActivityState {
  const { content, attempts } = activity;
  const shown = shownAttempt(attempts);
  return {
    module: activity.module,
    id: activity.id,
    course_id: activity.courseId,
    title: activity.title,
    language,
    intro: activity.intro,
    facts: factsOf(content),
    completed: activity.isCompleted,
    server_time: now.toISOString(),
    attempts_left: attemptsLeft(content.attempts, attempts.length),
    results: attempts.flatMap(({ id, number, submitted_at, percent, passed }) =>
      submitted_at === null
        ? []
        : [{ id, number, submitted_at: submitted_at.toISOString(), percent, passed }],
    ),
    attempt:
      shown === undefined
        ? null
        : {
            id: shown.id,
            number: shown.number,
            deadline: shown.deadline?.toISOString() ?? null,
            is_over: shown.submitted_at !== null,
            sections: (content.sections ?? []).map((section) => shownSection(section, language)),
            questions: placedQuestions(content, shown.layout).map((placed) =>
              shownQuestion(placed, activity.answers.get(placed.question.id), {
                language,
                // A survey has no key, so there is nothing to tell afterwards.
                isTold: shown.submitted_at !== null && !isSurvey(activity.module),
                files: activity.files.get(placed.question.id) ?? [],
              }),
            ),
          },
  };
}

const isSurvey = (module: ActivityState['module']): boolean =>
  module === 'survey' || module === 'questionnaire';

export function shownQuestion(
  placed: PlacedQuestion,
  given: GivenValue | undefined,
  {
    language,
    isTold,
    files = [],
  }: { readonly language: Language; readonly isTold: boolean; readonly files?: readonly FormFile[] },
): ActivityQuestion {
  const { question } = placed;
  // What was sent stays as it was given.
  if (question.type === 'field')
    return shownField(question, isTold ? given : fittingValue(question, given), { language, files });
  const stored = fittingAnswer(question, given);
  const common = {
    id: question.id,
    text: question.text[language],
    marks: question.marks,
    required: question.required,
    answer: shownAnswer(placed, stored),
    result: isTold ? resultOf(placed, stored, language) : null,
  };
  const inOrder = (parts: readonly { readonly id: string; readonly text: Record<Language, string> }[]) =>
    placed.parts.flatMap((id) => {
      const found = parts.find((one) => one.id === id);
      return found === undefined ? [] : [{ id: wireOf(placed, found.id), text: found.text[language] }];
    });
  switch (question.type) {
    case 'single':
      return { ...common, type: 'single', options: inOrder(question.options) };
    case 'multiple':
      return { ...common, type: 'multiple', options: inOrder(question.options) };
    case 'ordering':
      return { ...common, type: 'ordering', options: inOrder(question.items) };
    case 'matching':
      return {
        ...common,
        type: 'matching',
        prompts: question.prompts.map(({ id, text }) => ({
          id: wireOfPrompt(placed, id),
          text: text[language],
        })),
        choices: inOrder(question.choices),
      };
    case 'scale':
      return {
        ...common,
        type: 'scale',
        from: question.from,
        to: question.to,
        low: question.low[language],
        high: question.high[language],
      };
    case 'path':
      return { ...common, type: 'path', steps: shownSteps(question.steps, stored, language) };
    case 'numeric':
      return { ...common, type: 'numeric', unit: question.unit?.[language] ?? null };
    default:
      return { ...common, type: 'text', multiline: question.accepted === null };
  }
}

type Result = NonNullable<ActivityQuestion['result']>;

function resultOf(placed: PlacedQuestion, stored: AnswerValue | undefined, language: Language): Result {
  const { question } = placed;
  const share = shareOf(question, stored);
  return {
    state: share === 1 ? 'correct' : share > 0 ? 'partly' : 'wrong',
    earned: Math.round(share * question.marks * 100) / 100,
    right: share === 1 ? null : rightAnswer(question, language),
    explanation: question.explanation?.[language] ?? null,
    options: optionResults(placed, stored, language),
  };
}

/** What came of each option: of those chosen, and of the right ones that were not. */
function optionResults(
  placed: PlacedQuestion,
  stored: AnswerValue | undefined,
  language: Language,
): Result['options'] {
  const { question } = placed;
  if (question.type !== 'single' && question.type !== 'multiple') return {};
  const isChosen = (id: string): boolean => (Array.isArray(stored) ? stored.includes(id) : stored === id);
  return Object.fromEntries(
    question.options.flatMap(({ id, correct, feedback }) => {
      if (!isChosen(id) && !correct) return [];
      const mark = isChosen(id) ? (correct ? 'correct' : 'wrong') : 'missed';
      return [[wireOf(placed, id), { mark, words: feedback?.[language] ?? null }] as const];
    }),
  );
}
