import { extname } from 'node:path';
import { mediaTypeOf } from '../../platform/files/media-type.ts';
import { ArchiveFault } from '../kinds/hvp/archive.ts';
import { readPackage } from '../kinds/hvp/package.ts';
import { readFigurePicture } from '../figure-picture.ts';
import { whyNotOfType } from '../media.ts';
import type { Texts } from '../shapes.ts';
import { inAllLanguages, orNothing } from './localised.ts';
import { fileNameOf, freeName, type TextFiles } from './material-names.ts';
import type { ForeignMaterial, MaterialFacts } from './model.ts';
import { NotHere } from './not-here.ts';
import type { ItemNotes } from './report.ts';

export interface FileToShow {
  readonly slug: string;
  readonly facts: MaterialFacts;
  readonly notes: ItemNotes;
  /** As its author called it. */
  readonly name: string;
  readonly path: string;
  /** The part of the marks with which an interactive package is passed. */
  readonly pass: number | null;
  /** Whether a result completed it there, and not opening it. */
  readonly isCompletedByResult: boolean;
  /** Names of files that the folder has already, where slugs can be such that two files get one. */
  readonly taken?: Set<string>;
}

/** Why a file is not what its name says, to follow its name; null where nothing speaks against it. */
export async function whyUnsound(path: string, name: string): Promise<string | null> {
  const mime = mediaTypeOf(name);
  return mime === undefined ? null : ((await whyNotOfType(path, '', mime))?.trim() ?? null);
}

/** Why a page cannot show a picture, to follow its name; null where it can. */
export async function whyNoFigure(path: string): Promise<string | null> {
  const picture = await readFigurePicture(path);
  return typeof picture === 'string' ? picture : null;
}

/** A text as a page, and the files to which it links; these alone where the text says nothing. @throws {NotHere} */
export async function pageMaterials(
  { slug, facts, notes }: Pick<FileToShow, 'facts' | 'notes' | 'slug'>,
  texts: Texts,
  names: TextFiles,
): Promise<ForeignMaterial[]> {
  const markdown = orNothing(texts);
  const linked = await linkedMaterials(names, slug, notes, markdown === null ? 'instead of it' : 'after it');
  if (markdown !== null)
    return [{ slug, json: { type: 'page', ...facts }, markdown, files: names.figures }, ...linked];
  if (linked.length === 0) throw new NotHere('there is nothing in it that can be shown here');
  return linked.map(({ slug: own, json, files = [] }) => ({
    slug: own,
    json: { ...json, ...facts, title: linked.length === 1 ? facts.title : json.title },
    files,
  }));
}

/** The files to which a text links, as materials after it. */
export async function linkedMaterials(
  names: TextFiles,
  slug: string,
  notes: ItemNotes,
  place: 'after it' | 'instead of it' = 'after it',
): Promise<ForeignMaterial[]> {
  const materials: ForeignMaterial[] = [];
  for (const [index, { name, path }] of names.linked.entries()) {
    try {
      const facts: MaterialFacts = { title: inAllLanguages(name), completion: 0 };
      const material = await fileMaterial({
        slug: `${slug}-file-${index + 1}`,
        facts,
        notes,
        name,
        path,
        pass: null,
        isCompletedByResult: false,
        taken: names.taken,
      });
      materials.push({ ...material, isLinked: true });
      notes.changed(`the file '${name}', to which it links, comes ${place}`);
    } catch (error) {
      if (!(error instanceof NotHere)) throw error;
      notes.changed(error.message);
    }
  }
  return materials;
}

/** A file as the material that shows it best. @throws {NotHere} */
export async function fileMaterial(file: FileToShow): Promise<ForeignMaterial> {
  const { slug, facts, notes, path, pass, taken = new Set() } = file;
  const plain = fileNameOf(file.name);
  const ending = extname(plain);
  const name = freeName(`${slug}-${plain.slice(0, plain.length - ending.length)}`, ending, taken);
  const files = [{ name, path }];
  if (/\.h5p$/i.test(name)) {
    await holdPackage(path, file.name);
    const completion = completionOfPackage(file);
    return {
      slug,
      json: {
        type: 'hvp',
        ...facts,
        completion,
        file: name,
        ...(pass === null ? {} : { pass_percent: pass }),
      },
      files,
    };
  }
  const mime = mediaTypeOf(name);
  if (mime === undefined) throw new NotHere(`'${file.name}' is of a type that courses cannot hold`);
  const why = await whyUnsound(path, file.name);
  if (why !== null) throw new NotHere(`the file '${file.name}' ${why}`);
  if (mime.startsWith('video/'))
    notes.changed('a recording came as a file: videos here have captions in every language');
  return {
    slug,
    json: { type: mime === 'application/pdf' ? 'document' : 'resource', ...facts, file: name },
    files,
  };
}

/** By itself a package is completed where it tells a result; one that only shows something never would be. */
function completionOfPackage({
  facts: { completion },
  isCompletedByResult,
  notes,
}: FileToShow): MaterialFacts['completion'] {
  if (completion !== 2 || isCompletedByResult) return completion;
  notes.changed('it is completed by hand: opening it completes no interactive package');
  return 1;
}

async function holdPackage(path: string, name: string): Promise<void> {
  try {
    await readPackage(path);
  } catch (error) {
    if (!(error instanceof ArchiveFault)) throw error;
    throw new NotHere(`'${name}' ${error.message}`);
  }
}
