import type { Archive } from '../archive.ts';
import type { LanguageReader } from '../localised.ts';
import type { ConversionReport, ItemNotes } from '../report.ts';
import type { Texts } from '../../shapes.ts';
import { wordsOf } from '../html.ts';
import { eachOnce, orNothing } from '../localised.ts';
import type { Manifest } from './manifest.ts';
import type { Slugs } from './slugs.ts';

/** What is needed to read any thing of a package. */
export interface PackageReading {
  readonly archive: Archive;
  /** Of the package itself. */
  readonly path: string;
  readonly manifest: Manifest;
  readonly reader: LanguageReader;
  readonly report: ConversionReport;
  readonly slugs: Slugs;
  /** Of its materials: each file has another name, though slugs and names of files can be put together alike. */
  readonly fileNames: Set<string>;
  /** Pictures that pages cannot show, with the reason. */
  readonly unsound: ReadonlyMap<string, string>;
  /** Ids of items of the tree that are not published. */
  readonly drafts: ReadonlySet<string>;
  /** Of which resources and files the report tells something, or which came: what is in neither is told at the end. */
  readonly told: { readonly resources: Set<string>; readonly files: Set<string> };
}

/** The words of a text by language; null where it has none. */
export function wordTexts(html: string, reader: LanguageReader, notes: ItemNotes): Texts | null {
  return orNothing(eachOnce(reader.read(html, notes), (text) => wordsOf(text, notes)));
}
