import type { Texts } from '../../shapes.ts';
import { asMarkdown } from '../html.ts';
import { type LanguageReader, mapTexts, orNothing } from '../localised.ts';
import { linkedMaterials } from '../file-material.ts';
import { TextFiles } from '../material-names.ts';
import type { ForeignMaterial, ForeignTopic } from '../model.ts';
import { type ConversionReport, ItemNotes } from '../report.ts';
import { NotHere } from '../not-here.ts';
import { type ActivityReading, factsOf, type ReadActivity } from './activity.ts';
import { type CourseAround, readRestriction, type Restriction } from './availability.ts';
import { type Backup, type BackupActivity, type BackupSection, valueOf } from './backup.ts';
import { choice, feedback } from './feedback.ts';
import { folder, h5pactivity, resource, url } from './file-activities.ts';
import { itemsOf } from './gradebook.ts';
import { QuestionBank } from './question-bank.ts';
import { quiz } from './quiz.ts';
import { Requirements } from './requirements.ts';
import { assign, forum } from './talk-activities.ts';
import { book, label, page } from './texts-activities.ts';
import { htmlOf } from './text-formats.ts';
import { filesOfArea, markdownTexts, wordTexts } from './texts.ts';

/** Kinds of activities that have something like them here. */
const kinds: Readonly<Record<string, ReadActivity | undefined>> = {
  page,
  label,
  book,
  url,
  resource,
  folder,
  h5pactivity,
  quiz,
  feedback,
  choice,
  forum,
  assign,
};

export interface ReadSections {
  readonly topics: readonly ForeignTopic[];
  /** By the module that they were. */
  readonly materials: ReadonlyMap<string, readonly ForeignMaterial[]>;
}

/** Sections with what is in them, as topics. */
export async function readSections(
  backup: Backup,
  reader: LanguageReader,
  report: ConversionReport,
): Promise<ReadSections> {
  return await new SectionReader(backup, reader, report).read();
}

/** A part of a topic while it is being filled. */
interface Part {
  readonly title: Texts;
  readonly materials: ForeignMaterial[];
}

class SectionReader {
  readonly #backup: Backup;
  readonly #reader: LanguageReader;
  readonly #report: ConversionReport;
  readonly #bank: QuestionBank;
  readonly #around: CourseAround;
  readonly #materials = new Map<string, readonly ForeignMaterial[]>();
  readonly #requirements = new Requirements();
  #lastToComplete: string | undefined;
  /** What has come or was left: each comes once, in whatever else it is listed. */
  readonly #taken = new Set<BackupActivity | BackupSection>();

  constructor(backup: Backup, reader: LanguageReader, report: ConversionReport) {
    this.#backup = backup;
    this.#reader = reader;
    this.#report = report;
    this.#bank = new QuestionBank(backup.questions);
    this.#around = {
      groups: new Map(
        (backup.groups?.all('group') ?? []).map((group) => [
          group.attribute('id') ?? '',
          valueOf(group, 'name'),
        ]),
      ),
      graded: new Map(
        [...backup.activities.values()].flatMap((activity) =>
          itemsOf(activity).map((item) => [
            item.attribute('id') ?? '',
            { module: activity.id, name: this.#nameOf(activity) },
          ]),
        ),
      ),
      before: () => this.#lastToComplete,
    };
  }

