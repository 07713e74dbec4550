import type { Texts } from '../../shapes.ts';
import { type Addresses, isWebAddress, markdownOf, wordsOf } from '../html.ts';
import { eachOnce, type LanguageReader } from '../localised.ts';
import { type TextFiles, isPicture } from '../material-names.ts';
import { ItemNotes } from '../report.ts';
import type { XmlElement } from '../xml.ts';
import { type BackupFile, valueOf } from './backup.ts';
import { htmlOf } from './text-formats.ts';

/** Whose files the addresses of a text mean. */
export interface FilesOfText {
  readonly files: readonly BackupFile[];
  /** Undefined where a text can have no files beside it. */
  readonly names: TextFiles | undefined;
}

const placeholder = '@@PLUGINFILE@@';

/** The files of one area, such as those of the texts of a page. */
export function filesOfArea(
  files: readonly BackupFile[],
  context: string,
  area: { readonly component?: string; readonly area: string; readonly item?: string },
): BackupFile[] {
  return files.filter(
    (file) =>
      file.context === context &&
      file.area === area.area &&
      (area.component === undefined || file.component === area.component) &&
      (area.item === undefined || file.item === area.item),
  );
}

/** The file of an address such as `@@PLUGINFILE@@/folder/name%20here.png?forcedownload=1`. */
function fileAt(address: string, files: FilesByPath): BackupFile | undefined {
  if (!address.startsWith(placeholder)) return undefined;
  const [written = ''] = address.slice(placeholder.length).split(/[?#]/);
  return files.get(decoded(written).normalize());
}

type FilesByPath = ReadonlyMap<string, BackupFile>;

/** A text may have as many addresses as there are files. Of two at one path the first counts. */
function byPath(files: readonly BackupFile[]): FilesByPath {
  return new Map(files.toReversed().map((file) => [`${file.folder}${file.name}`.normalize(), file]));
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Why pages cannot show pictures, null where they can. */
type FigureFaults = ReadonlyMap<BackupFile, string | null>;

/**
 * Looks at the pictures for which a text asks. What turns it into Markdown cannot wait for that: it does so twice, at first
 * only to tell the addresses.
 */
async function figureFaultsIn(html: Texts, files: FilesByPath): Promise<FigureFaults> {
  const faults = new Map<BackupFile, string | null>();
  if (![...files.values()].some(({ name }) => isPicture(name))) return faults;
  const asked = new Set<BackupFile>();
  const addresses: Addresses = {
    of: (address, use) => {
      const file = use === 'picture' ? fileAt(address, files) : undefined;
      if (file !== undefined && file.path !== null && isPicture(file.name)) asked.add(file);
      return undefined;
    },
  };
  eachOnce(html, (text) => markdownOf(text, addresses, new ItemNotes('', '')));
  for (const file of asked) faults.set(file, await file.figureFault());
  return faults;
}

function addressesOf(
  files: FilesByPath,
  names: TextFiles | undefined,
  faults: FigureFaults,
  notes: ItemNotes,
): Addresses {
  return {
    of: (address, use) => {
      const file = fileAt(address, files);
      if (file === undefined) {
        return use === 'link' && isWebAddress(address) ? address : undefined;
      }
      if (file.path === null) {
        notes.changed(`the file '${file.name}' ${file.fault ?? ''}`);
        return undefined;
      }
      if (use === 'link' || !isPicture(file.name)) {
        names?.link(file.path, file.name);
        return names === undefined ? undefined : null;
      }
      const fault = faults.get(file) ?? null;
      if (fault !== null) notes.changed(`the picture '${file.name}' ${fault}`);
      return fault === null ? names?.nameOf(file.path, file.name) : undefined;
    },
  };
}

/** A text of the backup as HTML by language. @param name of its element; its format stands in `<name>format`. */
export function htmlTexts(
  element: XmlElement | undefined,
  name: string,
  reader: LanguageReader,
  notes: ItemNotes,
): Texts {
  const format = valueOf(element, `${name}format`);
  return eachOnce(reader.read(valueOf(element, name), notes), (text) => htmlOf(text, format));
}

/** The same as Markdown. */
export async function markdownTexts(
  element: XmlElement | undefined,
  name: string,
  reader: LanguageReader,
  { files, names }: FilesOfText,
  notes: ItemNotes,
): Promise<Texts> {
  const html = htmlTexts(element, name, reader, notes);
  const found = byPath(files);
  const addresses = addressesOf(found, names, await figureFaultsIn(html, found), notes);
  return eachOnce(html, (text) => markdownOf(text, addresses, notes));
}

/** The same as words on one line. */
export function wordTexts(
  element: XmlElement | undefined,
  name: string,
  reader: LanguageReader,
  notes: ItemNotes,
): Texts {
  return eachOnce(htmlTexts(element, name, reader, notes), (html) => wordsOf(html, notes));
}

/** @param format of the text, as Moodle numbers them; HTML where it is left out. */
export function wordsIn(text: string, reader: LanguageReader, notes: ItemNotes, format = ''): Texts {
  return eachOnce(reader.read(text, notes), (part) => wordsOf(htmlOf(part, format), notes));
}
