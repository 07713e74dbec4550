import { earnedShare } from '@medeina/contract';
import type { Texts } from '../../shapes.ts';
import { inAllLanguages, type LanguageReader } from '../localised.ts';
import {
  choiceQuestion,
  holdWords,
  matchingQuestion,
  numericQuestion,
  orderingQuestion,
  type QuestionFacts,
  type QuestionJson,
  textQuestion,
  Unaskable,
} from '../questions.ts';
import type { ItemNotes } from '../report.ts';
import type { XmlElement } from '../xml.ts';
import { asHtml, type Instead } from './manifest.ts';
import { rightNumber } from './qti2-number.ts';
import { earnsByMapping, mappedValues, marksIn } from './qti2-points.ts';
import { wordTexts } from './reading.ts';
import { partName } from './slugs.ts';

interface Reading {
  readonly item: XmlElement;
  readonly interaction: XmlElement;
  readonly declaration: XmlElement | undefined;
  /** Values that are right. */
  readonly right: readonly string[];
  readonly reader: LanguageReader;
  readonly notes: ItemNotes;
  readonly facts: QuestionFacts;
}

const interactions: Readonly<Record<string, (reading: Reading) => QuestionJson>> = {
  choiceInteraction: choice,
  orderInteraction: order,
  matchInteraction: match,
  textEntryInteraction: typed,
};
/** What else a text of a question holds: it is not a part of the words. */
const notWords = new Set(['feedbackInline', 'feedbackBlock', 'simpleChoice', 'simpleMatchSet']);

const inWords: Instead = (part, around) => {
  if (notWords.has(part.name)) return '';
  if (part.name === 'rubricBlock') return isForLearners(part) ? `<div>${asHtml(part, inWords)}</div>` : '';
  if (part.name !== 'textEntryInteraction') return undefined;
  // A gap in words is a part of them; one by itself is only the place for the answer.
  const isAlone = around.content.every(
    (one) => one === part || (typeof one === 'string' && one.trim() === ''),
  );
  return isAlone ? '' : '____';
};

/** Some of what is said around a question is for those who mark it. */
function isForLearners(rubric: XmlElement): boolean {
  return (rubric.attribute('view') ?? 'candidate').split(/\s+/).includes('candidate');
}

/**
 * An item of QTI 2 as a question.
 * @param weight how often its own points count in the test that asks it; NaN where that is no number.
 * @throws {Unaskable}
 */
export function readQti2Item(
  item: XmlElement,
  weight: number,
  reader: LanguageReader,
  notes: ItemNotes,
): QuestionJson {
  const body = item.at('itemBody');
  const [interaction, ...others] = [...(body?.within() ?? [])].filter(({ name }) =>
    name.endsWith('Interaction'),
  );
  if (body === undefined || interaction === undefined) throw new Unaskable('asks nothing');
  if (others.length > 0) throw new Unaskable('asks several things at once');
  const read = Object.hasOwn(interactions, interaction.name) ? interactions[interaction.name] : undefined;
  if (read === undefined) throw new Unaskable(`has a ${interaction.name}, which tests here do not have`);
  const id = responseOf(interaction);
  const declaration = item.all('responseDeclaration').find((one) => one.attribute('identifier') === id);
  const words = wordTexts(asHtml(body, inWords), reader, notes);
  noteLost(body, notes);
  return read({
    item,
    interaction,
    declaration,
    right: rightValues(declaration),
    reader,
    notes,
    facts: {
      id: partName(item.attribute('identifier') ?? ''),
      text: words ?? reader.name(item.attribute('title') ?? '', notes, '?'),
      marks: marksIn(item, declaration, weight, notes),
      explanation: explanationOf(item, reader, notes),
    },
  });
}

function noteLost(body: XmlElement, notes: ItemNotes): void {
  // Of the inline ones an option keeps its own.
  const options = [...body.within('choiceInteraction')].flatMap((one) => one.all('simpleChoice'));
  const kept = options.filter((option) => option.at('feedbackInline') !== undefined).length;
  if ([...body.within('feedbackBlock')].length > 0 || [...body.within('feedbackInline')].length > kept)
    notes.changed('what it says within the question after an answer is gone');
  if ([...body.within('rubricBlock')].some((rubric) => !isForLearners(rubric)))
    notes.changed('what it says to those who teach or mark is gone');
}

/** What an item calls the answer that people give. */
function responseOf(interaction: XmlElement): string {
  return interaction.attribute('responseIdentifier') ?? 'RESPONSE';
}

/** The correct response, else what the mapping gives points for. */
function rightValues(declaration: XmlElement | undefined): string[] {
  const correct = correctValues(declaration);
  return correct.length > 0 ? correct : mappedValues(declaration).map(({ value }) => value);
}

