import type { Context, JobContext } from './context.ts';
import type { Executor } from './database.ts';
import type { Language } from '@medeina/contract';
import type { Files } from './files/files.ts';
import type { Job } from './jobs.ts';
import type { FileOwner, FindingFiles, OwnFile, TablesOfDomain } from './personal-data.ts';
import type { PublicAddress } from './web/sitemap.ts';

/** What a part of the product declares of itself; `domains.ts` lists them. */
export interface Domain<Needs extends Context = Context> {
  /** Mounts its endpoints. */
  mount(context: Needs): void;
  /** Its rows of the table of jobs, scheduled ones among them. */
  jobs?(context: JobContext): readonly Job[];
  /** Its public pages, for the sitemap. */
  addresses?(
    executor: Executor,
    settings: Pick<JobContext['settings'], 'shopping'>,
  ): Promise<readonly PublicAddress[]>;
  /** Does what must precede the erasing of an account's rows, such as counting again without them. */
  beforeErasure?(transaction: Executor, userId: number): Promise<void>;
  /** The hashes of the files that a person gave. */
  ownHashes?(transaction: Executor, userId: number): Promise<readonly string[]>;
  /** Removes its files of these hashes that nobody uses any more; hashes of other domains' files are among them. */
  dropFiles?(executor: Executor, files: Files, hashes: readonly string[]): Promise<void>;
  /** What a person gave in files, for an export. */
  ownFiles?(context: FindingFiles, owner: FileOwner, language: Language): Promise<readonly OwnFile[]>;
  /** Its tables, for exporting or erasing an account. */
  readonly tables: TablesOfDomain;
}
