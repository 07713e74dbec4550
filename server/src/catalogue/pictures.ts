import { Answer } from '../platform/endpoints/types.ts';
import { ProblemError } from '../platform/errors.ts';
import type { FileStore, KeptFile } from '../platform/files.ts';

/** Where a kept picture is reached. */
export function pictureAddress({ hash }: KeptFile): string {
  return `/pictures/${hash}.webp`;
}

/** The picture of a name, which never changes: another picture has another name. */
export async function servePicture(pictures: FileStore, name: string): Promise<Answer<Uint8Array>> {
  const bytes = await pictures.bytes(name.replace('.webp', ''));
  if (bytes === undefined) throw new ProblemError('not_found');
  return new Answer(bytes, {
    headers: {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      // Pages of partners show courses with their photos.
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}
