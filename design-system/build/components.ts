/** Writes `components.json`: what each import gives and which props it takes, for programs. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeComponents } from './describe.ts';

writeFileSync(
  join(import.meta.dirname, '../components.json'),
  `${JSON.stringify(describeComponents(), undefined, 2)}\n`,
);
