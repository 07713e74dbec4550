import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Readable } from 'node:stream';
import { disposition } from '../platform/endpoints/disposition.ts';
import type { Executor } from '../platform/database.ts';
import { Answer } from '../platform/endpoints/types.ts';
import { ProblemError } from '../platform/errors.ts';
import type { KeptFiles } from '../platform/files/files.ts';
import { mediaTypeOf } from '../platform/files/media-type.ts';
import { mayStudy } from './enrolments.ts';
import type { StoredFile } from './material-content.ts';

/**
 * Addresses of course files: `/media/<learner>.<course>.<until>.<hash>.<signature>/<name>`. The signature covers all
 * of it and the name. Whoever has lost the course since, or whose account is locked, is refused before the address ends.
 */

/**
 * Addresses end at the end of the window after the one they were made in: between four and eight hours. Within a
 * window they stay the same, so a course that is asked for again does not restart the video that is playing.
 */
const windowSeconds = 4 * 3600;

/** @param now milliseconds since 1970. */
export function signMedia(
  secret: Buffer,
  userId: number,
  courseId: number,
  file: StoredFile,
  now: number,
): string {
  const until = (Math.floor(now / 1000 / windowSeconds) + 2) * windowSeconds;
  const claim = `${userId}.${courseId}.${until}.${file.hash}`;
  return `/media/${claim}.${signature(secret, claim, file.name)}/${encodeURIComponent(file.name)}`;
}

export interface MediaClaim {
  readonly userId: number;
  readonly courseId: number;
  readonly hash: string;
}

/** What an address claims. @throws {ProblemError} `forbidden` when it is not ours or has ended. */
export function readMedia(secret: Buffer, token: string, name: string, now: number): MediaClaim {
  const match = /^((\d{1,10})\.(\d{1,10})\.(\d{1,12})\.([0-9a-f]{64}))\.([\w-]{20,64})$/.exec(token);
  const [, claim, userId, courseId, until, hash, given] = match ?? [];
  if (claim === undefined || hash === undefined || given === undefined) throw new ProblemError('forbidden');
  const expected = Buffer.from(signature(secret, claim, name));
  const actual = Buffer.from(given);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual))
    throw new ProblemError('forbidden');
  if (Number(until) * 1000 < now) throw new ProblemError('forbidden');
  return { userId: Number(userId), courseId: Number(courseId), hash };
}

function signature(secret: Buffer, claim: string, name: string): string {
  return createHmac('sha256', secret).update(`${claim}/${name}`).digest('base64url').slice(0, 32);
}

export interface FileRequest {
  readonly name: string;
  readonly range: string | undefined;
  readonly ifRange: string | undefined;
  readonly isDownload: boolean;
}

export interface MediaRequest extends FileRequest {
  readonly token: string;
}

/** The file, or the asked part of it. */
export async function serveMedia(
  executor: Executor,
  files: KeptFiles,
  secret: Buffer,
  request: MediaRequest,
): Promise<Answer<Readable>> {
  const claim = readMedia(secret, request.token, request.name, Date.now());
  if (!(await mayStudy(executor, claim.userId, claim.courseId))) throw new ProblemError('forbidden');
  return await sendFile(files, claim.hash, request, `private, max-age=${windowSeconds}, immutable`);
}

/** A file of a course for whoever may have it: all of it, or the asked part. */
export async function sendFile(
  files: KeptFiles,
  hash: string,
  request: FileRequest,
  cacheControl: string,
): Promise<Answer<Readable>> {
  const tag = `"${hash}"`;
  const isSame = request.ifRange === undefined || request.ifRange === tag;
  const file = await files.open(hash, isSame ? request.range : undefined);
  if (file === undefined) throw new ProblemError('not_found');
  if (file === 'outside') throw new ProblemError('range');
  const mime = mediaTypeOf(request.name) ?? 'application/octet-stream';
  const headers = {
    'content-type': mime,
    'accept-ranges': 'bytes',
    etag: tag,
    'cache-control': cacheControl,
    'content-disposition': disposition(request.isDownload ? 'attachment' : 'inline', request.name),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    // A drawing can hold a script: opened by itself it must not run as our page. A sandboxed PDF would not be shown, and
    // browsers show one as an object of its own address.
    'content-security-policy': mime.startsWith('image/svg')
      ? "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox"
      : `default-src 'none'; img-src 'self'; media-src 'self'; object-src ${mime === 'application/pdf' ? "'self'" : "'none'"}; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`,
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
