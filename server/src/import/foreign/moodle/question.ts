import type { Texts } from '../../shapes.ts';
import { wordsOf } from '../html.ts';
import { inAllLanguages, type LanguageReader, orNothing } from '../localised.ts';
import {
  choiceQuestion,
  type ForeignOption,
  holdWords,
  marksOf,
  matchingQuestion,
  numericQuestion,
  orderingQuestion,
  type QuestionFacts,
  type QuestionJson,
  textQuestion,
  trueFalseQuestion,
  Unaskable,
} from '../questions.ts';
import { ItemNotes } from '../report.ts';
import type { XmlElement } from '../xml.ts';
import { numberOf, valueOf } from './backup.ts';
import type { BankQuestion } from './question-bank.ts';
import { wordsIn, wordTexts } from './texts.ts';

/** What a question needs to be read. */
interface Reading {
  readonly reader: LanguageReader;
  readonly notes: ItemNotes;
  readonly body: XmlElement;
  /** The part that belongs to its type. */
  readonly plugin: XmlElement | undefined;
  readonly facts: QuestionFacts;
}

/** What a question is called here. */
export const idOf = ({ id }: Pick<BankQuestion, 'id'>): string => `q${id}`;

/**
 * A question of Moodle as one of ours.
 * @throws {Unaskable} where there is none for it.
 */
export function readQuestion(
  question: BankQuestion,
  marks: number,
  reader: LanguageReader,
  notes: ItemNotes,
): QuestionJson {
  const { id, body } = question;
  const type = valueOf(body, 'qtype');
  const read = types[type];
  if (read === undefined) throw new Unaskable(`is of the type '${type}', which tests here do not have`);
  if (marks <= 0) notes.changed('it gave no marks, and gives 1 here');
  if (marks > 100) notes.changed(`it gave ${marks} marks, and gives 100 here`);
  const text = orNothing(wordTexts(body, 'questiontext', reader, notes));
  return read({
    reader,
    notes,
    body,
    plugin: body.at(`plugin_qtype_${type}_question`),
    facts: {
      id: idOf(question),
      text: text ?? reader.name(valueOf(body, 'name'), notes, `${id}.`),
      marks: marksOf(marks),
      explanation: orNothing(wordTexts(body, 'generalfeedback', reader, notes)),
    },
  });
}

const types: Readonly<Record<string, ((reading: Reading) => QuestionJson) | undefined>> = {
  multichoice: multipleChoice,
  truefalse: trueFalse,
  match: matching,
  shortanswer: shortAnswer,
  numerical,
  ordering,
};

interface Answer {
  readonly id: string;
  readonly text: Texts;
  /** The part of the marks that it earns. */
  readonly share: number;
  readonly feedback: Texts | null;
}

/** @param isTyped whether people type it: then it is plain text, whatever its format says, and compared as it is. */
function answersOf({ plugin, reader, notes }: Reading, isTyped = false): Answer[] {
  const textOf = (answer: XmlElement): Texts => {
    const text = valueOf(answer, 'answertext');
    if (isTyped) return inAllLanguages(text.trim());
    // The format of an answer's text stands in an element of another name.
    const words = wordsIn(text, reader, notes, valueOf(answer, 'answerformat'));
    holdWords(text, orNothing(words));
    return words;
  };
  return (plugin?.at('answers')?.all('answer') ?? []).map((answer) => ({
    id: `a${answer.attribute('id') ?? ''}`,
    text: textOf(answer),
    share: numberOf(answer, 'fraction'),
    feedback: orNothing(wordTexts(answer, 'feedback', reader, notes)),
  }));
}

function multipleChoice(reading: Reading): QuestionJson {
  const isSingle = valueOf(reading.plugin, 'multichoice', 'single') !== '0';
  const answers = answersOf(reading).filter(({ text }) => orNothing(text) !== null);
  const isRight = ({ share }: Answer): boolean => (isSingle ? share >= 0.9999 : share > 0);
  if (isSingle && answers.some(({ share }) => share > 0 && share < 0.9999))
    reading.notes.changed('an answer that earned a part of the marks earns none');
  const shares = new Set(answers.filter(isRight).map(({ share }) => share.toFixed(3)));
  if (!isSingle && shares.size > 1)
    reading.notes.changed('its right answers earned different parts of the marks, and earn alike');
  const right = answers.filter(isRight).length;
  const isAsDear = ({ share }: Answer): boolean => Math.abs(share * right + 1) < 0.01;
  if (!isSingle && !answers.every((answer) => isRight(answer) || isAsDear(answer)))
    reading.notes.changed('a wrong answer takes off as much as a right one gives');
  noteLostWords(reading);
  const options: ForeignOption[] = answers.map((answer) => ({
    id: answer.id,
    text: filled(answer.text),
    isRight: isRight(answer),
    feedback: answer.feedback,
  }));
  return choiceQuestion(reading.facts, isSingle ? 'single' : 'multiple', options);
}

function filled(text: Texts): Texts {
  return orNothing(text) ?? text;
}

