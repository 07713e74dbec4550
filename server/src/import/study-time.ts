import type { Language } from '@medeina/contract';
import { byLanguage, inAll, type Minutes } from '../platform/minutes.ts';
import { plainText } from '../platform/plain-text.ts';
import type { ContentSource } from './kinds/kind.ts';
import type { QuestionSource } from './kinds/questions.ts';
import type { FilesByLanguage } from './material-files.ts';
import type { TextSource } from './material-text.ts';
import { countWords, wordsOfFile } from './words.ts';

/** How fast a text of medicine is read. */
const wordsPerMinute = 180;
/** What each task takes. A step of a case is read and thought over; an opinion or a field of a form needs no solving. */
const minutesPerTask = {
  quiz: 1,
  scenario: 0.75,
  algorithm: 0.75,
  survey: 0.5,
  questionnaire: 0.5,
  dynamic_form: 0.5,
} as const;
/** An author's figure up to so many times what is counted is taken as it is. */
export const farAbove = 1.5;

/**
 * Whole minutes that a material takes: its words, its film, its tasks.
 * @returns undefined where nothing can be counted, as in a link.
 */
export async function studyMinutes(content: ContentSource, text: TextSource): Promise<Minutes | undefined> {
  switch (content.kind) {
    case 'page':
      return reading((language) => wordsIn(text, language));
    case 'document':
    case 'resource':
      return await readingFiles(content.files);
    case 'video':
      return inAll(Math.ceil(content.seconds / 60));
    case 'document_video':
      return inAll(Math.ceil(content.recording.seconds / 60));
    default:
      if (!('questions' in content)) return undefined;
      return inAll(Math.ceil(tasksOf(content.questions) * minutesPerTask[content.kind]));
  }
}

/** What has words is read for a minute at least. */
function reading(words: (language: Language) => number): Minutes {
  return byLanguage((language) => Math.max(1, Math.round(words(language) / wordsPerMinute)));
}

/** @returns undefined where the words of a file cannot be counted. */
async function readingFiles(files: FilesByLanguage): Promise<Minutes | undefined> {
  const words = new Map<string, number>();
  for (const file of Object.values(files)) {
    const count = words.get(file.path) ?? (await wordsOfFile(file));
    if (count === undefined) return undefined;
    words.set(file.path, count);
  }
  // A language without a file of its own is shown one of the others.
  const most = Math.max(0, ...words.values());
  return reading((language) => words.get(files[language]?.path ?? '') ?? most);
}

function tasksOf(questions: readonly QuestionSource[]): number {
  return questions.reduce((sum, question) => sum + tasksIn(question), 0);
}

/** A case is as many tasks as it has steps, and so is a checklist. */
function tasksIn(question: QuestionSource): number {
  if (question.type === 'path') return question.steps.length;
  return question.type === 'field' && question.field.kind === 'checklist'
    ? question.field.parts.reduce((sum, { steps }) => sum + steps.length, 0)
    : 1;
}

/** Those of a text and of the captions of its figures. */
export function wordsIn({ html, figures }: TextSource, language: Language): number {
  const captions = (figures[language] ?? []).map(({ caption }) => caption);
  return countWords([plainText(html[language] ?? ''), ...captions].join(' '));
}
