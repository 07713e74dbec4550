import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, languages } from '@medeina/contract';
import type { z } from 'zod';
import type { Faults } from './faults.ts';
import { type JsonFile, readJson, readText } from './json-file.ts';
import { mediaTypeOf } from '../platform/files/media-type.ts';
import { videoSeconds, whyNotOfType } from './media.ts';
import { foldersIn, whyNot } from './readable.ts';
import { richText } from './rich-text.ts';
import { materialFile, type Texts, topicFile } from './shapes.ts';

/** A file of a material: where it lies, and what browsers are told of it. */
export interface FileSource {
  readonly path: string;
  readonly name: string;
  readonly mime: string;
}

export interface MaterialSource {
  readonly slug: string;
  readonly module: 'page' | 'document' | 'link' | 'resource' | 'video';
  readonly title: Texts;
  readonly description: Texts | null;
  readonly completion: 0 | 1 | 2;
  readonly durationMinutes: number | null;
  readonly requires: readonly string[];
  /** HTML of a page, or of a video's transcript. */
  readonly html: Partial<Record<Language, string>>;
  readonly url: Texts | null;
  readonly files: Partial<Record<Language, FileSource>>;
  readonly video: {
    readonly source: FileSource;
    readonly poster: FileSource | null;
    readonly seconds: number;
    readonly captions: Partial<Record<Language, FileSource>>;
  } | null;
}

export interface TopicSource {
  readonly slug: string;
  readonly title: Texts;
  readonly description: Texts | null;
  readonly sections: readonly { readonly title: Texts; readonly materials: readonly MaterialSource[] }[];
}

/** Reads `theory/` of a course; a course without it has no topics. */
export async function readTheory(root: string, course: string, faults: Faults): Promise<TopicSource[]> {
  const theory = join(course, 'theory');
  const places = new Map<string, JsonFile<unknown>>();
  const topics: TopicSource[] = [];
  for (const folder of await foldersIn(root, theory, faults)) {
    const topic = await readTopic(root, folder, places, faults);
    if (topic !== undefined) topics.push(topic);
  }
  checkRequirements(topics, places);
  return topics;
}

/** @param places files of the materials seen so far, by slug: slugs are unique in the course. */
async function readTopic(
  root: string,
  folder: string,
  places: Map<string, JsonFile<unknown>>,
  faults: Faults,
): Promise<TopicSource | undefined> {
  const json = await readJson(root, join(folder, 'topic.json'), topicFile, faults);
  if (json === undefined) return undefined;
  const used = new Set<string>();
  const sections: { title: Texts; materials: MaterialSource[] }[] = [];
  for (const [index, section] of json.value.sections.entries()) {
    const materials: MaterialSource[] = [];
    for (const [position, slug] of section.materials.entries()) {
      used.add(`${slug}.json`);
      const known = places.get(slug);
      if (known !== undefined) {
        json.fault(['sections', index, 'materials', position], `'${slug}' is the name of ${known.file} too`);
        continue;
      }
      if (!existsSync(join(root, folder, `${slug}.json`))) {
        json.fault(['sections', index, 'materials', position], `there is no file ${slug}.json`);
        continue;
      }
      const material = await readMaterial(root, folder, slug, places, faults);
      if (material !== undefined) materials.push(material);
    }
    sections.push({ title: section.title, materials });
  }
  for (const name of await readdir(join(root, folder))) {
    if (name.endsWith('.json') && name !== 'topic.json' && !used.has(name)) {
      faults.add(join(folder, name), 'No section of topic.json names this material');
    }
  }
  return {
    slug: folder.split('/').at(-1) ?? folder,
    title: json.value.title,
    description: json.value.description ?? null,
    sections,
  };
}

async function readMaterial(
  root: string,
  folder: string,
  slug: string,
  places: Map<string, JsonFile<unknown>>,
  faults: Faults,
): Promise<MaterialSource | undefined> {
  const json = await readJson(root, join(folder, `${slug}.json`), materialFile, faults);
  if (json === undefined) return undefined;
  places.set(slug, json);
  const { value } = json;
  const place = { root, folder, slug, json };
  return {
    slug,
    module: value.type,
    title: value.title,
    description: value.description ?? null,
    completion: value.completion,
    durationMinutes: value.duration_minutes ?? null,
    requires: value.requires ?? [],
    html:
      value.type === 'page' || value.type === 'video'
        ? await htmlOf(place, value.type === 'page', faults)
        : {},
    url: value.type === 'link' ? everywhere(value.url) : null,
    files: value.type === 'document' || value.type === 'resource' ? await filesOf(place, value.file) : {},
    video: value.type === 'video' ? await videoOf(place, value, faults) : null,
  };
}

