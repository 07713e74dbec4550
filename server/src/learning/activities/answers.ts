import type { AnswerValue, GivenValue } from '@medeina/contract';
import { type CaseSteps, followed, wayLeft } from './case.ts';
import { fittingValue, isFormValue, storedValue } from './form/values.ts';
import {
  type PlacedQuestion,
  partOf,
  partsOf,
  promptOf,
  type Question,
  wireOf,
  wireOfPrompt,
} from './layout.ts';

/** The most characters of a short answer; what a survey asks in words may be longer. */
const shortAnswer = 300;

/** What is stored of a question or a field; undefined where it does not fit. */
export function storedGiven(placed: PlacedQuestion, given: GivenValue): GivenValue | undefined {
  if (placed.question.type === 'field') return storedValue(placed.question, given);
  return isFormValue(given) ? undefined : storedAnswer(placed, given);
}

/** What of the stored answers their questions still take, by question: an import may have changed them since. */
export function fittingAnswers(
  questions: readonly Question[],
  stored: ReadonlyMap<string, GivenValue>,
): Map<string, GivenValue> {
  const fitting = new Map<string, GivenValue>();
  for (const question of questions) {
    const given = stored.get(question.id);
    const left = question.type === 'field' ? fittingValue(question, given) : fittingAnswer(question, given);
    if (left !== undefined) fitting.set(question.id, left);
  }
  return fitting;
}

/** Answers of questions alone. */
export function plainAnswers(answers: ReadonlyMap<string, GivenValue>): Map<string, AnswerValue> {
  const plain = new Map<string, AnswerValue>();
  for (const [question, answer] of answers) if (!isFormValue(answer)) plain.set(question, answer);
  return plain;
}

/** An answer as it is stored, by the author's ids; undefined where it does not fit its question. */
export function storedAnswer(placed: PlacedQuestion, answer: AnswerValue): AnswerValue | undefined {
  const { question } = placed;
  switch (question.type) {
    case 'single':
      return typeof answer === 'string' ? partOf(placed, answer) : undefined;
    case 'multiple':
      return storedList(placed, answer);
    case 'ordering': {
      const order = storedList(placed, answer);
      return order?.length === question.items.length ? order : undefined;
    }
    case 'matching':
      return storedPairs(placed, answer);
    case 'path':
      return Array.isArray(answer) && wayLeft(question.steps, answer).length === answer.length
        ? answer
        : undefined;
    case 'numeric':
      return typeof answer === 'string' && answer.length <= shortAnswer ? answer : undefined;
    case 'scale':
      return isOnScale(question, answer) ? answer : undefined;
    case 'field':
      return undefined;
    default:
      if (typeof answer !== 'string') return undefined;
      return question.accepted !== null && answer.length > shortAnswer ? undefined : answer;
  }
}

function isOnScale({ from, to }: Extract<Question, { type: 'scale' }>, answer: AnswerValue): boolean {
  if (typeof answer !== 'string' || !/^\d{1,2}$/.test(answer)) return false;
  return Number(answer) >= from && Number(answer) <= to;
}

/** Ids of parts, each once. */
function storedList(placed: PlacedQuestion, answer: AnswerValue): string[] | undefined {
  if (!Array.isArray(answer)) return undefined;
  const ids = answer.map((wire) => partOf(placed, wire));
  const found = ids.filter((id) => id !== undefined);
  return found.length === ids.length && new Set(found).size === found.length ? found : undefined;
}

function storedPairs(placed: PlacedQuestion, answer: AnswerValue): Record<string, string> | undefined {
  if (typeof answer === 'string' || Array.isArray(answer)) return undefined;
  const pairs: Record<string, string> = {};
  for (const [wirePrompt, wireChoice] of Object.entries(answer)) {
    const prompt = promptOf(placed, wirePrompt);
    if (prompt === undefined) return undefined;
    // A choice that was taken back.
    if (wireChoice === '') continue;
    const choice = partOf(placed, wireChoice);
    if (choice === undefined) return undefined;
    pairs[prompt] = choice;
  }
  return pairs;
}

/** What of a stored answer its question still takes: an import may have changed it since. Undefined where nothing fits. */
export function fittingAnswer(question: Question, stored: GivenValue | undefined): AnswerValue | undefined {
  if (stored === undefined || isFormValue(stored)) return undefined;
  const known = partsOf(question);
  switch (question.type) {
    case 'single':
      return typeof stored === 'string' && known.includes(stored) ? stored : undefined;
    case 'multiple':
    case 'ordering':
      return Array.isArray(stored) ? stored.filter((id) => known.includes(id)) : undefined;
    case 'matching':
      return fittingPairs(question, stored);
    case 'path':
      return Array.isArray(stored) ? wayLeft(question.steps, stored) : undefined;
    case 'scale':
      return isOnScale(question, stored) ? stored : undefined;
    case 'field':
      return undefined;
    default:
      return typeof stored === 'string' ? stored : undefined;
  }
}

function fittingPairs(
  { prompts, choices }: Extract<Question, { type: 'matching' }>,
  stored: AnswerValue,
): Record<string, string> | undefined {
  if (typeof stored === 'string' || Array.isArray(stored)) return undefined;
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([prompt, choice]) =>
        prompts.some(({ id }) => id === prompt) && choices.some(({ id }) => id === choice),
    ),
  );
}

/** A stored answer that fits its question, as the attempt says it. */
export function shownAnswer(placed: PlacedQuestion, stored: AnswerValue | undefined): AnswerValue | null {
  if (stored === undefined) return null;
  switch (placed.question.type) {
    case 'single':
      return typeof stored === 'string' ? wireOf(placed, stored) : null;
    case 'multiple':
    case 'ordering':
      return Array.isArray(stored) ? stored.map((id) => wireOf(placed, id)) : null;
    case 'matching':
      return typeof stored === 'string' || Array.isArray(stored)
        ? null
        : Object.fromEntries(
            Object.entries(stored).map(([prompt, choice]) => [
              wireOfPrompt(placed, prompt),
              wireOf(placed, choice),
            ]),
          );
    default:
      return stored;
  }
}

/** Whether nothing more can be answered: a case goes on to its end. */
export function isFinished(question: Question, stored: GivenValue | undefined): boolean {
  if (question.type !== 'path') return isAnswered(stored);
  return Array.isArray(stored) && followed(question.steps, stored).current?.choices.length === 0;
}

/** Whether a way through a case takes back a choice of the one that is known. What an import took away binds nobody. */
export function isWayBack(steps: CaseSteps, known: GivenValue | undefined, next: GivenValue): boolean {
  if (!Array.isArray(known) || !Array.isArray(next)) return false;
  return wayLeft(steps, known).some((choice, place) => next[place] !== choice);
}

/** Whether something was answered. */
function isAnswered(stored: GivenValue | undefined): boolean {
  if (stored === undefined) return false;
  if (typeof stored === 'string') return stored.trim() !== '';
  return Object.keys(stored).length > 0;
}
