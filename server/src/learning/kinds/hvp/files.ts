import type { Readable } from 'node:stream';
import type { Executor } from '../../../platform/database.ts';
import { Answer } from '../../../platform/endpoints/types.ts';
import { ProblemError } from '../../../platform/errors.ts';
import type { KeptFiles } from '../../../platform/files/files.ts';
import { readPackageFile } from './store.ts';
import type { PackageClaim } from './address.ts';

/** Types of what packages hold; whatever is not here is offered for saving. */
const types: Readonly<Record<string, string>> = {
  json: 'application/json; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  map: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  bmp: 'image/bmp',
  webp: 'image/webp',
  svg: 'image/svg+xml; charset=utf-8',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  otf: 'font/otf',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  vtt: 'text/vtt; charset=utf-8',
  webvtt: 'text/vtt; charset=utf-8',
  pdf: 'application/pdf',
};

/** In seconds. A package that is imported anew is read anew within that time. */
const keptSeconds = 3600;

export interface PackageFileRequest {
  readonly path: string;
  readonly range: string | undefined;
}

/** A file of a package, or the asked part of it, for a frame that has no origin of ours. */
export async function servePackageFile(
  executor: Executor,
  files: KeptFiles,
  { userId, materialId, language }: PackageClaim,
  { path, range }: PackageFileRequest,
): Promise<Answer<Readable>> {
  const hash = await readPackageFile(executor, { userId, materialId, language, path });
  if (hash === undefined) throw new ProblemError('not_found');
  const file = await files.open(hash, range);
  if (file === undefined) throw new ProblemError('not_found');
  if (file === 'outside') throw new ProblemError('range');
  const type = types[/\.([a-z0-9]+)$/.exec(path.toLowerCase())?.[1] ?? ''];
  const headers = {
    'content-type': type ?? 'application/octet-stream',
    ...(type === undefined ? { 'content-disposition': 'attachment' } : {}),
    'accept-ranges': 'bytes',
    'cache-control': `private, max-age=${keptSeconds}`,
    // The address is the key: no cookie goes with it, so this opens it to nobody who does not have it.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    // Opened by itself it is nobody's page.
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox",
  };
  const { body, size, part } = file;
  if (part === undefined)
    return new Answer(body, { headers: { ...headers, 'content-length': String(size) } });
  return new Answer(body, {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(part.end - part.start + 1),
      'content-range': `bytes ${part.start}-${part.end}/${size}`,
    },
  });
}