interface Place {
  readonly root: string;
  readonly folder: string;
  readonly slug: string;
  readonly json: JsonFile<z.output<typeof materialFile>>;
}

function everywhere(url: string | Texts): Texts {
  return typeof url === 'string' ? { lt: url, en: url, ru: url } : url;
}

async function htmlOf(place: Place, isNeeded: boolean, faults: Faults): Promise<MaterialSource['html']> {
  const { root, folder, slug } = place;
  const html: Partial<Record<Language, string>> = {};
  const present = languages.filter((language) => existsSync(join(root, folder, `${slug}.${language}.md`)));
  if (present.length === 0 && !isNeeded) return html;
  for (const language of languages) {
    const text = await readText(root, join(folder, `${slug}.${language}.md`), faults);
    if (text === undefined) continue;
    if (text.trim() === '') faults.add(join(folder, `${slug}.${language}.md`), 'This page is empty');
    html[language] = richText(text);
  }
  return html;
}

async function filesOf(
  place: Place,
  file: string | Partial<Record<Language, string | undefined>>,
): Promise<MaterialSource['files']> {
  if (typeof file === 'string') {
    const source = await fileOf(place, ['file'], file);
    return source === undefined ? {} : { lt: source, en: source, ru: source };
  }
  const files: Partial<Record<Language, FileSource>> = {};
  for (const language of languages) {
    const name = file[language];
    const source = name === undefined ? undefined : await fileOf(place, ['file', language], name);
    if (source !== undefined) files[language] = source;
  }
  if (Object.keys(file).length === 0) place.json.fault(['file'], 'must name a file');
  return files;
}

async function fileOf(
  place: Place,
  path: (string | number)[],
  name: string,
): Promise<FileSource | undefined> {
  const mime = mediaTypeOf(name);
  if (mime === undefined) {
    place.json.fault(path, `'${name}' is of a type that courses do not hold`);
    return undefined;
  }
  const file = join(place.folder, name);
  const absolute = join(place.root, file);
  const why = whyNot(place.root, file, name) ?? (await whyNotOfType(absolute, name, mime));
  if (why !== undefined) {
    place.json.fault(path, why);
    return undefined;
  }
  return { path: absolute, name, mime };
}

async function videoOf(
  place: Place,
  value: { source: string; poster?: string | undefined; duration_minutes?: number | undefined },
  faults: Faults,
): Promise<MaterialSource['video']> {
  const source = await fileOf(place, ['source'], value.source);
  if (source === undefined) return null;
  const seconds = (await videoSeconds(source.path)) ?? (value.duration_minutes ?? 0) * 60;
  if (seconds === 0) place.json.fault(['source'], 'does not tell its length; give duration_minutes');
  const captions: Partial<Record<Language, FileSource>> = {};
  for (const language of languages) {
    const name = `${place.slug}.${language}.vtt`;
    const file = join(place.folder, name);
    if (!existsSync(join(place.root, file))) {
      faults.add(place.json.file, `The captions ${name} are missing`);
      continue;
    }
    const text = await readText(place.root, file, faults);
    if (text !== undefined && !/^\uFEFF?WEBVTT(?:\s|$)/.test(text))
      faults.add(file, "Captions must begin with 'WEBVTT'");
    captions[language] = { path: join(place.root, file), name, mime: 'text/vtt; charset=utf-8' };
  }
  const poster = value.poster === undefined ? undefined : await fileOf(place, ['poster'], value.poster);
  return { source, poster: poster ?? null, seconds, captions };
}

/** Requirements name materials of the course and never lead back to where they began: such a material never opens. */
function checkRequirements(
  topics: readonly TopicSource[],
  places: ReadonlyMap<string, JsonFile<unknown>>,
): void {
  const all = topics.flatMap((topic) => topic.sections.flatMap((section) => section.materials));
  const bySlug = new Map(all.map((material) => [material.slug, material]));
  for (const material of all) {
    for (const [index, required] of material.requires.entries()) {
      const fault = (message: string): void => places.get(material.slug)?.fault(['requires', index], message);
      const target = bySlug.get(required);
      if (target === undefined) fault(`there is no material '${required}' in this course`);
      else if (target.completion === 0) fault(`'${required}' is never completed (its completion is 0)`);
      else if (leadsTo(target, material.slug, bySlug)) fault(`'${required}' in turn requires this material`);
    }
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
