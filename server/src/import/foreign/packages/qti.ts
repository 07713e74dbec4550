import { posix } from 'node:path';
import type { Language } from '@medeina/contract';
import type { Texts } from '../../shapes.ts';
import type { Archive } from '../archive.ts';
import { languageByLetters, LanguageReader, siteLanguage } from '../localised.ts';
import type { ForeignCourse, ForeignMaterial } from '../model.ts';
import type { QuestionJson } from '../questions.ts';
import type { ConversionReport, ItemNotes } from '../report.ts';
import { refuse } from '../refuse.ts';
import type { XmlElement } from '../xml.ts';
import { ask } from './ask.ts';
import { packageCourse } from './course.ts';
import { archiveName, type Manifest, packageXml } from './manifest.ts';
import { readQti2Item } from './qti2-item.ts';
import { Slugs } from './slugs.ts';

const itemType = /^imsqti_item_xmlv2/;
const testType = /^imsqti_(?:test|assessment)_xmlv2/;

/** Whether a package holds questions of QTI 2. */
export function isQti({ resources }: Manifest): boolean {
  return [...resources.values()].some(({ type }) => itemType.test(type) || testType.test(type));
}

/** A place of a test. */
interface ItemPlace {
  readonly file: string;
  readonly weight: number;
}

/** A package of QTI 2 as a course of its tests; what no test asks becomes a test of its own. */
export async function readQti(
  archive: Archive,
  path: string,
  manifest: Manifest,
  report: ConversionReport,
  language: Language | undefined,
): Promise<ForeignCourse> {
  const items = new Map<string, XmlElement | undefined>();
  for (const resource of manifest.resources.values()) {
    if (itemType.test(resource.type))
      items.set(resource.file, await packageXml(archive, path, resource.file));
  }
  const words = [...items.values()].map((item) => item?.at('itemBody')?.text ?? '').join(' ');
  const named = [...items.values()]
    .map((item) => siteLanguage(item?.attribute('lang') ?? ''))
    .find((one) => one !== undefined);
  const reader = new LanguageReader(language ?? manifest.language ?? named ?? languageByLetters(words));
  const notes = report.add('course', manifest.title || archive.name);
  const tests = new Tests(items, reader, report);
  for (const resource of manifest.resources.values()) {
    if (!testType.test(resource.type)) continue;
    const test = await packageXml(archive, path, resource.file);
    if (test === undefined)
      report.add('test', resource.file || resource.id).left('the package does not hold its file');
    else tests.add(test, resource.file);
  }
  tests.addRest();
  for (const { id, type, file } of manifest.resources.values()) {
    if (!itemType.test(type) && !testType.test(type))
      report.add('resource', file || id).left('of a package of questions only tests and questions come');
  }
  const [first] = tests.materials;
  if (first === undefined) refuse(path, 'None of the questions of this package can be asked here');
  const title: Texts = { lt: 'Testai', en: 'Tests', ru: 'Тесты' };
  const topics = [
    { slug: '001-tests', title, description: null, sections: [{ title, materials: tests.materials }] },
  ];
  const known = manifest.title === '' ? { ...manifest, title: first.json.title[reader.main] } : manifest;
  return packageCourse({ manifest: known, archive, reader, notes, topics, format: 'qti' });
}

class Tests {
  readonly materials: ForeignMaterial[] = [];
  /** By file; undefined where the package does not hold it. */
  readonly #items: ReadonlyMap<string, XmlElement | undefined>;
  readonly #reader: LanguageReader;
  readonly #report: ConversionReport;
  readonly #asked = new Set<string>();
  readonly #slugs = new Slugs();

  constructor(
    items: ReadonlyMap<string, XmlElement | undefined>,
    reader: LanguageReader,
    report: ConversionReport,
  ) {
    this.#items = items;
    this.#reader = reader;
    this.#report = report;
  }

  add(test: XmlElement, file: string): void {
    const name = test.attribute('title') ?? '';
    const notes = this.#report.add('test', name);
    const parts = [...test.within('testPart')];
    const control = parts.map((part) => part.at('itemSessionControl')).find((one) => one !== undefined);
    const attempts = Number(control?.attribute('maxAttempts') ?? '');
    const seconds = Number((test.at('timeLimits') ?? parts[0]?.at('timeLimits'))?.attribute('maxTime') ?? '');
    const sections = [...test.within('assessmentSection')];
    if (sections.some((section) => section.at('selection') !== undefined))
      notes.changed('it asks all its questions, not some of them');
    if (sections.length > 1) notes.changed('its sections became one');
    if ([...test.within('rubricBlock')].length > 0)
      notes.changed('what it says before its questions is gone');
    if (test.at('testFeedback') !== undefined) notes.changed('what it says at the end is gone');
    if ([...test.within('preCondition', 'branchRule')].length > 0)
      notes.changed('what one answered does not lead elsewhere');
    const places = [...test.within('assessmentItemRef')].map((reference) => ({
      file: archiveName(posix.join(posix.dirname(file), reference.attribute('href') ?? '')),
      weight: Number(reference.at('weight')?.attribute('value') ?? '1'),
    }));
    const minutes = Math.ceil(seconds / 60);
    this.#push(test.attribute('identifier') ?? file, this.#reader.name(name, notes, 'Test'), places, notes, {
      ...(attempts >= 1 && attempts <= 100 ? { attempts: Math.floor(attempts) } : {}),
      ...(minutes >= 1 && minutes <= 600 ? { time_limit_minutes: minutes } : {}),
      shuffle: sections.some((section) => section.at('ordering')?.attribute('shuffle') === 'true'),
    });
  }

  /** Questions that no test asks. */
  addRest(): void {
    const places = [...this.#items.keys()]
      .filter((file) => !this.#asked.has(file))
      .map((file) => ({ file, weight: 1 }));
    if (places.length === 0) return;
    const title: Texts = { lt: 'Klausimai', en: 'Questions', ru: 'Вопросы' };
    const notes = this.#report.add('questions', 'of no test');
    notes.changed('they became a test');
    this.#push('questions', title, places, notes, { shuffle: false });
  }

  #push(
    id: string,
    title: Texts,
    places: readonly ItemPlace[],
    notes: ItemNotes,
    settings: { attempts?: number; time_limit_minutes?: number; shuffle: boolean },
  ): void {
    const questions = this.#questionsOf(places, notes);
    if (questions.length === 0) {
      notes.left('none of its questions can be asked here');
      return;
    }
    this.materials.push({
      slug: this.#slugs.of(`test-${id}`),
      json: { type: 'quiz', title, completion: 2, ...settings, questions },
    });
  }

  #questionsOf(places: readonly ItemPlace[], notes: ItemNotes): QuestionJson[] {
    const questions = new Map<string, QuestionJson>();
    for (const { file, weight } of places) {
      this.#asked.add(file);
      const item = this.#items.get(file);
      const name = item?.attribute('title') ?? file;
      const own = this.#report.add('question', name);
      if (item === undefined) {
        own.left('the package does not hold it');
        notes.changed(`the question '${name}' could not come`);
        continue;
      }
      ask(questions, { name, own, notes }, () => readQti2Item(item, weight, this.#reader, own));
    }
    return [...questions.values()];
  }
}
