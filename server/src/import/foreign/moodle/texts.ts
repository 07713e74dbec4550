import type { Texts } from '../../shapes.ts';
import { type Addresses, isWebAddress, markdownOf, wordsOf } from '../html.ts';
import { eachOnce, type LanguageReader } from '../localised.ts';
import { type TextFiles, isPicture } from '../material-names.ts';
import type { ItemNotes } from '../report.ts';
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
function fileAt(address: string, files: readonly BackupFile[]): BackupFile | undefined {
  if (!address.startsWith(placeholder)) return undefined;
  const [written = ''] = address.slice(placeholder.length).split(/[?#]/);
  const path = decoded(written).normalize();
  return files.find((file) => `${file.folder}${file.name}`.normalize() === path);
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function addressesOf({ files, names }: FilesOfText, notes: ItemNotes): Addresses {
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
        return undefined;
      }
      if (file.figureFault !== null) notes.changed(`the picture '${file.name}' ${file.figureFault}`);
      return file.figureFault === null ? names?.nameOf(file.path, file.name) : undefined;
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
export function markdownTexts(
  element: XmlElement | undefined,
  name: string,
  reader: LanguageReader,
  files: FilesOfText,
  notes: ItemNotes,
): Texts {
  const addresses = addressesOf(files, notes);
  return eachOnce(htmlTexts(element, name, reader, notes), (html) => markdownOf(html, addresses, notes));
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
