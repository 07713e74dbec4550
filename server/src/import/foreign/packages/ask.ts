import { mostQuestions } from '../../kinds/questions.ts';
import { type QuestionJson, tooMany, Unaskable } from '../questions.ts';
import type { ItemNotes } from '../report.ts';

interface Asked {
  readonly name: string;
  /** The question's own lines of the report. */
  readonly own: ItemNotes;
  /** Those of the test that holds it. */
  readonly notes: ItemNotes;
}

/** Adds a question to those of a test, each id once, as long as there is room; the report says of what cannot be asked why. */
export function ask(
  questions: Map<string, QuestionJson>,
  { name, own, notes }: Asked,
  read: () => QuestionJson,
): void {
  if (questions.size === mostQuestions) {
    own.left(tooMany);
    notes.changed(tooMany);
    return;
  }
  try {
    const question = read();
    if (questions.has(question.id)) own.left('another question has the same id');
    else questions.set(question.id, question);
  } catch (error) {
    if (!(error instanceof Unaskable)) throw error;
    own.left(`it ${error.message}`);
    notes.changed(`the question '${name}' could not come`);
  }
}
