import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoFolder } from '../../src/publish/demo.ts';
import { importSite } from '../../src/publish/import-site.ts';
import type { Database } from '../../src/platform/database.ts';
import { openFiles } from '../../src/platform/files/files.ts';
import type { Settings } from '../../src/platform/settings.ts';

/** Courses of the demo that a test has: a free one with every type of material, and one with a price. */
const courses = ['zaizdu-prieziura', 'als'] as const;

/** Imports the demo's categories, filters and two of its courses: a small catalogue, quickly. */
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
