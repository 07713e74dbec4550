import type { Readable } from 'node:stream';
import { Answer } from '../platform/endpoints/types.ts';
import { ProblemError } from '../platform/errors.ts';
import type { KeptFile, KeptFiles } from '../platform/files/files.ts';

/** The address of a stored picture. */
export function pictureAddress({ hash }: KeptFile): string {
  return `/pictures/${hash}.webp`;
}

/** Serves a picture. It never changes under its name. */
export async function servePicture(pictures: KeptFiles, name: string): Promise<Answer<Readable>> {
  const file = await pictures.open(name.replace('.webp', ''));
  if (file === undefined || file === 'outside') throw new ProblemError('not_found');
  return new Answer(file.body, {
    headers: {
      'content-length': String(file.size),
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      // Pages of partners show courses with their photos.
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}
