import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { ProblemError } from '../../../platform/errors.ts';
import { drawInTurn } from '../../../platform/picture-turns.ts';
import type { Scanner } from '../../../platform/scanner.ts';
import type { FieldQuestion } from './values.ts';

/** Files as they are handed in: what may be kept, and how. */

export type FilesField = Extract<FieldQuestion['field'], { readonly kind: 'files' }>;

/** More than any telephone's picture has; a small file can claim to be one that fills the memory. */
const mostPixels = 50_000_000;
/** Of the longer side: enough to read a sheet of paper. */
const mostSide = 2560;

interface KeptUpload {
  readonly bytes: Buffer;
  readonly hash: string;
  readonly name: string;
  readonly mime: string;
}

function refuse(problem: string, cause?: unknown): ProblemError {
  return new ProblemError('bad_input', { fields: { file: [problem] }, cause });
}

const formats = new Set(['jpeg', 'png', 'webp']);

/** How the names of pictures may end. Windows has called saved JPEGs .jfif. */
const endings = new Set(['.jpg', '.jpeg', '.jfif', '.png', '.webp']);

/**
 * A name must say what is in the file, a picture or a PDF: which picture, phones and messengers get wrong, and all of them
 * become JPEGs. A picture is drawn anew: upright, not larger than is needed, without what a
 * camera writes into it, such as the place. Of a PDF only its beginning is looked at, but for a scanner, which looks through
 * everything; it is never shown in our pages.
 * @throws {ProblemError} `too_large`, `bad_input` on `file`, `busy`, or `unavailable` where the scanner is away.
 */
export async function readUpload(
  field: FilesField,
  given: File,
  scanner: Scanner | undefined,
): Promise<KeptUpload> {
  if (given.size > field.mostBytes) throw new ProblemError('too_large');
  const bytes = Buffer.from(await given.arrayBuffer());
  if (bytes.length === 0) throw refuse('field_file_empty');
  if ((await scanner?.isClean(bytes)) === false) throw refuse('field_file_malware');
  const ending = extname(given.name).toLowerCase();
  // At the very start, as ISO 32000-1 has it: many readers look for it further on, where it may follow a program.
  if (bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) {
    if (!field.accept.includes('application/pdf') || ending !== '.pdf') throw refuse('field_file_type');
    return kept(bytes, nameOf(given.name, 'pdf'), 'application/pdf');
  }
  if (!field.accept.includes('image/jpeg') || !endings.has(ending)) throw refuse('field_file_type');
  return kept(await drawInTurn(() => drawAnew(bytes)), nameOf(given.name, 'jpg'), 'image/jpeg');
}

async function drawAnew(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error' });
    // Reads the header alone.
    const { format, width, height } = await picture.metadata();
    if (!formats.has(format)) throw refuse('field_file_type');
    if (width * height > mostPixels) throw refuse('field_photo_pixels');
    return await picture
      .autoOrient()
      .resize(mostSide, mostSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 85 })
      .toBuffer();
  } catch (error) {
    throw error instanceof ProblemError ? error : refuse('field_file_type', error);
  }
}

/** How a file of this name may be called once it is kept. */
export function namesOf(given: string): readonly string[] {
  return [nameOf(given, 'jpg'), nameOf(given, 'pdf')];
}

function kept(bytes: Buffer, name: string, mime: string): KeptUpload {
  return { bytes, hash: createHash('sha256').update(bytes).digest('hex'), name, mime };
}

/** The name that the person gave it, without what a file system or an address stumbles over, and with the ending of what it is. */
function nameOf(given: string, ending: string): string {
  const stem = given
    .toWellFormed()
    .normalize('NFC')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replaceAll(/[^\p{L}\p{N} ._()-]+/gu, '_')
    // A dot in front would hide the file.
    .replace(/^[ .]+/, '')
    .trimEnd()
    .slice(0, 80);
  return `${/[\p{L}\p{N}]/u.test(stem) ? stem : 'file'}.${ending}`;
}
