import { domains } from './domains.ts';
import type { PersonalTable } from './platform/personal-data.ts';
import { platformTables } from './platform/platform-tables.ts';

const all = [platformTables, ...domains.map(({ tables }) => tables)];

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
