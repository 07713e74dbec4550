import { mostQuestions } from '../../kinds/questions.ts';
import type { ForeignMaterial } from '../model.ts';
import { type QuestionJson, tooMany, Unaskable } from '../questions.ts';
import { NotHere } from '../not-here.ts';
import { type ActivityReading, materialOf } from './activity.ts';
import { numberOf, valueOf } from './backup.ts';
import { passPercent } from './file-activities.ts';
import type { BankQuestion, QuestionBank, QuizSlot } from './question-bank.ts';
import { idOf, readQuestion } from './question.ts';

export function quiz(reading: ActivityReading): ForeignMaterial[] {
  const { body, notes, activity } = reading;
  const { questions, isOrdered } = questionsOf(reading);
  if (questions.length === 0) throw new NotHere('none of its questions can be asked here');
  const minutes = Math.ceil(numberOf(body, 'timelimit') / 60);
  if (minutes > 600) notes.changed('its time limit is longer than 10 hours, and gone');
  const attempts = numberOf(body, 'attempts_number');
  const pass = passPercent(reading);
  noteChanges(reading, pass);
  const isMixed = mixes(reading, valueOf(activity.body, 'shuffleanswers') === '1');
  if (isMixed && isOrdered)
    notes.changed('nothing in it is mixed: the answers to one of its questions have an order of their own');
  return [
    materialOf(reading, {
      type: 'quiz',
      ...reading.facts,
      ...(minutes > 0 && minutes <= 600 ? { time_limit_minutes: minutes } : {}),
      ...(attempts > 0 ? { attempts: Math.min(attempts, 100) } : {}),
      ...(pass === null ? {} : { pass_percent: pass }),
      shuffle: isMixed && !isOrdered,
      questions,
    }),
  ];
}

/** Here a test mixes its questions and their answers, or neither. */
function mixes({ body, notes }: ActivityReading, answers: boolean): boolean {
  const sections = body.at('sections')?.all('section') ?? [];
  // Before Moodle 3.0 the test itself says it: it had no sections.
  const questions = [body, ...sections].some((one) => valueOf(one, 'shufflequestions') === '1');
  if (questions !== answers)
    notes.changed(
      `the order of questions and of their answers ${questions ? 'both change' : 'both stay'} here`,
    );
  return questions;
}

function noteChanges({ body, notes, activity }: ActivityReading, pass: number | null): void {
  const isSet = (name: string): boolean => !['', '0'].includes(valueOf(body, name));
  if (isSet('timeopen') || isSet('timeclose')) notes.changed('when it opens and closes is gone');
  if (isSet('password') || isSet('subnet')) notes.changed('its password, or where it can be taken, is gone');
  if (valueOf(body, 'navmethod') === 'sequential') notes.changed('one can go back to earlier questions');
  if (isSet('grademethod') && valueOf(body, 'grademethod') !== '1') notes.changed('the best attempt counts');
  if (isSet('delay1') || isSet('delay2')) notes.changed('attempts follow each other without a pause');
  if ((body.at('sections')?.all('section') ?? []).some((section) => valueOf(section, 'heading') !== ''))
    notes.changed('the headings between its questions are gone');
  const feedback = body.at('feedbacks')?.all('feedback') ?? [];
  if (feedback.some((one) => valueOf(one, 'feedbacktext') !== ''))
    notes.changed('what it says at the end is gone');
  if (numberOf(activity.module, 'completion') !== 2) return;
  const byPassing = [activity.module, body].some((one) => valueOf(one, 'completionpassgrade') === '1');
  if (byPassing !== (pass !== null) || valueOf(activity.module, 'completionview') === '1')
    notes.changed(pass === null ? 'it is completed by sending it' : 'it is completed by passing it');
}

/** What a test asks, and whether the answers to one of its questions must keep their order: 'All of the above'. */
function questionsOf(reading: ActivityReading): { questions: QuestionJson[]; isOrdered: boolean } {
  const slots = reading.bank.slotsOf(reading.body);
  const draw = new Draw(
    reading.bank,
    slots.flatMap((slot) => (slot.kind === 'question' ? [slot.question.id] : [])),
  );
  const asked = new Map<string, QuestionJson>();
  let isOrdered = false;
  for (const [index, slot] of slots.entries()) {
    // Nothing is drawn in vain: the report says of what is drawn that it is always asked.
    if (slot.kind === 'random' && asked.size === mostQuestions) {
      reading.notes.changed(tooMany);
      continue;
    }
    const question = slot.kind === 'random' ? drawn(slot, draw, reading) : slot;
    if (question.kind !== 'question') {
      if (question.kind === 'missing')
        reading.notes.changed(`the question at place ${index + 1} is not in the backup`);
      continue;
    }
    addAskable(asked, reading, question.question, slot.marks);
    isOrdered ||= keepsOrder(question.question) && asked.has(idOf(question.question));
  }
  return { questions: [...asked.values()], isOrdered };
}

function keepsOrder({ body }: BankQuestion): boolean {
  return valueOf(body.at('plugin_qtype_multichoice_question'), 'multichoice', 'shuffleanswers') === '0';
}

/** What a test draws: nothing twice, and nothing that it asks anyway. */
class Draw {
  readonly #bank: QuestionBank;
  readonly #used: Set<string>;
  /** What is used stays so: each look goes on where the one before it ended. */
  readonly #left = new Map<string, Generator<BankQuestion, undefined>>();

  constructor(bank: QuestionBank, used: readonly string[]) {
    this.#bank = bank;
    this.#used = new Set(used);
  }

  next(category: string, withSubcategories: boolean): BankQuestion | undefined {
    const key = `${withSubcategories} ${category}`;
    const left = this.#left.get(key) ?? this.#bank.questionsIn(category, withSubcategories);
    this.#left.set(key, left);
    let question = left.next().value;
    while (question !== undefined && this.#used.has(question.id)) question = left.next().value;
    if (question !== undefined) this.#used.add(question.id);
    return question;
  }
}

/** Tests here draw nothing by chance: the same question of the category is always asked. */
function drawn(
  { category, withSubcategories, marks }: Extract<QuizSlot, { kind: 'random' }>,
  draw: Draw,
  { bank, notes }: ActivityReading,
): QuizSlot | { readonly kind: 'none' } {
  const name = bank.nameOfCategory(category);
  const question = draw.next(category, withSubcategories);
  if (question === undefined) {
    notes.changed(`a random question of '${name}' did not come: there is none left to ask`);
    return { kind: 'none' };
  }
  notes.changed(
    `instead of a random question of '${name}' it always asks '${valueOf(question.body, 'name')}'`,
  );
  return { kind: 'question', question, marks };
}

function addAskable(
  asked: Map<string, QuestionJson>,
  { report, reader, bank, notes: ofQuiz }: ActivityReading,
  question: BankQuestion,
  marks: number,
): void {
  const name = reader.shown(valueOf(question.body, 'name'));
  const notes = report.add('question', name);
  if (asked.size === mostQuestions) {
    notes.left(tooMany);
    ofQuiz.changed(tooMany);
    return;
  }
  bank.ask(question);
  try {
    const read = readQuestion(question, marks, reader, notes);
    if (!asked.has(read.id)) asked.set(read.id, read);
  } catch (error) {
    if (!(error instanceof Unaskable)) throw error;
    notes.left(`it ${error.message}`);
    ofQuiz.changed(`the question '${name}' could not come`);
  }
}
