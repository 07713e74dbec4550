import { accountDomain } from './account/domain.ts';
import { authDomain } from './auth/domain.ts';
import type { AuthContext } from './auth/routes.ts';
import { catalogueDomain } from './catalogue/domain.ts';
import { contentDomain } from './content/domain.ts';
import { learningDomain } from './learning/domain.ts';
import { deleteKey } from './learning/calendar/store.ts';
import { readReviewStanding } from './learning/review-rule.ts';
import type { Domain } from './platform/domain.ts';
import type { OwnFile, PersonalData, PersonalTables } from './platform/personal-data.ts';
import { platformTables } from './platform/platform-tables.ts';
import { shoppingDomain } from './shopping/domain.ts';

/** The domains of the product. Each may import those above it. */
export const domains: readonly Domain<AuthContext>[] = [
  authDomain({ revokeCalendar: deleteKey }),
  // What every domain holds of a person is known when all of them are.
  accountDomain(() => personalData),
  catalogueDomain(readReviewStanding),
  learningDomain,
  contentDomain,
  shoppingDomain,
];

/** In the order of an export: what people know best stands first. */
const tablesOfAll = [...domains.map(({ tables }) => tables), platformTables];

/** Tables that hold personal data. */
export const personalTables: PersonalTables = Object.assign(
  {},
  ...tablesOfAll.map(({ personal }) => personal),
);

/** Tables in which nothing can be found by an account, and why. */
export const impersonalTables: Readonly<Record<string, string>> = Object.assign(
  {},
  ...tablesOfAll.map(({ impersonal }) => impersonal),
);

/** How everything that is held on a person is exported and erased. */
export const personalData: PersonalData = {
  tables: personalTables,
  beforeErasure: async (transaction, userId) => {
    for (const domain of domains) await domain.beforeErasure?.(transaction, userId);
  },
  ownHashes: async (transaction, userId) => {
    const hashes: string[] = [];
    for (const domain of domains) hashes.push(...((await domain.ownHashes?.(transaction, userId)) ?? []));
    return hashes;
  },
  dropFiles: async (executor, files, hashes) => {
    for (const domain of domains) await domain.dropFiles?.(executor, files, hashes);
  },
  ownFiles: async (context, owner, language) => {
    const found: OwnFile[] = [];
    for (const domain of domains) found.push(...((await domain.ownFiles?.(context, owner, language)) ?? []));
    return found;
  },
};