  async read(): Promise<ReadSections> {
    const topics: ForeignTopic[] = [];
    for (const section of this.#backup.sections.filter(({ body }) => valueOf(body, 'component') === '')) {
      const topic = await this.#topicOf(section, String(topics.length + 1).padStart(3, '0'));
      if (topic !== undefined) topics.push(topic);
    }
    // Those of a subsection of a section that did not come, or of a section that the backup lacks.
    this.#leaveActivities([...this.#backup.activities.values()].filter((one) => !this.#taken.has(one)));
    for (const { name, questions, unasked } of this.#bank.rest)
      this.#report
        .add('question category', this.#reader.shown(name))
        .left(`of its ${questions} questions ${unasked} are asked by no test that came`);
    const required = this.#requirements.resolved(this.#materials);
    return {
      topics: topics.map((topic) => withRequirements(topic, required)),
      materials: this.#materials,
    };
  }

  async #topicOf(section: BackupSection, place: string): Promise<ForeignTopic | undefined> {
    const notes = this.#report.add('section', this.#titleOf(section, new ItemNotes('', '')).lt);
    const title = this.#titleOf(section, notes);
    if (valueOf(section.body, 'visible') === '0') {
      this.#leave(section, notes, 'it is hidden');
      return undefined;
    }
    const restriction = readRestriction(section.body, this.#around, notes);
    if (restriction.whyNot !== null) {
      this.#leave(section, notes, restriction.whyNot);
      return undefined;
    }
    const first: Part = { title, materials: [] };
    const parts = [first];
    const description = await this.#summaryOf(section, first, notes);
    await this.#fill(section, parts, [restriction], notes);
    const filled = parts.filter(({ materials }) => materials.length > 0);
    const slug = `${place}-section-${section.id}`;
    if (filled.length === 0 && description !== null) {
      const materials = [summaryPage(section, title, description, notes)];
      return { slug, title, description: null, sections: [{ title, materials }] };
    }
    if (filled.length === 0) {
      notes.left('there is nothing in it');
      return undefined;
    }
    return { slug, title, description, sections: filled };
  }

  #titleOf({ body, number }: BackupSection, notes: ItemNotes): Texts {
    const name = valueOf(body, 'name');
    if (name.trim() !== '') return this.#reader.name(name, notes, `${number}.`);
    return sectionTitle(number, valueOf(this.#backup.course, 'format') === 'weeks');
  }

  /** A short text is the topic's description; a long one, or one with pictures, is its first page. */
  async #summaryOf(
    section: BackupSection,
    { title, materials }: Part,
    notes: ItemNotes,
  ): Promise<Texts | null> {
    const { body, id } = section;
    const html = htmlOf(valueOf(body, 'summary'), valueOf(body, 'summaryformat'));
    const isRich = /<(?:img|table|a|iframe|video|audio|ul|ol)\b/i.test(html);
    if (!isRich) {
      const words = orNothing(wordTexts(body, 'summary', this.#reader, notes));
      if (words === null) return null;
      if (words.lt.length <= mostDescription) return mapTexts(words, asMarkdown);
    }
    const slug = `section-${id}`;
    const names = new TextFiles(slug);
    const files = filesOfArea(
      this.#backup.files,
      valueOf(this.#backup.information, 'original_course_contextid'),
      {
        component: 'course',
        area: 'section',
        item: id,
      },
    );
    const markdown = orNothing(await markdownTexts(body, 'summary', this.#reader, { files, names }, notes));
    if (markdown !== null)
      materials.push({ ...summaryPage(section, title, markdown, notes), files: names.figures });
    materials.push(...(await linkedMaterials(names, slug, notes)));
    return null;
  }

  /** What is in a section, in its order; a section in it becomes a part of the topic. */
  async #fill(
    section: BackupSection,
    parts: Part[],
    restrictions: readonly Restriction[],
    notes: ItemNotes,
  ): Promise<void> {
    this.#taken.add(section);
    for (const activity of this.#activitiesOf(section, notes)) {
      if (activity.kind === 'subsection') {
        await this.#fillBelow(activity, section, parts, restrictions);
        continue;
      }
      const materials = await this.#read(activity, restrictions);
      this.#materials.set(activity.id, materials);
      if (materials.some(({ json }) => json.completion !== 0)) this.#lastToComplete = activity.id;
      parts.at(-1)?.materials.push(...materials);
    }
  }

  async #fillBelow(
    activity: BackupActivity,
    around: BackupSection,
    parts: Part[],
    restrictions: readonly Restriction[],
  ): Promise<void> {
    const below = this.#backup.sections.find(
      ({ body }) =>
        valueOf(body, 'component') === 'mod_subsection' && valueOf(body, 'itemid') === activity.instance,
    );
    const notes = this.#report.add('subsection', this.#reader.shown(activity.title));
    if (below === undefined || this.#taken.has(below)) {
      notes.left(below === undefined ? 'the backup does not hold it' : 'it is in another place already');
      return;
    }
    if (valueOf(below.body, 'visible') === '0' || valueOf(activity.module, 'visible') === '0') {
      this.#leave(below, notes, 'it is hidden');
      return;
    }
    const own = [
      readRestriction(activity.module, this.#around, notes),
      readRestriction(below.body, this.#around, notes),
    ];
    const closed = own.find(({ whyNot }) => whyNot !== null);
    if (closed !== undefined) {
      this.#leave(below, notes, closed.whyNot ?? '');
      return;
    }
    const part: Part = { title: this.#titleOf(below, notes), materials: [] };
    parts.push(part);
    // A part of a topic has no text of its own.
    const description = await this.#summaryOf(below, part, notes);
    if (description !== null) part.materials.push(summaryPage(below, part.title, description, notes));
    await this.#fill(below, parts, [...restrictions, ...own], notes);
    parts.push({ title: this.#titleOf(around, notes), materials: [] });
  }

  /** Those that no section before has had. */
  #activitiesOf({ id, body }: BackupSection, notes: ItemNotes): BackupActivity[] {
    const listed = valueOf(body, 'sequence')
      .split(',')
      .map((one) => one.trim());
    const { activities } = this.#backup;
    const others = [...activities.values()].filter(
      (activity) => valueOf(activity.module, 'sectionid') === id && !listed.includes(activity.id),
    );
    const all = [...listed.map((one) => activities.get(one)).filter((one) => one !== undefined), ...others];
    return all.filter((activity) => {
      const isNew = !this.#taken.has(activity);
      if (!isNew)
        notes.changed(`'${this.#nameOf(activity)}' is listed in it too, and counts where it was first`);
      this.#taken.add(activity);
      return isNew;
    });
  }

  #nameOf({ body, title }: BackupActivity): string {
    return this.#reader.shown(valueOf(body, 'name') || title);
  }

  async #read(
    activity: BackupActivity,
    restrictions: readonly Restriction[],
  ): Promise<readonly ForeignMaterial[]> {
    const { kind, body, module } = activity;
    const notes = this.#report.add(kind, this.#nameOf(activity));
    const read = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    if (kind === 'qbank') {
      notes.changed('of its questions those that a test asks came, with the test');
      return [];
    }
    const own = readRestriction(module, this.#around, notes);
    const why = this.#whyNot(activity, read, own);
    if (why !== undefined || read === undefined || body === undefined) {
      notes.left(why ?? 'the backup does not hold it');
      return [];
    }
    if (valueOf(module, 'visibleoncoursepage') === '0')
      notes.changed('it was reached by a link alone, and is listed here');
    const reading: ActivityReading = {
      backup: this.#backup,
      bank: this.#bank,
      reader: this.#reader,
      report: this.#report,
      activity,
      body,
      notes,
      slug: `${kind}-${activity.id}`,
      facts: factsOf(activity, body, this.#reader, notes),
    };
    try {
      const materials = await read(reading);
      const modules = [...restrictions, own].flatMap((restriction) => restriction.modules);
      for (const { slug } of materials) this.#requirements.add(slug, modules, notes);
      return materials;
    } catch (error) {
      if (!(error instanceof NotHere)) throw error;
      notes.left(error.message);
      return [];
    }
  }

  #whyNot(
    { kind, body, module }: BackupActivity,
    read: ReadActivity | undefined,
    { whyNot }: Restriction,
  ): string | undefined {
    if (read === undefined) return `there is nothing like '${kind}' here`;
    if (body === undefined) return 'the backup does not hold it';
    if (valueOf(module, 'visible') === '0') return 'it is hidden';
    return whyNot ?? undefined;
  }

  /** A section that does not come, with all that is in it. */
  #leave(section: BackupSection, notes: ItemNotes, reason: string): void {
    notes.left(reason);
    this.#taken.add(section);
    this.#leaveActivities(this.#activitiesOf(section, notes));
  }

  #leaveActivities(activities: readonly BackupActivity[]): void {
    for (const activity of activities)
      this.#report.add(activity.kind, this.#nameOf(activity)).left('its section did not come');
  }
}

function withRequirements(topic: ForeignTopic, required: ReadonlyMap<string, string[]>): ForeignTopic {
  const sections = topic.sections.map(({ title, materials }) => ({
    title,
    materials: materials.map((material) => {
      const requires = required.get(material.slug) ?? [];
      const { json } = material;
      return requires.length === 0 ? material : Object.assign({}, material, { json: { ...json, requires } });
    }),
  }));
  const { slug, title, description } = topic;
  return { slug, title, description, sections };
}

function summaryPage(
  { id }: BackupSection,
  title: Texts,
  markdown: Texts,
  notes: ItemNotes,
): ForeignMaterial {
  notes.changed('its summary became a page');
  return { slug: `section-${id}`, json: { type: 'page', title, completion: 0 }, markdown };
}

/** As long as a description of a line or two can be. */
const mostDescription = 400;

/** The title of a section that has none. */
function sectionTitle(number: number, isWeekly: boolean): Texts {
  if (number === 0) return { lt: 'Apie kursą', en: 'About the course', ru: 'О курсе' };
  return isWeekly
    ? { lt: `${number} savaitė`, en: `Week ${number}`, ru: `Неделя ${number}` }
    : { lt: `${number} tema`, en: `Topic ${number}`, ru: `Тема ${number}` };
}
