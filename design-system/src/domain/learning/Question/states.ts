import { Check, Circle, CircleDashed, Clock, Contrast, X } from 'lucide-react';

export const questionStates = ['unanswered', 'answered', 'correct', 'partly', 'wrong', 'marking'] as const;
/** Where a question stands: the first two while the attempt lasts, the others after it was sent. */
export type QuestionState = (typeof questionStates)[number];

/** A state's icon and tone, always beside its word. */
export const stateLooks = {
  unanswered: { icon: CircleDashed, tone: 'neutral' },
  answered: { icon: Circle, tone: 'accent' },
  correct: { icon: Check, tone: 'success' },
  partly: { icon: Contrast, tone: 'warning' },
  wrong: { icon: X, tone: 'danger' },
  marking: { icon: Clock, tone: 'info' },
} as const;

/** Whether the answer was sent and cannot be changed. */
export function isSent(state: QuestionState): boolean {
  return state !== 'unanswered' && state !== 'answered';
}
