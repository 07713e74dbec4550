import { domains } from '../../src/domains.ts';
import type { JobContext } from '../../src/platform/context.ts';

/** Runs a scheduled job of a domain once, now. */
export async function runJob(context: JobContext, name: string): Promise<void> {
  const job = domains.flatMap((domain) => domain.jobs?.(context) ?? []).find((one) => one.name === name);
  if (job === undefined) throw new Error(`There is no job ${name}`);
  await job.run({});
}
