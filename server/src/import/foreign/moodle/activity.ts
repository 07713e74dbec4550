import type { Texts } from '../../shapes.ts';
import { asMarkdown } from '../html.ts';
import { type LanguageReader, mapTexts, orNothing } from '../localised.ts';
import type { ForeignMaterial, MaterialFacts, MaterialJson } from '../model.ts';
import type { ConversionReport, ItemNotes } from '../report.ts';
import type { XmlElement } from '../xml.ts';
import { type Backup, type BackupActivity, numberOf, valueOf } from './backup.ts';
import type { QuestionBank } from './question-bank.ts';
import { htmlOf } from './text-formats.ts';
import { wordTexts } from './texts.ts';

/** What an activity needs to be read. */
export interface ActivityReading {
  readonly backup: Backup;
  readonly bank: QuestionBank;
  readonly reader: LanguageReader;
  readonly report: ConversionReport;
  readonly activity: BackupActivity;
  readonly body: XmlElement;
  readonly notes: ItemNotes;
  /** Its name among the materials. */
  readonly slug: string;
  readonly facts: MaterialFacts;
}

/** Reads one kind of activity. @throws {NotHere} */
export type ReadActivity = (reading: ActivityReading) => Promise<ForeignMaterial[]> | ForeignMaterial[];

export function materialOf(
  reading: ActivityReading,
  json: MaterialJson,
  more: Omit<ForeignMaterial, 'json' | 'slug'> = {},
): ForeignMaterial {
  return { slug: reading.slug, json, ...more };
}

export function factsOf(
  activity: BackupActivity,
  body: XmlElement,
  reader: LanguageReader,
  notes: ItemNotes,
): MaterialFacts {
  const description = activity.kind === 'label' ? null : introOf(body, reader, notes);
  return {
    title: reader.name(valueOf(body, 'name'), notes, `${activity.kind} ${activity.id}`),
    ...(description === null ? {} : { description }),
    completion: completionOf(activity, notes),
  };
}

/** The introduction as a line of Markdown. */
function introOf(body: XmlElement, reader: LanguageReader, notes: ItemNotes): Texts | null {
  const words = textAsWords(body, 'intro', 'introduction', reader, notes);
  return words && mapTexts(words, asMarkdown);
}

/** A text of an activity where only words can stand. @param what it is called in the notes. */
export function textAsWords(
  body: XmlElement,
  name: string,
  what: string,
  reader: LanguageReader,
  notes: ItemNotes,
): Texts | null {
  const html = htmlOf(valueOf(body, name), valueOf(body, `${name}format`));
  if (/<(?:a|table|iframe|video|audio)\b/i.test(html)) notes.changed(`of its ${what} the words came`);
  return orNothing(wordTexts(body, name, reader, notes));
}

function completionOf({ module }: BackupActivity, notes: ItemNotes): 0 | 1 | 2 {
  const completion = numberOf(module, 'completion');
  if (numberOf(module, 'completionexpected') > 0) notes.changed('the day by which to complete it is gone');
  return completion === 1 || completion === 2 ? completion : 0;
}

/** Whether completing it asks for something besides opening it. */
export function needsView(activity: BackupActivity): boolean {
  return valueOf(activity.module, 'completionview') === '1';
}

/** Whether completing it asks for a grade. */
export function needsGrade({ module }: BackupActivity): boolean {
  return (
    valueOf(module, 'completiongradeitemnumber') !== '' || valueOf(module, 'completionpassgrade') === '1'
  );
}

/** Tells of what is sent, and was completed by something else: here sending it is what completes it. */
export function noteSending({ activity, body, notes }: ActivityReading): void {
  if (numberOf(activity.module, 'completion') !== 2) return;
  if (needsGrade(activity) || valueOf(body, 'completionsubmit') !== '1')
    notes.changed('it is completed by sending it');
}
