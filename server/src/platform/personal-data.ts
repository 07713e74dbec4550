import type { Readable } from 'node:stream';
import type { Language } from '@medeina/contract';
import type { RawBuilder } from 'kysely';
import type { JobContext } from './context.ts';
import type { Executor } from './database.ts';
import type { Files } from './files/files.ts';

/** Whose data are exported or erased. */
export interface DataSubject {
  readonly id: number;
  /** A confirmed address; null where there is none. Anybody can type an address: only a confirmed one is the person's. */
  readonly email: string | null;
}

/** A table that holds personal data. */
export interface PersonalTable {
  /** The column that names the person, or a row of the table in `through`. */
  readonly person: string;
  /** The table to whose rows `person` leads, by their `id`, and the column there that names the person. */
  readonly through?: { readonly table: string; readonly person: string };
  /** Further rows that are about the person, though the column does not name them: a condition on the row `held`. */
  readonly orWhere?: (subject: DataSubject) => RawBuilder<boolean>;
  /** What erasing an account does with the rows: `keep` leaves them, without what `blanked` names. */
  readonly erase: 'delete' | 'keep';
  /** Columns of kept rows that need not stay: they become null. */
  readonly blanked?: readonly string[];
  /**
   * Those of the rows to be deleted that stay, because what is kept refers to them. `beforeErasure` of their domain makes
   * them nobody's.
   */
  readonly outlives?: {
    /** A condition on the row `held`. */
    readonly where: RawBuilder<boolean>;
    readonly why: string;
  };
  /** Part of what a person gets who asks for all data held on them. */
  readonly isExported: boolean;
  /** Columns that an export leaves out, and why: secrets, and what names somebody else. */
  readonly withheld?: Readonly<Record<string, string>>;
  /** What ids stand for, for people: a name, and an expression on the row `held` that reads it. */
  readonly names?: Readonly<Record<string, (language: Language) => RawBuilder<unknown>>>;
  readonly why: string;
}

/** Every table of a domain, so that none is forgotten: a test compares the lists with the database. */
export interface TablesOfDomain {
  readonly personal: Readonly<Record<string, PersonalTable>>;
  /** Tables in which nothing can be found by an account, and why. */
  readonly impersonal: Readonly<Record<string, string>>;
}

/** Where personal data are, by table. */
export type PersonalTables = Readonly<Record<string, PersonalTable>>;

/** A table whose rows are exported with the account and deleted with it. */
export function ownedBy(
  person: string,
  why: string,
  more: Pick<PersonalTable, 'orWhere' | 'outlives' | 'withheld' | 'names'> = {},
): PersonalTable {
  return { person, erase: 'delete', isExported: true, why, ...more };
}

/** A file that a person gave. */
export interface OwnFile {
  readonly name: string;
  /** What it was given with. */
  readonly material: string;
  /** Where it is, for whoever has the address: files together are too large for one answer. Undefined where no session asks. */
  readonly address: { readonly url: string; readonly until: Date } | undefined;
  /** Undefined where it is gone. */
  open(): Promise<Readable | undefined>;
}

/** Whose they are, and the session that asks: with it the addresses end. */
export interface FileOwner {
  readonly userId: number;
  readonly sessionId?: string;
}

/** What is needed to find them. */
export type FindingFiles = Pick<JobContext, 'database' | 'files' | 'settings' | 'vault'>;

/** What all domains together declare of it. */
export interface PersonalData {
  readonly tables: PersonalTables;
  beforeErasure(transaction: Executor, userId: number): Promise<void>;
  ownHashes(transaction: Executor, userId: number): Promise<readonly string[]>;
  dropFiles(executor: Executor, files: Files, hashes: readonly string[]): Promise<void>;
  ownFiles(context: FindingFiles, owner: FileOwner, language: Language): Promise<readonly OwnFile[]>;
}
