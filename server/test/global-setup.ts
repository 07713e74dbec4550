import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type DatabaseAddress, openDatabase } from '../src/platform/database.ts';
import { startJobs } from '../src/platform/jobs.ts';
import { createLog } from '../src/platform/log.ts';
import { migrate } from '../src/platform/migrate.ts';
import { startEmbeddedPostgres } from '../src/platform/postgres/embedded.ts';
import { statements } from './support/statements.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The test PostgreSQL; its database `template_medeina` is migrated and empty. */
    postgres: Extract<DatabaseAddress, { socketFolder: string }>;
  }
}

/** One embedded PostgreSQL without durability for the whole run: each test file copies the migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'medeina-test-'));
  const postgres = await startEmbeddedPostgres({
    dataFolder,
    whenInUse: 'refuse',
    parameters: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  const main = openDatabase(postgres.address, { connections: 1 });
  await statements(main.executor).unsafe('create database template_medeina');
  const template = openDatabase({ ...postgres.address, database: 'template_medeina' }, { connections: 1 });
  await migrate(template.executor);
  // The template includes the job queue's schema.
  const jobs = await startJobs(template.address, [], createLog('silent'), false);
  await jobs.stop();
  await template.close();
  await main.close();
  project.provide('postgres', postgres.address);
  return async () => {
    await postgres.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
}
