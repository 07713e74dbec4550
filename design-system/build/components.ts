/** Writes `components.json`: the exports and props of each import, for tools. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeComponents } from './describe.ts';

writeFileSync(
  join(import.meta.dirname, '../components.json'),
  `${JSON.stringify(describeComponents(), undefined, 2)}\n`,
);
