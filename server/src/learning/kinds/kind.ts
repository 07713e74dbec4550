import type { Language, Material, MaterialModule } from '@medeina/contract';
import type { ContentSource } from '../../import/kinds/kind.ts';
import type { FileSource } from '../../import/material-files.ts';
import type { Executor } from '../../platform/database.ts';
import type { Practice } from '../practice/sessions.ts';
import type { MaterialContent, StoredFile } from '../material-content.ts';

/** Gives a file of a course an address that works for one learner, for some hours. */
export type SignFile = (file: StoredFile) => string;

/** For whom a material is shown. */
export interface Reader {
  readonly language: Language;
  readonly sign: SignFile;
  /** Everything that the material requires is completed; else its content is not shown. */
  readonly isOpen: boolean;
  readonly transcript: string | null;
  readonly watchedSeconds: number;
  /** Where the learner stopped. */
  readonly positionSeconds: number;
  readonly practice: Practice;
  /** The page of a document at which they stopped. */
  readonly page: number;
  /** Whether the player of interactive packages is installed. */
  readonly hasPlayer: boolean;
}

type OnWire<Kind extends MaterialModule> = Extract<Material, { module: Kind }>;

/** The part of a material on the wire that belongs to its kind. */
export type Shown<Kind extends MaterialModule = MaterialModule> = {
  [K in Kind]: Pick<OnWire<K>, 'module' | Extract<keyof OnWire<K>, K>>;
}[Kind];

/** What learning knows of a kind of material. */
export interface MaterialKind<Kind extends MaterialModule> {
  /** Whether opening an automatic material completes it. */
  readonly isCompletedByOpening: boolean | ((content: MaterialContent<Kind>, hasPlayer: boolean) => boolean);
  /** Whether its minutes count in the durations shown: practice is counted by itself, and a forum has no length. */
  readonly hasDuration: boolean;
  /** Whether it shows the practical sessions of its course. */
  readonly showsPractice?: true;
  /** What is stored of the content of a course folder. */
  store(source: ContentSource<Kind>, stored: (file: FileSource) => StoredFile): MaterialContent<Kind>;
  /** Keeps what has rows of its own, once the material has its id. */
  save?(executor: Executor, materialId: number, source: ContentSource<Kind>): Promise<void>;
  show(content: MaterialContent<Kind>, reader: Reader): Shown<Kind>;
}
