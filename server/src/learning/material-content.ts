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

/** A test, a questionnaire or a survey is stored as its author wrote it: its key never leaves with its questions. */
export type QuestionsContent = QuestionsSource;

interface Contents {
  readonly page: object;
  readonly document: { readonly files: StoredFiles };
  readonly resource: { readonly files: StoredFiles };
  readonly link: { readonly url: Readonly<Record<Language, string>> };
  readonly video: {
    readonly source: StoredFile;
    readonly poster: StoredFile | null;
    readonly seconds: number;
    readonly captions: StoredFiles;
  };
  readonly quiz: QuestionsContent;
  readonly survey: QuestionsContent;
  readonly questionnaire: QuestionsContent;
  readonly scenario: QuestionsContent;
  readonly algorithm: QuestionsContent;
  readonly calendar: object;
  readonly extlmsroom: {
    readonly room: Readonly<Record<Language, string>> | null;
    readonly url: string | null;
  };
}

/** What the column `materials.content` holds: tagged by the kind of the material, as `materials.module` is. */
export type MaterialContent<Kind extends MaterialModule = MaterialModule> = {
  readonly [K in Kind]: { readonly kind: K } & Contents[K];
}[Kind];
