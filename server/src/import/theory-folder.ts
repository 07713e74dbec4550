import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Language, MaterialModule } from '@medeina/contract';
import type { Faults } from './faults.ts';
import { type JsonFile, readJson } from './json-file.ts';
import { canBeFree, markdownOf, materialFile, readContent } from './kinds/index.ts';
import type { ContentSource } from './kinds/kind.ts';
import { type FiguresByLanguage, TopicFigures } from './figures.ts';
import type { FileSource, MaterialPlace } from './material-files.ts';
import { readMarkdown } from './material-text.ts';
import { entriesIn, foldersIn, isHidden } from './readable.ts';
import { materialStandIns, type Texts, topicFile, topicStandIns } from './shapes.ts';
import { longest, type Minutes } from '../platform/minutes.ts';
import { farAbove, studyMinutes } from './study-time.ts';

/** A material as its folder holds it. */
export interface MaterialSource {
  readonly slug: string;
  readonly module: MaterialModule;
  readonly title: Texts;
  readonly description: Texts | null;
  readonly completion: 0 | 1 | 2;
  /** The author's figure, in place of what is counted. */
  readonly givenMinutes: number | null;
  /** Null where nothing can be counted. */
  readonly countedMinutes: Minutes | null;
  readonly requires: readonly string[];
  /** Anybody may look into it before the course is theirs. */
  readonly isFree: boolean;
  /** HTML of a page, or of a video's transcript. */
  readonly html: Partial<Record<Language, string>>;
  /** Those of a page, in the order of its text. */
  readonly figures: FiguresByLanguage;
  /** Undefined where a fault was reported. */
  readonly content: ContentSource | undefined;
  /** Every file that its content names. */
  readonly files: readonly FileSource[];
}

export interface TopicSource {
  readonly slug: string;
  readonly title: Texts;
  readonly description: Texts | null;
  readonly sections: readonly { readonly title: Texts; readonly materials: readonly MaterialSource[] }[];
}

export interface TheorySource {
  readonly topics: readonly TopicSource[];
  /** Materials of which a fault leaves nothing but the name. */
  readonly unread: readonly string[];
}

/** The materials of the course so far: slugs are unique in it. */
interface Seen {
  /** Their files, by slug. */
  readonly places: Map<string, JsonFile<unknown>>;
  /** Those that cannot be read. */
  readonly unread: Map<string, string>;
}

/** Reads `theory/` of a course; a course without it has no topics. */
export async function readTheory(root: string, course: string, faults: Faults): Promise<TheorySource> {
  const theory = join(course, 'theory');
  const seen: Seen = { places: new Map(), unread: new Map() };
  const topics: TopicSource[] = [];
  for (const folder of await foldersIn(root, theory, faults))
    topics.push(await readTopic(root, folder, seen, faults));
  checkRequirements(topics, seen);
  checkFree(topics, seen.places);
  return { topics, unread: [...seen.unread.keys()] };
}

async function readTopic(root: string, folder: string, seen: Seen, faults: Faults): Promise<TopicSource> {
  const json = await readJson(root, join(folder, 'topic.json'), topicFile, faults, topicStandIns);
  const used = new Set<string>();
  const figures = new TopicFigures(root, folder, faults);
  const read = (slug: string): Promise<MaterialSource | undefined> =>
    readMaterial({ root, folder, slug, faults }, figures, seen);
  const sections: { title: Texts; materials: MaterialSource[] }[] = [];
  for (const [index, section] of (json?.value.sections ?? []).entries()) {
    const materials: MaterialSource[] = [];
    for (const [position, slug] of section.materials.entries()) {
      const place = ['sections', index, 'materials', position];
      if (json?.fits(place) !== true) continue;
      used.add(`${slug}.json`);
      const known = seen.places.get(slug)?.file ?? seen.unread.get(slug);
      if (known !== undefined) {
        json.fault(place, `'${slug}' is also the name of ${known}`);
        continue;
      }
      if (!existsSync(join(root, folder, `${slug}.json`))) {
        json.fault(place, `there is no file ${slug}.json`);
        continue;
      }
      const material = await read(slug);
      if (material !== undefined) materials.push(material);
    }
    sections.push({ title: section.title, materials });
  }
  const unlisted = (await entriesIn(root, folder, faults))
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.json') && !isHidden(name) && name !== 'topic.json' && !used.has(name))
    .toSorted();
  const hasLists = json?.value.sections.every((_, index) => json.fits(['sections', index, 'materials']));
  for (const name of unlisted) {
    if (hasLists === true) {
      faults.add(join(folder, name), 'No section of topic.json lists this material');
      continue;
    }
    // Which ones the topic has cannot be told: all of them are checked.
    const material = await read(basename(name, '.json'));
    if (material !== undefined) sections.push({ title: material.title, materials: [material] });
  }
  await figures.checkUnused();
  return {
    slug: folder.split('/').at(-1) ?? folder,
    title: json?.value.title ?? { lt: '', en: '', ru: '' },
    description: json?.value.description ?? null,
    sections,
  };
}

