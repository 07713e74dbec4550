/** Packs the interactive packages of the demo from what lies here: `node server/demo/h5p/pack.ts`. */
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { join } from 'node:path';
import { ZipFile } from 'yazl';
import { packages } from './packages.ts';

for (const { file, contents } of packages()) {
  const zip = new ZipFile();
  for (const [path, text] of contents) {
    zip.addBuffer(Buffer.from(text), path, { mtime: new Date('2026-01-01T12:00:00Z') });
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(join(import.meta.dirname, '../courses', file)));
}
