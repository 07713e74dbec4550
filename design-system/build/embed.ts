/**
 * Prepares the script of the custom elements for hosting: a folder named by version and content, compressed beside,
 * and `current.json` with what the server tells partners. The content is in the address, so it never changes there.
 */
import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import manifest from '../package.json' with { type: 'json' };

const source = join(import.meta.dirname, '../dist/elements');
const target = join(import.meta.dirname, '../../app/dist/embed');

const files = globSync(['*.js', 'fonts/*'], { cwd: source }).toSorted();
const content = createHash('sha256');
for (const file of files)
  content
    .update(file)
    .update('\0')
    .update(readFileSync(join(source, file)));
const version = `${manifest.version}-${content.digest('hex').slice(0, 8)}`;

rmSync(target, { recursive: true, force: true });
const folder = join(target, version);
mkdirSync(folder, { recursive: true });
for (const file of files) cpSync(join(source, file), join(folder, file === 'index.js' ? 'medeina.js' : file));
for (const file of globSync('*.js', { cwd: folder })) {
  const body = readFileSync(join(folder, file));
  writeFileSync(join(folder, `${file}.br`), brotliCompressSync(body));
  writeFileSync(join(folder, `${file}.gz`), gzipSync(body, { level: 9 }));
}
const script = readFileSync(join(folder, 'medeina.js'));
const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;
writeFileSync(join(target, 'current.json'), `${JSON.stringify({ version, integrity }, null, 2)}\n`);
