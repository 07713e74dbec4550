import { setImmediate as turn } from 'node:timers/promises';
import {
  DummyDriver,
  Kysely,
  type KyselyPlugin,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { DB } from './generated/tables.ts';
import { followVersions } from './versions.ts';

/** A database that answers as the plugin says. */
const answering = (plugin: KyselyPlugin): Kysely<DB> =>
  new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins: [plugin],
  });

test('a version does not fall where an older answer comes after a newer one', async () => {
  let version = '1';
  let isLate = false;
  const late = Promise.withResolvers<undefined>();
  const versions = await followVersions(
    answering({
      transformQuery: ({ node }) => node,
      transformResult: async () => {
        const rows = [{ horizon: version, name: 'course:5', version }];
        if (isLate) {
          isLate = false;
          await late.promise;
        }
        return { rows };
      },
    }),
  );
  onTestFinished(() => versions.stop());
  version = '2';
  isLate = true;
  const early = versions.catchUp();
  await turn();
  version = '3';
  const later = versions.catchUp();
  await turn();
  late.resolve(undefined);
  await Promise.all([early, later]);
  expect(versions.of('course:5')).toBe('3');
});
