import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Context } from '../platform/context.ts';
import { type Executor, inTransaction } from '../platform/database.ts';
import { Answer } from '../platform/endpoints/types.ts';
import { ProblemError } from '../platform/errors.ts';
import type { KeptFiles } from '../platform/files/files.ts';
import { lockContent } from '../platform/files/lock-content.ts';
import { dropLater } from '../platform/files/unused-files.ts';
import { drawInTurn } from '../platform/picture-turns.ts';
import { countImage, findSettings, holdSettings, updateSettings } from './settings-store.ts';

/** As people may send it; a telephone's photo of 12 megapixels has 3 to 5 MB. */
const mostBytes = 5 * 1024 * 1024;
/** More than any telephone's in such a file; a small file can claim to be a picture that fills the memory. */
const mostPixels = 50_000_000;
/** Twice the largest size at which it is shown. */
const side = 512;
const formats = new Set(['jpeg', 'png', 'webp']);

/** The address of a person's photo. */
export function photoAddress(hash: string): string {
  return `/photos/${hash}.webp`;
}

function refuse(problem: string, cause?: unknown): ProblemError {
  return new ProblemError('bad_input', { fields: { image: [problem] }, cause });
}

/** The bytes of a data URL, or of bare base64. */
function bytesOf(image: string): Buffer {
  const text = image.replace(/^data:[a-z0-9.+/-]*;base64,/i, '');
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(text)) throw refuse('field_photo_unreadable');
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length > mostBytes) throw refuse('field_photo_large');
  return bytes;
}

/**
 * The picture drawn anew: upright, square, small, and without what a camera writes into a file, such as the place.
 * @throws {ProblemError} `bad_input` on `image`.
 */
async function drawPhoto(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error' });
    // Reads the header alone.
    const { format, width, height } = await picture.metadata();
    if (!formats.has(format)) throw refuse('field_photo_type');
    if (width * height > mostPixels) throw refuse('field_photo_pixels');
    return await picture
      .autoOrient()
      .resize(side, side, { fit: 'cover', withoutEnlargement: false })
      .flatten({ background: '#fff' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (error) {
    throw error instanceof ProblemError ? error : refuse('field_photo_unreadable', error);
  }
}

/** Stores a photo in place of the former one. @throws {ProblemError} `bad_input` on `image`. */
export async function savePhoto(
  context: Pick<Context, 'database' | 'files' | 'jobs' | 'scanner'>,
  userId: number,
  image: string,
): Promise<void> {
  const bytes = bytesOf(image);
  if ((await context.scanner?.isClean(bytes)) === false) throw refuse('field_file_malware');
  await replaceImage(context, userId, await drawInTurn(() => drawPhoto(bytes)));
}

/** Its file goes soon after. */
export async function removePhoto(
  context: Pick<Context, 'database' | 'files' | 'jobs'>,
  userId: number,
): Promise<void> {
  await replaceImage(context, userId, null);
}

/** The photo as a data URL; undefined where there is none. */
export async function readPhoto(
  executor: Executor,
  photos: KeptFiles,
  userId: number,
): Promise<string | undefined> {
  const hash = (await findSettings(executor, userId, 'lt'))?.image;
  const file = hash == null ? undefined : await photos.open(hash);
  if (file === undefined || file === 'outside') return undefined;
  return `data:image/webp;base64,${(await buffer(file.body)).toString('base64')}`;
}

/** @param photo null leaves the person without one. */
async function replaceImage(
  { database, files, jobs }: Pick<Context, 'database' | 'files' | 'jobs'>,
  userId: number,
  photo: Buffer | null,
): Promise<void> {
  // While it travels, nothing of the database is held.
  const hash = photo === null ? null : (await files.photos.keep(photo)).hash;
  await inTransaction(database.executor, async (transaction) => {
    await holdSettings(transaction, userId);
    if (photo !== null && hash !== null) {
      await lockContent(transaction, 'photo', hash);
      // Only looks, unless it was dropped since.
      await files.photos.keep(photo);
    }
    const former = (await findSettings(transaction, userId, 'lt'))?.image ?? null;
    await updateSettings(transaction, userId, { image: hash });
    if (former !== null && former !== hash) await dropLater(jobs, [former], transaction);
  });
}

/** Deletes the files of photos that nobody shows any more. */
export async function dropPhotos(
  executor: Executor,
  photos: KeptFiles,
  hashes: readonly string[],
): Promise<void> {
  for (const hash of hashes) {
    // One after the other: each holds a lock.
    // oxlint-disable-next-line no-await-in-loop
    await inTransaction(executor, async (transaction) => {
      await lockContent(transaction, 'photo', hash);
      if ((await countImage(transaction, hash)) === 0) await photos.remove(hash);
    });
  }
}

/** Serves a photo. */
export async function servePhoto(photos: KeptFiles, name: string): Promise<Answer<Readable>> {
  const file = await photos.open(name.replace('.webp', ''));
  if (file === undefined || file === 'outside') throw new ProblemError('not_found');
  return new Answer(file.body, {
    headers: {
      'content-length': String(file.size),
      'content-type': 'image/webp',
      // Whoever uses the device next does not find it, and one that its person removes is gone.
      'cache-control': 'no-store',
    },
  });
}
