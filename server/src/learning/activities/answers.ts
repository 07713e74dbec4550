import type { AnswerValue } from '@medeina/contract';
import { followed } from './case.ts';
import { type PlacedQuestion, partOf, type Question, wireId, wireOf } from './layout.ts';

/** The most characters of a short answer; what a survey asks in words may be longer. */
const shortAnswer = 300;

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
      return Array.isArray(answer) && followed(question.steps, answer).taken.length === answer.length
        ? answer
        : undefined;
    case 'numeric':
      return typeof answer === 'string' && answer.length <= shortAnswer ? answer : undefined;
    default:
      if (typeof answer !== 'string') return undefined;
      return question.accepted !== null && answer.length > shortAnswer ? undefined : answer;
  }
}

/** Ids of parts, each once. */
function storedList(placed: PlacedQuestion, answer: AnswerValue): string[] | undefined {
  if (!Array.isArray(answer)) return undefined;
  const ids = answer.map((wire) => partOf(placed, wire));
  const found = ids.filter((id) => id !== undefined);
  return found.length === ids.length && new Set(found).size === found.length ? found : undefined;
}

function storedPairs(placed: PlacedQuestion, answer: AnswerValue): Record<string, string> | undefined {
  if (placed.question.type !== 'matching' || typeof answer === 'string' || Array.isArray(answer))
    return undefined;
  const prompts = placed.question.prompts;
  const pairs: Record<string, string> = {};
  for (const [wirePrompt, wireChoice] of Object.entries(answer)) {
    const prompt = prompts.find((_, place) => wireId(place) === wirePrompt);
    if (prompt === undefined) return undefined;
    // A choice that was taken back.
    if (wireChoice === '') continue;
    const choice = partOf(placed, wireChoice);
    if (choice === undefined) return undefined;
    pairs[prompt.id] = choice;
  }
  return pairs;
}

/** A stored answer as the attempt says it; null where the question changed so that it no longer fits. */
export function shownAnswer(placed: PlacedQuestion, stored: AnswerValue | undefined): AnswerValue | null {
  const { question, parts } = placed;
  if (stored === undefined) return null;
  if (question.type === 'numeric' || question.type === 'text')
    return typeof stored === 'string' ? stored : null;
  if (question.type === 'path') return Array.isArray(stored) ? stored : null;
  if (typeof stored === 'string') return parts.includes(stored) ? wireOf(placed, stored) : null;
  if (Array.isArray(stored)) return stored.filter((id) => parts.includes(id)).map((id) => wireOf(placed, id));
  if (question.type !== 'matching') return null;
  return Object.fromEntries(
    question.prompts.flatMap(({ id }, place) => {
      const choice = stored[id];
      return choice !== undefined && parts.includes(choice) ? [[wireId(place), wireOf(placed, choice)]] : [];
    }),
  );
}

/** Whether nothing more can be answered: a case goes on to its end. */
export function isFinished(question: Question, stored: AnswerValue | undefined): boolean {
  if (question.type !== 'path') return isAnswered(stored);
  return Array.isArray(stored) && followed(question.steps, stored).current?.choices.length === 0;
}

/** Whether a way through a case takes back a choice of the one that is known. */
export function isWayBack(known: AnswerValue | undefined, next: AnswerValue): boolean {
  return Array.isArray(known) && Array.isArray(next) && known.some((choice, place) => next[place] !== choice);
}

/** Whether something was answered. */
function isAnswered(stored: AnswerValue | undefined): boolean {
  if (stored === undefined) return false;
  if (typeof stored === 'string') return stored.trim() !== '';
  return Object.keys(stored).length > 0;
}
