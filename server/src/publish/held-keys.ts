import { rootCategory } from '@medeina/contract';
import { knownCatalogue, type Keyed, takenKeys } from '../catalogue/import-store.ts';
import type { Executor } from '../platform/database.ts';
import { takenTopicKeys } from '../content/questions-store.ts';
import type { Faults } from '../import/faults.ts';
import type { Faulty } from '../import/json-file.ts';
import type { SiteSource } from '../import/site-folder.ts';

/** Reports keys and parents that clash with the database. */
export async function checkKeys(executor: Executor, site: SiteSource): Promise<void> {
  const { categories = [], filterGroups = [], questions } = site;
  const taken = await takenKeys(executor);
  faultHeld(taken.categories, categories);
  const parents = new Map([...taken.categories, ...categories].map(({ id, parent }) => [id, parent]));
  for (const { id, parent, fault } of categories) {
    if (parent === null || parent === rootCategory) continue;
    if (!parents.has(parent)) fault(['parent'], `there is no category ${parent}`);
    else if (isBelowItself(id, parents)) fault(['parent'], `the category ${parent} is itself below this one`);
  }
  faultHeld(taken.groups, filterGroups);
  for (const group of filterGroups) {
    const filters = group.filters.map((filter, index) => ({
      ...filter,
      fault: (path: readonly (string | number)[], message: string): void =>
        group.fault(['filters', index, ...path], message),
    }));
    faultHeld(
      taken.filters.filter((filter) => filter.group_id === group.id),
      filters,
    );
  }
  faultHeld(await takenTopicKeys(executor), questions);
}

/** Whether a category stands in a circle: nobody finds it by going down from the top. */
function isBelowItself(id: number, parents: ReadonlyMap<number, number | null>): boolean {
  const seen = new Set<number>();
  for (let at = parents.get(id); at != null && !seen.has(at); at = parents.get(at)) {
    if (at === id) return true;
    seen.add(at);
  }
  return false;
}

/** What courses and reviews may name: undefined where the file that says it cannot be read. */
export interface NamesBeside {
  readonly categories: ReadonlySet<string> | undefined;
  /** `language/lt`. */
  readonly filters: ReadonlySet<string> | undefined;
  readonly environments: ReadonlySet<string>;
}

const keysById = (rows: readonly Keyed[]): Map<number, string> =>
  new Map(rows.map(({ id, key }) => [id, key]));

/** What there will be to name once the site's own catalogue is saved. */
export async function namesBeside(
  executor: Executor,
  { categories = [], filterGroups = [] }: SiteSource,
  faults: Faults,
): Promise<NamesBeside> {
  const taken = await takenKeys(executor);
  const { environments } = await knownCatalogue(executor);
  const groups = keysById([...taken.groups, ...filterGroups]);
  const filters = new Map(
    [
      ...taken.filters,
      ...filterGroups.flatMap((group) => group.filters.map((filter) => ({ ...filter, group_id: group.id }))),
    ].map(({ id, key, group_id: group }) => [id, `${groups.get(group)}/${key}`]),
  );
  const isRead = (file: string): boolean => !faults.list.some((fault) => fault.file === file);
  return {
    categories: isRead('catalogue/categories.json')
      ? new Set(keysById([...taken.categories, ...categories]).values())
      : undefined,
    filters: isRead('catalogue/filters.json') ? new Set(filters.values()) : undefined,
    environments,
  };
}

/** Reports keys that another row would still hold when theirs is written. */
function faultHeld(taken: readonly Keyed[], rows: readonly (Keyed & Faulty)[]): void {
  const holders = new Map(taken.map(({ id, key }) => [key, id]));
  const keys = new Map(taken.map(({ id, key }) => [id, key]));
  for (const { id, key, fault } of rows) {
    const holder = holders.get(key);
    if (holder !== undefined && holder !== id) {
      fault(['key'], `'${key}' is the key of ${holder}`);
      continue;
    }
    // A row's former key is free for the rows below it.
    holders.delete(keys.get(id) ?? key);
    holders.set(key, id);
  }
}