function trueFalse(reading: Reading): QuestionJson {
  const answers = answersOf(reading);
  const named = (name: string): Answer | undefined => {
    const id = `a${valueOf(reading.plugin, 'truefalse', name)}`;
    return answers.find((answer) => answer.id === id);
  };
  const yes = named('trueanswer') ?? answers[0];
  const no = named('falseanswer') ?? answers[1];
  if (yes === undefined || no === undefined) throw new Unaskable('lacks its answers');
  return trueFalseQuestion(reading.facts, yes.share > no.share, { yes: yes.feedback, no: no.feedback });
}

function matching(reading: Reading): QuestionJson {
  const { plugin, reader, notes, facts } = reading;
  const rows = (plugin?.at('matches')?.all('match') ?? []).map((match) => {
    const prompt = orNothing(wordTexts(match, 'questiontext', reader, notes));
    holdWords(valueOf(match, 'questiontext'), prompt);
    return {
      id: `m${match.attribute('id') ?? ''}`,
      prompt,
      answer: orNothing(wordsIn(valueOf(match, 'answertext'), reader, notes)),
    };
  });
  noteLostWords(reading);
  return matchingQuestion(
    facts,
    rows.flatMap(({ id, prompt, answer }) =>
      prompt === null || answer === null ? [] : [{ id, prompt, answer }],
    ),
    rows.flatMap(({ id, prompt, answer }) =>
      prompt === null && answer !== null ? [{ id, text: answer }] : [],
    ),
  );
}

function shortAnswer(reading: Reading): QuestionJson {
  const { plugin, notes, facts } = reading;
  const answers = answersOf(reading, true);
  const right = answers.filter(({ share }) => share >= 0.9999);
  const exact = right.filter(({ text }) => !text.lt.includes('*') && orNothing(text) !== null);
  if (exact.length < right.length) notes.changed("right answers with '*' for any letters are gone");
  if (answers.some(({ share }) => share > 0 && share < 0.9999))
    notes.changed('an answer that earned a part of the marks earns none');
  if (valueOf(plugin, 'shortanswer', 'usecase') === '1') notes.changed('capital letters make no difference');
  noteFeedback(answers, notes);
  noteHints(reading);
  return textQuestion(
    facts,
    exact.map(({ text }) => filled(text)),
  );
}

function numerical(reading: Reading): QuestionJson {
  const { plugin, notes, facts, reader } = reading;
  const answers = answersOf(reading, true);
  const right = answers.filter(({ share, text }) => share >= 0.9999 && text.lt !== '*');
  const [first, ...others] = right;
  if (first === undefined) throw new Unaskable('has no answer that is wholly right');
  if (others.length > 0) notes.changed('only the first of its right answers is right');
  if (answers.some(({ share }) => share > 0 && share < 0.9999))
    notes.changed('an answer that earned a part of the marks earns none');
  const record = (plugin?.at('numerical_records')?.all('numerical_record') ?? []).find(
    (one) => `a${valueOf(one, 'answer')}` === first.id,
  );
  const units = plugin?.at('numerical_units')?.all('numerical_unit') ?? [];
  const unit = units.find((one) => numberOf(one, 'multiplier') === 1);
  if (units.length > 1) notes.changed('its answer has one unit');
  noteFeedback(answers, notes);
  noteHints(reading);
  return numericQuestion(
    facts,
    first.text.lt === '' ? Number.NaN : Number(first.text.lt.replace(',', '.')),
    Math.abs(numberOf(record, 'tolerance')),
    unit === undefined ? null : orNothing(reader.name(valueOf(unit, 'unit'), notes, '')),
  );
}

function ordering(reading: Reading): QuestionJson {
  const answers = answersOf(reading).toSorted((one, other) => one.share - other.share);
  const selects = valueOf(reading.plugin, 'ordering', 'selecttype');
  if (selects !== '' && selects !== '0') reading.notes.changed('all its items are asked, not some of them');
  noteLostWords(reading);
  return orderingQuestion(
    reading.facts,
    answers.flatMap(({ id, text }) => (orNothing(text) === null ? [] : [{ id, text: filled(text) }])),
  );
}

/** Hints, and what is said to every right or wrong answer. */
function noteLostWords(reading: Reading): void {
  noteHints(reading);
  const { plugin, notes } = reading;
  const settings = plugin?.at('multichoice') ?? plugin?.at('matchoptions') ?? plugin?.at('ordering');
  const said = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'];
  if (said.some((name) => wordsOf(valueOf(settings, name), new ItemNotes('', '')) !== ''))
    notes.changed('what it says to any right or wrong answer is gone');
}

function noteHints({ body, notes }: Reading): void {
  const hints = body.at('question_hints')?.all('question_hint') ?? [];
  if (hints.some((hint) => valueOf(hint, 'hint').trim() !== '')) notes.changed('its hints are gone');
}

function noteFeedback(answers: readonly Answer[], notes: ItemNotes): void {
  if (answers.some(({ feedback }) => feedback !== null)) notes.changed('words on single answers are gone');
}
