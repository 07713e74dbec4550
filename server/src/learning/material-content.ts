import type { Language, MaterialModule } from '@medeina/contract';
import type { QuestionsSource } from '../import/kinds/kind.ts';

/** A kept file as a material refers to it. */
export interface StoredFile {
  readonly hash: string;
  readonly size: number;
  readonly name: string;
  readonly mime: string;
}

export type StoredFiles = Partial<Record<Language, StoredFile>>;

export interface StoredRecording {
  readonly source: StoredFile;
  readonly poster: StoredFile | null;
  readonly seconds: number;
  /** What was imported before it was told apart lacks it. */
  readonly hasSound?: boolean;
  readonly captions: StoredFiles;
}

export interface StoredPackage {
  readonly title: string;
  /** The main library as the player names it. */
  readonly library: string;
  /** Paths in the package, in the order in which they are loaded. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Hashes by path in the package. */
  readonly files: Readonly<Record<string, string>>;
}

/** A test, a questionnaire, a survey or a form is stored as its author wrote it: its key never leaves with its questions. */
export type QuestionsContent = QuestionsSource;

interface Contents {
  readonly page: object;
  readonly document: { readonly files: StoredFiles };
  readonly resource: { readonly files: StoredFiles };
  readonly link: { readonly url: Readonly<Record<Language, string>> };
  readonly video: StoredRecording;
  readonly document_video: {
    readonly recording: StoredRecording;
    readonly files: StoredFiles;
    /** The seconds at which each page comes up. */
    readonly pageStarts: readonly number[];
  };
  readonly quiz: QuestionsContent;
  readonly survey: QuestionsContent;
  readonly questionnaire: QuestionsContent;
  readonly scenario: QuestionsContent;
  readonly algorithm: QuestionsContent;
  readonly dynamic_form: QuestionsContent;
  readonly calendar: object;
  readonly certificate: object;
  readonly extlmsroom: {
    readonly room: Readonly<Record<Language, string>> | null;
    readonly url: string | null;
  };
  /** The questions with which it begins are posts. */
  readonly forum: { readonly completedBy: 'opening' | 'posting' };
  readonly hvp: {
    readonly packages: Partial<Record<Language, StoredPackage>>;
    readonly passPercent: number | null;
  };
}

/** What the column `materials.content` holds: tagged by the kind of the material, as `materials.module` is. */
export type MaterialContent<Kind extends MaterialModule = MaterialModule> = {
  readonly [K in Kind]: { readonly kind: K } & Contents[K];
}[Kind];
