import { stringify } from 'csv-stringify/sync';
import type { ResultTable } from '../learning/activities/result-table.ts';
import { CommandError } from './shell.ts';
import { printable } from './terminal.ts';

/**
 * A table as spreadsheets read it: with a mark that says UTF-8, and no cell that they would take for a formula, since
 * learners write into them. It may be shown on a terminal, too.
 */
export function csvOf({ columns, rows }: ResultTable): string {
  return printable(
    stringify(
      rows.map((row) => [...row]),
      {
        header: true,
        columns: [...columns].map((header, key) => ({ key: String(key), header })),
        bom: true,
        escape_formulas: true,
      },
    ),
  );
}

/** The named table, or the only one. @param what 'survey' or 'form'. */
export function oneTable(
  tables: readonly ResultTable[],
  name: string | undefined,
  what: string,
): ResultTable {
  const found = name === undefined ? tables : tables.filter((table) => table.name === name);
  const [table, ...others] = found;
  if (table === undefined)
    throw new CommandError(`The course has no ${what}${name === undefined ? '' : ` '${name}'`}.`);
  if (others.length > 0)
    throw new CommandError(
      `The course has several: name one of ${tables.map((one) => one.name).join(', ')}.`,
    );
  return table;
}
