import type { Settings } from './settings.ts';
import type { Database } from './database.ts';
import type { Handlers } from './endpoints/types.ts';
import type { Files } from './files/files.ts';
import type { Jobs } from './jobs.ts';
import type { Log } from './log.ts';
import type { Mail } from './mail.ts';
import type { Scanner } from './scanner.ts';
import type { Vault } from './vault.ts';
import type { Versions } from './versions.ts';
import type { Limits } from './limits.ts';
import type { FilesByDocument } from './web/activity-files.ts';
import type { RenderBudget } from './web/render-budget.ts';
import type { PackagePlayer } from './web/package-player.ts';

/** What a domain's jobs get from the platform. */
export interface JobContext {
  readonly settings: Settings;
  readonly database: Database;
  readonly log: Log;
  readonly files: Files;
  readonly mail: Mail;
  readonly limits: Limits;
  readonly vault: Vault;
  readonly jobs: Pick<Jobs, 'add'>;
}

/** What a domain gets from the platform to mount itself. */
export interface Context extends JobContext {
  /** Looks through what people hand in; undefined where the settings name none. */
  readonly scanner: Scanner | undefined;
  /** Whose session it is; undefined for one that has ended or whose account is locked. */
  readonly personOfSession: (sessionId: string) => Promise<number | undefined>;
  /** Go up when public content changed; caches follow them. */
  readonly versions: Versions;
  /** Documents take their turn with pages and pictures for sharing. */
  readonly renders: RenderBudget;
  /** What activity documents load. */
  readonly activityFiles: FilesByDocument;
  /** Plays interactive packages; undefined where it is not installed. */
  readonly packagePlayer: PackagePlayer | undefined;
  /** Mounts endpoints of the contract's table; throws when one is mounted twice. */
  readonly mount: (handlers: Handlers) => void;
}
