import type { Context } from './context.ts';
import type { Executor } from './database.ts';
import type { Job } from './jobs.ts';
import type { PublicAddress } from './web/sitemap.ts';

/** A part of the product, as the app lists it. */
export interface Domain {
  /** Mounts its endpoints. */
  mount(context: Context): void;
  /** Its rows of the table of jobs, scheduled ones among them. */
  jobs?(executor: Executor): readonly Job[];
  /** Its public pages, for the sitemap. */
  addresses?(executor: Executor): Promise<readonly PublicAddress[]>;
}