function correctValues(declaration: XmlElement | undefined): string[] {
  return (declaration?.at('correctResponse')?.all('value') ?? []).map(({ text }) => text.trim());
}

/** What is said when the answer was given: it explains, whichever the answer was. */
function explanationOf(item: XmlElement, reader: LanguageReader, notes: ItemNotes): Texts | null {
  const choices = new Set(
    [...item.within()]
      .filter(({ name }) => name === 'simpleChoice')
      .map((one) => one.attribute('identifier')),
  );
  const general = item.all('modalFeedback').filter((one) => !choices.has(one.attribute('identifier')));
  if (general.length > 1) notes.changed('what it says to right and to wrong answers became one explanation');
  return wordTexts(general.map((one) => `<p>${asHtml(one)}</p>`).join(' '), reader, notes);
}

/** The words of an option or of a side of a pair. @throws {Unaskable} where something else stands for them. */
function partOf(part: XmlElement, reader: LanguageReader, notes: ItemNotes): Texts | null {
  const html = asHtml(part, inWords);
  const words = wordTexts(html, reader, notes);
  holdWords(html, words);
  return words;
}

function choice(reading: Reading): QuestionJson {
  const { item, interaction, declaration, right, reader, notes, facts } = reading;
  const modal = new Map(item.all('modalFeedback').map((one) => [one.attribute('identifier'), one]));
  const options = interaction.all('simpleChoice').flatMap((option) => {
    const id = option.attribute('identifier') ?? '';
    const text = partOf(option, reader, notes);
    if (text === null) return [];
    const said = option.at('feedbackInline') ?? modal.get(id);
    const feedback = said === undefined ? null : wordTexts(asHtml(said), reader, notes);
    return [{ id: partName(id), text, isRight: right.includes(id), feedback }];
  });
  const isMultiple = declaration?.attribute('cardinality') === 'multiple';
  return choiceQuestion(facts, isMultiple ? 'multiple' : 'single', options);
}

function order({ interaction, right, reader, notes, facts }: Reading): QuestionJson {
  const texts = new Map(
    interaction
      .all('simpleChoice')
      .map((option) => [option.attribute('identifier') ?? '', partOf(option, reader, notes)]),
  );
  return orderingQuestion(
    facts,
    right.flatMap((id) => {
      const text = texts.get(id) ?? null;
      return text === null ? [] : [{ id: partName(id), text }];
    }),
  );
}

function match({ interaction, right, reader, notes, facts }: Reading): QuestionJson {
  const [prompts, answers] = interaction
    .all('simpleMatchSet')
    .map(
      (set) =>
        new Map(
          set
            .all('simpleAssociableChoice')
            .map((one) => [one.attribute('identifier') ?? '', partOf(one, reader, notes)]),
        ),
    );
  if (prompts === undefined || answers === undefined) throw new Unaskable('lacks one of its two lists');
  const used = new Set<string>();
  const pairs = right.flatMap((pair) => {
    const [from = '', to = ''] = pair.split(/\s+/);
    const prompt = prompts.get(from) ?? null;
    const answer = answers.get(to) ?? null;
    used.add(to);
    return prompt === null || answer === null ? [] : [{ id: partName(from), prompt, answer }];
  });
  const rest = [...answers].flatMap(([id, text]) =>
    used.has(id) || text === null ? [] : [{ id: partName(id), text }],
  );
  return matchingQuestion(facts, pairs, rest);
}

function typed(reading: Reading): QuestionJson {
  const { item, interaction, declaration, facts, notes } = reading;
  const type = declaration?.attribute('baseType');
  const right = typedAnswers(reading);
  if (type !== 'float' && type !== 'integer')
    return textQuestion(
      facts,
      right.map((value) => inAllLanguages(value)),
    );
  const [correct = Number.NaN, ...others] = new Set(right.map((value) => Number(value.replace(',', '.'))));
  if (others.length > 0) notes.changed('only the first of its right answers is right');
  const { answer, tolerance } = rightNumber(item, responseOf(interaction), correct, notes);
  return numericQuestion(facts, answer, tolerance, null);
}

/** The correct response, of which there is one, and all that earns as much: other ways to write it stand in the mapping. */
function typedAnswers({ item, declaration, notes }: Reading): string[] {
  const correct = correctValues(declaration);
  const mapped = correct.length === 0 || earnsByMapping(item) ? mappedValues(declaration) : [];
  const most = Math.max(...mapped.map(({ points }) => points));
  const best = mapped.filter(({ points }) => points === most).map(({ value }) => value);
  const right = [...correct, ...best].filter((value) => value !== '');
  if (mapped.some(({ value }) => earnedShare({ type: 'text', right }, value) === 0))
    notes.changed('an answer that earned a part of the marks earns none');
  return right;
}
