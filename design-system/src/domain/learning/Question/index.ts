export { Question } from './Question.tsx';
export type { QuestionProps } from './Question.tsx';
export type { QuestionWord } from './Question.words.ts';
export { questionStates } from './states.ts';
export type { QuestionState } from './states.ts';
export { answerMarks } from './AnswerGroup.tsx';
export type {
  AnswerMark,
  AnswerOption,
  AnswerProps,
  OptionFeedback,
  OptionFeedbacks,
} from './AnswerGroup.tsx';
export type { AnswerWord } from './Answer.words.ts';
export * from './ChoiceAnswer.tsx';
export * from './OrderingAnswer.tsx';
export * from './MatchingAnswer.tsx';
export * from './WrittenAnswer.tsx';
export * from './QuestionFeedback.tsx';
export type { QuestionFeedbackWord } from './QuestionFeedback.words.ts';
