import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@medeina/contract';
import { mediaTypeOf } from '../platform/files/media-type.ts';
import type { Faults } from './faults.ts';
import { type JsonFile, readText } from './json-file.ts';
import { whyNotOfType } from './media.ts';
import { whyNot } from './readable.ts';

/** A file of a material: where it is, and its name and type for browsers. */
export interface FileSource {
  readonly path: string;
  readonly name: string;
  readonly mime: string;
  /** The package that it is in: then its name is its path there, and {@link path} no path of the disk. */
  readonly archive?: string;
  /** What is kept where the import drew it: then {@link path} only tells it apart. */
  readonly bytes?: Uint8Array;
}

export type FilesByLanguage = Partial<Record<Language, FileSource>>;

/** Where the files of a material are. */
export interface MaterialPlace {
  /** The folder given to the import. */
  readonly root: string;
  /** The topic's folder, below it. */
  readonly folder: string;
  readonly slug: string;
  readonly json: JsonFile<unknown>;
  readonly faults: Faults;
  /** Collects every file that the material names. */
  readonly files: FileSource[];
}

/** A file that the material's JSON names at a path. @returns undefined where a fault was reported. */
export async function readFile(
  place: MaterialPlace,
  path: readonly (string | number)[],
  name: string,
): Promise<FileSource | undefined> {
  const mime = mediaTypeOf(name);
  if (mime === undefined) {
    place.json.fault(path, `'${name}' has a file type that courses cannot contain`);
    return undefined;
  }
  const file = join(place.folder, name);
  const absolute = join(place.root, file);
  const why = whyNot(place.root, file, name) ?? (await whyNotOfType(absolute, name, mime));
  if (why !== undefined) {
    place.json.fault(path, why);
    return undefined;
  }
  return collected(place, { path: absolute, name, mime });
}

/** Captions in every language, `<slug>.<language>.vtt`. */
export async function readCaptions(place: MaterialPlace): Promise<FilesByLanguage> {
  const captions: FilesByLanguage = {};
  for (const language of languages) {
    const name = `${place.slug}.${language}.vtt`;
    const file = join(place.folder, name);
    if (!existsSync(join(place.root, file))) {
      place.faults.add(place.json.file, `The captions ${name} are missing`);
      continue;
    }
    const text = await readText(place.root, file, place.faults);
    if (text !== undefined && !/^\uFEFF?WEBVTT(?:\s|$)/.test(text))
      place.faults.add(file, "Captions must begin with 'WEBVTT'");
    captions[language] = collected(place, {
      path: join(place.root, file),
      name,
      mime: 'text/vtt; charset=utf-8',
    });
  }
  return captions;
}

function collected(place: MaterialPlace, file: FileSource): FileSource {
  place.files.push(file);
  return file;
}