async function readMaterial(
  topic: Pick<MaterialPlace, 'faults' | 'folder' | 'root' | 'slug'>,
  figures: TopicFigures,
  { places, unread }: Seen,
): Promise<MaterialSource | undefined> {
  const { root, folder, slug, faults } = topic;
  const json = await readJson(root, join(folder, `${slug}.json`), materialFile, faults, materialStandIns);
  if (json === undefined) {
    unread.set(slug, join(folder, `${slug}.json`));
    await readMarkdown({ ...topic, files: [] }, figures, 'unknown');
    return undefined;
  }
  places.set(slug, json);
  const { value } = json;
  const files: FileSource[] = [];
  const place = { ...topic, json, files };
  const text = await readMarkdown(place, figures, markdownOf(value.type));
  const content = await readContent(place, value);
  const counted = content && (await studyMinutes(content, text));
  const given = value.duration_minutes;
  if (given !== undefined && counted !== undefined && given > farAbove * longest(counted))
    json.warn(['duration_minutes'], `is ${given}, but what is here takes about ${longest(counted)}`);
  return {
    slug,
    module: value.type,
    title: value.title,
    description: value.description ?? null,
    completion: value.completion,
    givenMinutes: given ?? null,
    countedMinutes: counted ?? null,
    requires: value.requires ?? [],
    isFree: value.free ?? false,
    ...text,
    content,
    files,
  };
}

/** Requirements name materials of the course and never lead back to where they began: such a material never opens. */
function checkRequirements(topics: readonly TopicSource[], { places, unread }: Seen): void {
  const all = topics.flatMap((topic) => topic.sections.flatMap((section) => section.materials));
  const bySlug = new Map(all.map((material) => [material.slug, material]));
  for (const material of all) {
    for (const [index, required] of material.requires.entries()) {
      const fault = (message: string): void => places.get(material.slug)?.fault(['requires', index], message);
      const target = bySlug.get(required);
      if (unread.has(required)) continue;
      if (target === undefined) fault(`there is no material '${required}' in this course`);
      else if (target.completion === 0) fault(`'${required}' is never completed (its completion is 0)`);
      else if (leadsTo(target, material.slug, bySlug)) fault(`'${required}' in turn requires this material`);
    }
  }
}

/** One part of a course is free, and it is one that needs nothing but to be looked at. */
function checkFree(topics: readonly TopicSource[], places: ReadonlyMap<string, JsonFile<unknown>>): void {
  const free = topics
    .flatMap((topic) => topic.sections.flatMap((section) => section.materials))
    .filter(({ isFree }) => isFree);
  for (const [index, { slug, module }] of free.entries()) {
    const fault = (message: string): void => places.get(slug)?.fault(['free'], message);
    if (!canBeFree(module)) fault(`only a page or a video can be free, and this is '${module}'`);
    else if (index > 0) fault(`'${free[0]?.slug ?? ''}' is free already: a course has one free part`);
  }
}

function leadsTo(from: MaterialSource, slug: string, bySlug: ReadonlyMap<string, MaterialSource>): boolean {
  const seen = new Set<string>();
  const waiting = [from.slug];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === slug) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    waiting.push(...(bySlug.get(next)?.requires ?? []));
  }
  return false;
}
