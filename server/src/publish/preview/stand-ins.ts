import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rootCategory } from '@medeina/contract';
import { z } from 'zod';
import { saveCategories, saveFilterGroups } from '../../catalogue/import-store.ts';
import { Faults } from '../../import/faults.ts';
import { foldersIn } from '../../import/readable.ts';
import type { Executor } from '../../platform/database.ts';

/** What a course says of the catalogue, as far as it says it right; the import finds the faults. */
const mentions = z.looseObject({
  category: z.string().optional().catch(undefined),
  filters: z.array(z.string()).optional().catch(undefined),
});

/** Away from the ids that people give. */
const firstId = 900_000;
/** The courses' language is told by this group. */
const languageGroup = { key: 'language', id: 7 };
const inAll = (text: string) => ({ lt: text, en: text, ru: text });

/**
 * Categories and filters that stand in for those of the installation for which a course is written: its catalogue is not
 * here. Where the folder brings a catalogue of its own, that is the measure.
 */
export class StandIns {
  /** In the order in which they were met: their numbers follow from it. */
  readonly #categories = new Set<string>();
  readonly #filters = new Map<string, Set<string>>();

  async add(executor: Executor, root: string): Promise<void> {
    const courses = await mentionsIn(root);
    if (!existsSync(join(root, 'catalogue/categories.json'))) {
      for (const { category } of courses) if (category !== undefined) this.#categories.add(category);
      await saveCategories(
        executor,
        [...this.#categories].map((key, index) => ({
          key,
          id: firstId + index,
          parent: rootCategory,
          title: inAll(key),
        })),
      );
    }
    if (existsSync(join(root, 'catalogue/filters.json'))) return;
    for (const name of courses.flatMap(({ filters }) => filters ?? [])) {
      const [group = '', filter = ''] = name.split('/');
      const known = this.#filters.get(group) ?? new Set();
      this.#filters.set(group, known.add(filter));
    }
    await saveFilterGroups(
      executor,
      [...this.#filters].map(([key, filters], place) => ({
        key,
        id: key === languageGroup.key ? languageGroup.id : firstId + place,
        name: inAll(key),
        filters: [...filters].map((filter, index) => ({
          key: filter,
          id: firstId + place * 1000 + index,
          name: inAll(filter),
        })),
      })),
    );
  }
}

async function mentionsIn(root: string): Promise<z.output<typeof mentions>[]> {
  const files = existsSync(join(root, 'course.json'))
    ? [join(root, 'course.json')]
    : (await foldersIn(root, 'courses', new Faults())).map((folder) => join(root, folder, 'course.json'));
  const read = await Promise.all(files.map(async (file) => mentions.safeParse(await jsonOf(file)).data));
  return read.filter((course) => course !== undefined);
}

async function jsonOf(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
