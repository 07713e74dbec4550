import type { LanguageReader } from '../localised.ts';
import { inAllLanguages } from '../localised.ts';
import {
  choiceQuestion,
  type ForeignOption,
  holdWords,
  type QuestionFacts,
  type QuestionJson,
  textQuestion,
  Unaskable,
} from '../questions.ts';
import type { ItemNotes } from '../report.ts';
import type { XmlElement } from '../xml.ts';
import { wordTexts } from './reading.ts';
import { partName } from './slugs.ts';

/** A value that an answer may have to be right. */
interface RightValue {
  readonly value: string;
  readonly isPart: boolean;
}

/**
 * A question of a cartridge: QTI 1.2 in the few forms that Common Cartridge allows.
 * @throws {Unaskable}
 */
export function readQti1Item(item: XmlElement, reader: LanguageReader, notes: ItemNotes): QuestionJson {
  const presentation = item.at('presentation');
  const text = wordTexts(materialOf(presentation?.at('flow') ?? presentation), reader, notes);
  const title = item.attribute('title') ?? '';
  const facts: QuestionFacts = {
    id: partName(item.attribute('ident') ?? ''),
    text: text ?? reader.name(title, notes, '?'),
    marks: marksIn(item),
    explanation: explanationOf(item, reader, notes),
  };
  const [choice] = item.within('response_lid');
  if (choice !== undefined) return readChoice(item, choice, facts, reader, notes);
  const [typed] = item.within('response_str');
  const right = rightValues(item);
  if (typed === undefined || right.length === 0)
    throw new Unaskable('is of a type that tests here do not have, such as an essay');
  const whole = right.filter(({ isPart }) => !isPart);
  if (whole.length < right.length)
    notes.changed('answers that only hold a word of the right one are not right');
  return textQuestion(
    facts,
    whole.map(({ value }) => inAllLanguages(value.trim())).filter(({ lt }) => lt !== ''),
  );
}

/** What is said whichever the answer was, else what is said to a right one. */
function explanationOf(item: XmlElement, reader: LanguageReader, notes: ItemNotes) {
  const general = feedbackOf(item, 'general_fb', reader, notes);
  const right = feedbackOf(item, 'correct_fb', reader, notes);
  const wrong = ['general_incorrect_fb', 'incorrect_fb'].map((id) => feedbackOf(item, id, reader, notes));
  if ((general !== null && right !== null) || wrong.some((words) => words !== null))
    notes.changed('what it says to right or to wrong answers is gone');
  return general ?? right;
}

function readChoice(
  item: XmlElement,
  choice: XmlElement,
  facts: QuestionFacts,
  reader: LanguageReader,
  notes: ItemNotes,
): QuestionJson {
  const isMultiple = choice.attribute('rcardinality') === 'Multiple';
  const values = [...rightValues(item), ...(isMultiple ? addedValues(item, notes) : [])];
  const right = new Set(values.map(({ value }) => value));
  const feedback = feedbackByChoice(item);
  const options: ForeignOption[] = [...choice.within('response_label')].flatMap((label) => {
    const ident = label.attribute('ident') ?? '';
    const text = wordTexts(materialOf(label), reader, notes);
    holdWords(materialOf(label), text);
    if (text === null) return [];
    const id = partName(ident);
    return [
      { id, text, isRight: right.has(ident), feedback: feedbackOf(item, feedback.get(ident), reader, notes) },
    ];
  });
  return choiceQuestion(facts, isMultiple ? 'multiple' : 'single', options);
}

/** The words of an element's own material, as HTML. */
function materialOf(element: XmlElement | undefined): string {
  return htmlOf(element?.all('material') ?? []);
}

/** The words of materials, as HTML. */
export function htmlOf(materials: readonly XmlElement[]): string {
  return materials
    .flatMap((material) => material.all('mattext'))
    .map((text) =>
      text.attribute('texttype') === 'text/plain'
        ? text.text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
        : text.text,
    )
    .join(' ');
}

function marksIn(item: XmlElement): number {
  for (const field of item.within('qtimetadatafield')) {
    const marks = Number(field.at('fieldentry')?.text ?? '');
    if (/^(?:cc_weighting|points_possible)$/.test(field.at('fieldlabel')?.text.trim() ?? '') && marks > 0)
      return Math.min(marks, 100);
  }
  return 1;
}

/** Conditions that give a score, which may be added to what others give. */
function scoredConditions(item: XmlElement) {
  return (item.at('resprocessing')?.all('respcondition') ?? [])
    .map((condition) => ({
      values: chosenIn(condition.at('conditionvar')),
      score: Math.max(0, ...condition.all('setvar').map((score) => Number(score.text) || 0)),
      isAdded: condition.all('setvar').some((score) => score.attribute('action') === 'Add'),
    }))
    .filter(({ score }) => score > 0);
}

/** Values of the condition that gives the whole score; those that must not be chosen stand in a `not`. */
function rightValues(item: XmlElement): RightValue[] {
  const conditions = scoredConditions(item);
  const best = Math.max(...conditions.map(({ score }) => score));
  return conditions.filter(({ score }) => score === best).flatMap(({ values }) => values);
}

/** Values whose scores together give the whole one. */
function addedValues(item: XmlElement, notes: ItemNotes): RightValue[] {
  const added = scoredConditions(item).filter(({ isAdded, values }) => isAdded && values.length > 0);
  if (new Set(added.map(({ score }) => score)).size > 1)
    notes.changed('its right answers earned different parts of the marks, and earn alike');
  return added.flatMap(({ values }) => values);
}

function chosenIn(element: XmlElement | undefined): RightValue[] {
  return (element?.children ?? []).flatMap((part): RightValue[] => {
    if (part.name === 'varequal') return [{ value: part.text, isPart: false }];
    if (part.name === 'varsubstring') return [{ value: part.text, isPart: true }];
    return part.name === 'and' || part.name === 'or' ? chosenIn(part) : [];
  });
}

function feedbackByChoice(item: XmlElement): Map<string, string> {
  const found = new Map<string, string>();
  for (const condition of item.at('resprocessing')?.all('respcondition') ?? []) {
    const [only, ...others] = chosenIn(condition.at('conditionvar'));
    const link = condition.at('displayfeedback')?.attribute('linkrefid');
    if (only === undefined || others.length > 0 || link === undefined) continue;
    if (!/^(?:correct|general|general_incorrect|incorrect)_fb$/.test(link)) found.set(only.value, link);
  }
  return found;
}

function feedbackOf(item: XmlElement, id: string | undefined, reader: LanguageReader, notes: ItemNotes) {
  const feedback =
    id === undefined ? undefined : item.all('itemfeedback').find((one) => one.attribute('ident') === id);
  if (feedback === undefined) return null;
  return wordTexts(materialOf(feedback.at('flow_mat') ?? feedback), reader, notes);
}
