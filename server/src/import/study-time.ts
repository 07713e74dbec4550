import { type Language, languages } from '@medeina/contract';
import { plainText } from '../platform/plain-text.ts';
import type { ContentSource, QuestionsSource } from './kinds/kind.ts';
import type { TextSource } from './material-text.ts';

/** How fast a text of medicine is read. */
const wordsPerMinute = 180;
/** A step of a case is read and thought over. */
const minutesPerStep = 0.75;
/** An author's figure up to so many times what is counted is taken as it is. */
export const farAbove = 1.5;

/**
 * Whole minutes that a material takes: its words, its film, its steps. A page takes as long as its longest language.
 * @returns undefined where nothing can be counted, as in a document.
 */
export function studyMinutes(content: ContentSource, text: TextSource): number | undefined {
  switch (content.kind) {
    case 'page':
      return atLeastOne(Math.max(...languages.map((language) => wordsIn(text, language))) / wordsPerMinute);
    case 'video':
      return Math.ceil(content.seconds / 60);
    case 'document_video':
      return Math.ceil(content.recording.seconds / 60);
    case 'scenario':
    case 'algorithm':
      return atLeastOne(stepsOf(content.questions) * minutesPerStep);
    default:
      return undefined;
  }
}

function stepsOf(questions: QuestionsSource['questions']): number {
  return questions.reduce((sum, question) => sum + (question.type === 'path' ? question.steps.length : 0), 0);
}

function wordsIn({ html, figures }: TextSource, language: Language): number {
  const captions = (figures[language] ?? []).map(({ caption }) => caption);
  const words = [plainText(html[language] ?? ''), ...captions].join(' ');
  return words.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}

function atLeastOne(minutes: number): number {
  return Math.max(1, Math.round(minutes));
}
