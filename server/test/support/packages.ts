import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A file of a package: text, bytes, or anything else as JSON. */
export type PackageContents = Readonly<Record<string, unknown>>;

/** An interactive package as its author's tool writes it; each of the given files replaces one of the same name. */
export const smallPackage: PackageContents = {
  'h5p.json': {
    title: 'Mažas paketas',
    language: 'lt',
    mainLibrary: 'Medeina.Small',
    embedTypes: ['div'],
    preloadedDependencies: [
      { machineName: 'Medeina.Small', majorVersion: 1, minorVersion: 2 },
      { machineName: 'Medeina.Base', majorVersion: '1', minorVersion: '0' },
    ],
  },
  'content/content.json': { words: 'Pavyzdys </script>' },
  'content/images/taskas.png': Buffer.from('89504e470d0a1a0a', 'hex'),
  'Medeina.Small-1.2/library.json': {
    title: 'Small',
    machineName: 'Medeina.Small',
    majorVersion: 1,
    minorVersion: 2,
    preloadedJs: [{ path: 'small.js' }],
    preloadedCss: [{ path: 'small.css' }],
    preloadedDependencies: [{ machineName: 'Medeina.Base', majorVersion: 1, minorVersion: 0 }],
  },
  'Medeina.Small-1.2/small.js': 'var small;',
  'Medeina.Small-1.2/small.css': '.small {}',
  'Medeina.Base-1.0/library.json': {
    machineName: 'Medeina.Base',
    majorVersion: 1,
    minorVersion: 0,
    preloadedJs: [{ path: 'base.js' }],
  },
  'Medeina.Base-1.0/base.js': 'var base;',
};

/** Packs files; `undefined` leaves one out. @param compress false stores them as they are. */
export async function pack(files: PackageContents, { compress = true } = {}): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(files)) {
    if (content === undefined) continue;
    const bytes =
      content instanceof Uint8Array || typeof content === 'string'
        ? Buffer.from(content)
        : Buffer.from(JSON.stringify(content));
    zip.addBuffer(bytes, path, { compress });
  }
  zip.end();
  return await buffer(zip.outputStream);
}

/** The same files with names as bsdtar writes them. */
export function dotted(files: PackageContents): PackageContents {
  return Object.fromEntries(Object.entries(files).map(([path, content]) => [`./${path}`, content]));
}

/**
 * Gives a file of an archive another name of the same length: one that no tool would write. Of what is stored as it is,
 * content too, which is damaged then.
 */
export function renamed(archive: Buffer, from: string, to: string): Buffer {
  if (from.length !== to.length) throw new Error('They differ in length');
  return Buffer.from(archive.toString('latin1').replaceAll(from, to), 'latin1');
}
