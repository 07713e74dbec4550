import { accountTables } from './account/domain.ts';
import { authTables } from './auth/domain.ts';
import { catalogueTables } from './catalogue/domain.ts';
import { contentTables } from './content/domain.ts';
import { learningTables } from './learning/domain.ts';
import type { PersonalTable, TablesOfDomain } from './platform/personal-data.ts';
import { platformTables } from './platform/platform-tables.ts';
import { shoppingTables } from './shopping/domain.ts';

const all: readonly TablesOfDomain[] = [
  platformTables,
  authTables,
  accountTables,
  catalogueTables,
  learningTables,
  contentTables,
  shoppingTables,
];

/** Tables that hold personal data, for exporting or erasing an account. */
export const personalTables: Readonly<Record<string, PersonalTable>> = Object.assign(
  {},
  ...all.map(({ personal }) => personal),
);

/** Tables in which nothing can be found by an account, and why. */
export const impersonalTables: Readonly<Record<string, string>> = Object.assign(
  {},
  ...all.map(({ impersonal }) => impersonal),
);
