import type { QuestionsContent } from '../material-content.ts';
import type { MaterialKind } from './kind.ts';

/** A test: what it asks is its document's business. */
export const quiz: MaterialKind<'quiz'> = {
  // Passing it does, or sending it where there is nothing to pass.
  isCompletedByOpening: false,
  hasDuration: true,
  store: (source) => source,
  show: (content, { isOpen }) => ({ module: 'quiz', quiz: isOpen ? factsOf(content) : null }),
};

export const survey: MaterialKind<'survey'> = {
  isCompletedByOpening: false,
  hasDuration: true,
  store: (source) => source,
  show: (content, { isOpen }) => ({ module: 'survey', survey: isOpen ? factsOf(content) : null }),
};

export const questionnaire: MaterialKind<'questionnaire'> = {
  isCompletedByOpening: false,
  hasDuration: true,
  store: (source) => source,
  show: (content, { isOpen }) => ({
    module: 'questionnaire',
    questionnaire: isOpen ? factsOf(content) : null,
  }),
};

/** A clinical case, to be gone through. */
export const scenario: MaterialKind<'scenario'> = {
  isCompletedByOpening: false,
  hasDuration: true,
  store: (source) => source,
  show: (content, { isOpen }) => ({ module: 'scenario', scenario: isOpen ? factsOf(content) : null }),
};

export const algorithm: MaterialKind<'algorithm'> = {
  isCompletedByOpening: false,
  hasDuration: true,
  store: (source) => source,
  show: (content, { isOpen }) => ({ module: 'algorithm', algorithm: isOpen ? factsOf(content) : null }),
};

/** A form, to be filled in and sent. */
export const dynamicForm: MaterialKind<'dynamic_form'> = {
  isCompletedByOpening: false,
  hasDuration: true,
  store: (source) => source,
  show: (content, { isOpen }) => ({
    module: 'dynamic_form',
    dynamic_form: isOpen ? factsOf(content) : null,
  }),
};

/** What there is to know of a test or a survey before it is opened. */
export function factsOf(content: QuestionsContent) {
  return {
    questions: content.questions.length,
    time_limit: content.timeLimit,
    attempts: content.attempts,
    pass_percent: content.passPercent,
    anonymous: content.isAnonymous,
  };
}
