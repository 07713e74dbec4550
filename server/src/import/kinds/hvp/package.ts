import { z } from 'zod';
import { ArchiveFault, type ArchiveFile, filesOfArchive, readArchive } from './archive.ts';

/** A package of H5P, as its author's tool wrote it. */
export interface PackageSource {
  readonly title: string;
  /** The main library as the player names it: `H5P.Quiz 1.2`. */
  readonly library: string;
  /** Scripts and styles of all libraries, each after those it needs. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** What the player needs of it: the content and the files of the libraries. */
  readonly files: readonly ArchiveFile[];
}

const version = {
  majorVersion: z.coerce.number().int().min(0),
  minorVersion: z.coerce.number().int().min(0),
};
const machineName = z.string().regex(/^[\w.-]{1,255}$/);
const reference = z.object({ machineName, ...version });
type Reference = z.output<typeof reference>;

const paths = z.array(z.object({ path: z.string().min(1).max(500) })).optional();

/** What is read of `h5p.json`; tools write more. */
const packageFile = z.object({
  title: z.string().min(1).max(500),
  mainLibrary: machineName,
  preloadedDependencies: z.array(reference).min(1).max(500),
});

/** What is read of a `library.json`. */
const libraryFile = z.object({
  machineName,
  ...version,
  preloadedJs: paths,
  preloadedCss: paths,
  preloadedDependencies: z.array(reference).max(500).optional(),
});

interface Library extends z.output<typeof libraryFile> {
  readonly folder: string;
}

/** Endings that packages may hold, as H5P's own list has them; a script or a style only in a library. */
const inContent = new Set(
  (
    'json png jpg jpeg gif bmp webp svg eot ttf woff woff2 otf webm mp4 ogg mp3 m4a wav txt pdf rtf doc docx xls ' +
    'xlsx ppt pptx odt ods odp csv xml vtt webvtt gltf glb md'
  ).split(' '),
);
const inLibraries = new Set([...inContent, 'js', 'css', 'map']);

/** Content is put into the document of the activity. */
const mostContent = 4 * 1024 * 1024;
const contentFile = 'content/content.json';
const isDescription = (path: string): boolean =>
  path === 'h5p.json' || path === contentFile || /^[^/]+\/library\.json$/.test(path);

/**
 * Reads a package and holds that it can be played: everything that it depends on is in it.
 * @throws {ArchiveFault} with what is wrong, to follow its name.
 */
export async function readPackage(path: string): Promise<PackageSource> {
  const files = (await filesOfArchive(path)).filter((file) => !isLeftOut(file.path));
  refuseOthers(files);
  const large = files.find((file) => isDescription(file.path) && file.size > mostContent);
  if (large !== undefined) throw new ArchiveFault(`holds a ${large.path} of more than 4 megabytes`);
  const known = new Set(files.map((file) => file.path));
  const texts = new Map<string, string>();
  // All of it is read: what is damaged is told before anything is kept.
  await readArchive(
    path,
    (name) => known.has(name),
    (name, bytes) => {
      if (isDescription(name)) texts.set(name, bytes.toString('utf8'));
    },
  );
  const { title, mainLibrary, preloadedDependencies } = parsed(texts, 'h5p.json', packageFile);
  parsed(texts, contentFile, z.record(z.string(), z.unknown()));
  const libraries = new Map<string, Library>();
  for (const name of texts.keys()) {
    if (!name.endsWith('/library.json')) continue;
    const library = { ...parsed(texts, name, libraryFile), folder: name.slice(0, -'/library.json'.length) };
    libraries.set(nameOf(library), library);
  }
  const main = preloadedDependencies.find((one) => one.machineName === mainLibrary);
  if (main === undefined) throw new ArchiveFault(`does not depend on its main library, '${mainLibrary}'`);
  const ordered = inOrder(preloadedDependencies, libraries);
  const listed = (kind: 'preloadedCss' | 'preloadedJs'): string[] =>
    ordered.flatMap((library) =>
      (library[kind] ?? []).map((one) => {
        const file = `${library.folder}/${one.path.trim()}`;
        if (!known.has(file)) throw new ArchiveFault(`lacks '${file}', which its library names`);
        return file;
      }),
    );
  return {
    title,
    library: nameOf(main),
    scripts: listed('preloadedJs'),
    styles: listed('preloadedCss'),
    files: files.filter((file) => file.path !== 'h5p.json'),
  };
}

/** What tools leave behind: hidden files, and the folders of a Mac. */
function isLeftOut(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX');
}

function refuseOthers(files: readonly ArchiveFile[]): void {
  for (const { path } of files) {
    if (path === 'h5p.json') continue;
    const ending = /\.([A-Za-z0-9]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
    const isLicence = /(?:^|\/)(?:LICEN[CS]E|README|COPYING)$/i.test(path);
    const allowed = path.startsWith('content/') ? inContent : inLibraries;
    if (!isLicence && !allowed.has(ending))
      throw new ArchiveFault(`holds '${path}', a type of file that such packages may not hold`);
  }
}

function parsed<Shape extends z.ZodType>(
  texts: ReadonlyMap<string, string>,
  name: string,
  shape: Shape,
): z.output<Shape> {
  const text = texts.get(name);
  if (text === undefined) throw new ArchiveFault(`lacks ${name}`);
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new ArchiveFault(`holds a ${name} that is not JSON`);
  }
  const result = shape.safeParse(value);
  if (!result.success) {
    const at = result.error.issues[0]?.path.join('.') ?? '';
    throw new ArchiveFault(`holds a ${name} whose '${at}' is not what it must be`);
  }
  return result.data;
}

const nameOf = ({ machineName: name, majorVersion, minorVersion }: Reference): string =>
  `${name} ${majorVersion}.${minorVersion}`;

/** Libraries with all that they need before them. @throws {ArchiveFault} where one is missing, or needs itself. */
function inOrder(roots: readonly Reference[], libraries: ReadonlyMap<string, Library>): Library[] {
  const ordered = new Set<Library>();
  const visit = (needed: Reference, way: readonly string[]): void => {
    const name = nameOf(needed);
    if (way.includes(name)) throw new ArchiveFault(`holds the library '${name}', which needs itself`);
    const library = libraries.get(name);
    if (library === undefined) throw new ArchiveFault(`lacks the library '${name}'`);
    if (ordered.has(library)) return;
    for (const next of library.preloadedDependencies ?? []) visit(next, [...way, name]);
    ordered.add(library);
  };
  for (const root of roots) visit(root, []);
  return [...ordered];
}
