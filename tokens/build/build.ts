/** Generates all files from the token source. Run after changing `src/`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeStyleSheet } from './css.ts';
import { makeFonts } from './fonts.ts';
import { makeTokensJson } from './json.ts';
import { makeNames } from './names.ts';
import { makeOutlines } from './outlines.ts';
import { readSource } from './source.ts';

const folder = join(import.meta.dirname, '../generated');
const source = readSource();
mkdirSync(join(folder, 'fonts'), { recursive: true });
writeFileSync(join(folder, 'tokens.css'), makeStyleSheet(source));
writeFileSync(join(folder, 'tokens.json'), makeTokensJson());
writeFileSync(join(folder, 'vars.ts'), makeNames(source));
const fonts = await makeFonts();
writeFileSync(join(folder, 'fonts.css'), fonts.css);
for (const [name, content] of fonts.files) writeFileSync(join(folder, 'fonts', name), content);
writeFileSync(join(folder, 'outlines.json'), await makeOutlines());
