import type { z } from 'zod';
import type { Texts } from '../../shapes.ts';
import { inAllLanguages, orNothing } from '../localised.ts';
import { mostQuestions, type openQuestions } from '../../kinds/questions.ts';
import type { ForeignMaterial } from '../model.ts';
import type { ItemNotes } from '../report.ts';
import type { XmlElement } from '../xml.ts';
import { NotHere } from '../not-here.ts';
import { type ActivityReading, materialOf, noteSending } from './activity.ts';
import { numberOf, valueOf } from './backup.ts';
import { wordsIn, wordTexts } from './texts.ts';

type SurveyQuestion = z.output<typeof openQuestions>[number];

const mostOptions = 20;

/** Moodle's feedback: a survey. */
export function feedback(reading: ActivityReading): ForeignMaterial[] {
  const { body, notes, facts } = reading;
  const items = (body.at('items')?.all('item') ?? []).toSorted(
    (one, other) => numberOf(one, 'position') - numberOf(other, 'position'),
  );
  const questions = items.flatMap((item) => questionOf(item, reading));
  if (questions.length === 0) throw new NotHere('it has no question that can be asked here');
  if (questions.length > mostQuestions) notes.changed(`its first ${mostQuestions} questions came`);
  if (valueOf(body, 'multiple_submit') === '1') notes.changed('it is taken once');
  if (!['', '0'].includes(valueOf(body, 'timeopen')) || !['', '0'].includes(valueOf(body, 'timeclose')))
    notes.changed('when it opens and closes is gone');
  if (valueOf(body, 'page_after_submit') !== '') notes.changed('what it says at the end is gone');
  noteSending(reading);
  return [
    materialOf(reading, {
      type: 'survey',
      ...facts,
      anonymous: valueOf(body, 'anonymous') !== '2',
      questions: questions.slice(0, mostQuestions),
    }),
  ];
}

/** A choice: a survey of one question. */
export function choice(reading: ActivityReading): ForeignMaterial[] {
  const { body, notes, facts, reader } = reading;
  const { description: _, ...rest } = facts;
  const text = orNothing(wordTexts(body, 'intro', reader, notes)) ?? facts.title;
  const options = (body.at('options')?.all('option') ?? []).map((option) => valueOf(option, 'text'));
  const question = optionsQuestion(
    { id: 'c1', text, required: true },
    valueOf(body, 'allowmultiple') === '1' ? 'multiple' : 'single',
    options.map((text) => wordsIn(text, reader, notes)),
    notes,
  );
  if (question === undefined) throw new NotHere('it has fewer than two answers');
  notes.changed('a choice became a survey of one question');
  noteSending(reading);
  return [materialOf(reading, { type: 'survey', ...rest, anonymous: false, questions: [question] })];
}

interface Asked {
  readonly id: string;
  readonly text: Texts;
  readonly required: boolean;
}

function questionOf(item: XmlElement, { reader, notes }: ActivityReading): SurveyQuestion[] {
  const type = valueOf(item, 'typ');
  if (type === 'pagebreak' || type === 'captcha') return [];
  const text = orNothing(wordsIn(valueOf(item, 'name'), reader, notes));
  if (text === null || type === 'label' || type === 'info') {
    notes.changed(`what stood between its questions is gone (${type})`);
    return [];
  }
  if (!['', '0'].includes(valueOf(item, 'dependitem')))
    notes.changed(`'${text.lt}' is asked whatever was answered before`);
  const asked = {
    id: `f${item.attribute('id') ?? ''}`,
    text,
    required: valueOf(item, 'required') === '1',
  };
  const presentation = valueOf(item, 'presentation');
  if (type === 'textarea' || type === 'textfield') return [{ ...asked, type: 'text' }];
  if (type === 'numeric') return [numberQuestion(asked, presentation, notes)];
  if (type !== 'multichoice' && type !== 'multichoicerated') {
    notes.changed(`'${text.lt}' did not come: there are no questions of the type '${type}' here`);
    return [];
  }
  // `r>>>>>one|two<<<<<1`: radio buttons, a drop-down list or boxes to tick, and how they stand.
  const [, kind = 'r', list = ''] = /^(?:(\w)>>>>>)?(.*?)(?:<<<<<.*)?$/s.exec(presentation) ?? [];
  const options = list.split('|').map((option) => option.trim());
  if (type === 'multichoicerated') notes.changed(`the numbers behind the answers of '${text.lt}' are gone`);
  const question = optionsQuestion(
    asked,
    kind === 'c' ? 'multiple' : 'single',
    options.map((option) => wordsIn(option.replace(/^-?\d+####/, ''), reader, notes)),
    notes,
  );
  return question === undefined ? [] : [question];
}

function optionsQuestion(
  asked: Asked,
  type: 'multiple' | 'single',
  texts: readonly Texts[],
  notes: ItemNotes,
): SurveyQuestion | undefined {
  const options = texts.flatMap((text, index) => {
    const filled = orNothing(text);
    return filled === null ? [] : [{ id: `o${index + 1}`, text: filled }];
  });
  if (options.length < 2) {
    notes.changed(`'${asked.text.lt}' did not come: it has fewer than two answers`);
    return undefined;
  }
  if (options.length > mostOptions)
    notes.changed(`of the answers of '${asked.text.lt}' the first ${mostOptions} came`);
  return { ...asked, type, options: options.slice(0, mostOptions) };
}

/** A number out of a few is a scale; any other is typed as words. */
function numberQuestion(asked: Asked, presentation: string, notes: ItemNotes): SurveyQuestion {
  const [from, to] = presentation.split('|').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  if ((from === 0 || from === 1) && to !== undefined && Number.isInteger(to) && to >= 2 && to <= 10) {
    notes.changed(`'${asked.text.lt}' became a scale`);
    return {
      ...asked,
      type: 'scale',
      from,
      to,
      low: inAllLanguages(String(from)),
      high: inAllLanguages(String(to)),
    };
  }
  notes.changed(`'${asked.text.lt}' takes any words, not a number alone`);
  return { ...asked, type: 'text' };
}
