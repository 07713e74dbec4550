import type { Language } from '@medeina/contract';

/** A kept file as a material refers to it. */
export interface StoredFile {
  readonly hash: string;
  readonly size: number;
  readonly name: string;
  readonly mime: string;
}

export type StoredFiles = Partial<Record<Language, StoredFile>>;

/** What the column `materials.content` holds, by the type of the material; nothing for a page. */
export interface MaterialContent {
  /** Documents and resources. */
  readonly files?: StoredFiles;
  /** Links. */
  readonly url?: Readonly<Record<Language, string>>;
  readonly video?: {
    readonly source: StoredFile;
    readonly poster: StoredFile | null;
    readonly seconds: number;
    readonly captions: StoredFiles;
  };
}
