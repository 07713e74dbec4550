import type { Settings } from './settings.ts';
import type { Database } from './database.ts';
import type { Handlers } from './endpoints/types.ts';
import type { Log } from './log.ts';
import type { Mail } from './mail.ts';
import type { ContentVersion } from './content-version.ts';
import type { Limits } from './limits.ts';

/** What a domain gets from the platform to mount itself. */
export interface Context {
  readonly settings: Settings;
  readonly database: Database;
  readonly log: Log;
  readonly mail: Mail;
  readonly limits: Limits;
  /** Goes up whenever public content changed; caches follow it. */
  readonly version: ContentVersion;
  /** Mounts endpoints of the contract's table; throws when one is mounted twice. */
  readonly mount: (handlers: Handlers) => void;
}
