export * from './QuestionNavigation.tsx';
export type { QuestionNavigationWord } from './QuestionNavigation.words.ts';
