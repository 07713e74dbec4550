import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoFolder } from '../../src/publish/demo.ts';
import { importSite } from '../../src/publish/import-site.ts';
import type { Database } from '../../src/platform/database.ts';
import { openFiles } from '../../src/platform/files/files.ts';
import type { Settings } from '../../src/platform/settings.ts';

/** Demo courses used in tests: a free one with every material type, and a paid one. */
const courses = ['zaizdu-prieziura', 'als'] as const;

/** Imports a small catalogue: the demo's categories, filters and two courses. */
export async function importSmallCatalogue({
  database,
  settings,
}: {
  readonly database: Database;
  readonly settings: Settings;
}): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'medeina-catalogue-'));
  try {
    for (const part of ['catalogue', ...courses.map((slug) => join('courses', slug))]) {
      cpSync(join(demoFolder, part), join(folder, part), { recursive: true });
    }
    await importSite(database, await openFiles(settings), folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
