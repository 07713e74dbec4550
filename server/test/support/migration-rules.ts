import {
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { ReleaseMigration } from '../../src/platform/migrate.ts';

/**
 * Rules that let the previous release serve during and after a migration, without waiting (docs/operating.md, 'Writing a
 * migration'). Checks the statements that the migration runs.
 * @returns its violations, each a sentence.
 */
export async function faultsOf(name: string, migration: ReleaseMigration): Promise<string[]> {
  const statements = await statementsOf(migration);
  const created = new Set(
    statements.flatMap((text) => /^create (?:unlogged )?table (\w+)/.exec(text)?.[1] ?? []),
  );
  const isContraction = /^\d{4}-contract-/.test(name);
  const faults = statements.flatMap((text) => {
    const table = /^(?:alter table(?: only)?|update|delete from) (\w+)/.exec(text)?.[1];
    const indexed = /^create (?:unique )?index.* on (?:only )?(\w+)/.exec(text)?.[1];
    const isNew = created.has(table ?? indexed ?? '');
    if (isNew) return [];
    return rules
      .filter((rule) => rule.breaks(text, { isContraction }))
      .map((rule) => `${rule.fault}: ${text}`);
  });
  const concurrent = statements.filter((text) => / concurrently /.test(text));
  if (concurrent.length > 0 && migration.inTransaction !== false) {
    faults.push('a concurrent index needs `export const inTransaction = false`');
  }
  if (migration.inTransaction === false && statements.length > 1) {
    faults.push(
      'outside of a transaction a migration has one statement: what broke off half-way is run again',
    );
  }
  return faults;
}

interface Rule {
  readonly fault: string;
  readonly breaks: (text: string, facts: { readonly isContraction: boolean }) => boolean;
}

const rules: readonly Rule[] = [
  {
    fault: 'an index on a table that people use is built concurrently, and says `if not exists`',
    breaks: (text) => /^create (?:unique )?index (?!concurrently if not exists)/.test(text),
  },
  {
    fault: 'what the former release uses goes in a later one, in a migration named NNNN-contract-…',
    breaks: (text, { isContraction }) =>
      !isContraction &&
      /^(?:drop (?:table|view|function)|alter table .*\bdrop (?:column|constraint)\b)/.test(text),
  },
  {
    fault: 'a rename or another type breaks the former release: add, copy, and drop in a later one',
    breaks: (text) => /^alter table .*\b(?:rename|alter (?:column )?\w+ (?:set data )?type)\b/.test(text),
  },
  {
    fault: 'the former release inserts without the new column: give it a default, or let it be null',
    breaks: (text) => /^alter table .*\badd (?:column )?.*\bnot null\b(?!.*\bdefault\b)/.test(text),
  },
  {
    fault: '`set not null` reads the whole table under a lock: add a check `not valid` and validate it after',
    breaks: (text) => /^alter table .*\bset not null\b/.test(text),
  },
  {
    fault: 'a constraint is added `not valid`, and validated in a migration of its own',
    breaks: (text) =>
      /^alter table .*\badd (?:constraint \w+ )?(?:check|foreign key)\b(?!.*\bnot valid\b)/.test(text),
  },
  {
    fault: 'rows are filled in batches (`limit`), so that no lock is held for long',
    breaks: (text) => /^(?:update|delete from) /.test(text) && !/\blimit\b/.test(text),
  },
];

/** Runs a migration without a database and records its statements, one per line, without comments. */
async function statementsOf(migration: ReleaseMigration): Promise<string[]> {
  const statements: string[] = [];
  const connection: DatabaseConnection = {
    executeQuery: ({ sql }: CompiledQuery) => {
      statements.push(
        sql
          .replaceAll(/--[^\n]*/g, ' ')
          .replaceAll(/\s+/g, ' ')
          .trim()
          .toLowerCase(),
      );
      return Promise.resolve({ rows: [], numAffectedRows: 0n });
    },
    // oxlint-disable-next-line require-yield -- migrations do not stream.
    streamQuery: async function* () {
      throw new Error('Migrations do not stream');
    },
  };
  class Recorder extends DummyDriver {
    override acquireConnection(): Promise<DatabaseConnection> {
      return Promise.resolve(connection);
    }
  }
  const kysely = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Recorder(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  await migration.up(kysely);
  return statements;
}
