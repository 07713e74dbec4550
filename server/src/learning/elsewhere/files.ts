import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Readable } from 'node:stream';
import { disposition } from '../../platform/endpoints/disposition.ts';
import { Answer } from '../../platform/endpoints/types.ts';
import { ProblemError } from '../../platform/errors.ts';
import { mediaTypeOf } from '../../platform/files/media-type.ts';

/**
 * Addresses of files of environments: `/media/environment/<learner>.<environment>.<until>.<path>.<signature>/<name>`. Their
 * systems ask for a token, which never leaves our server: it fetches the file with that of the learner.
 */

/** As those of our own files: the same for some hours, so that a page that is asked for again loads nothing anew. */
const windowSeconds = 4 * 3600;

export interface FileClaim {
  readonly userId: number;
  readonly environment: string;
  readonly path: string;
}

/** @param now milliseconds since 1970. */
export function signFile(
  secret: Buffer,
  { userId, environment, path }: FileClaim,
  name: string,
  now: number,
): string {
  const until = (Math.floor(now / 1000 / windowSeconds) + 2) * windowSeconds;
  const claim = `${userId}.${environment}.${until}.${Buffer.from(path).toString('base64url')}`;
  const short = name.slice(-80);
  return `/media/environment/${claim}.${signature(secret, claim, short)}/${encodeURIComponent(short)}`;
}

/** @throws {ProblemError} `forbidden` when it is not ours or has ended. */
export function readFileClaim(secret: Buffer, token: string, name: string, now: number): FileClaim {
  const match = /^((\d{1,10})\.([a-z][a-z0-9-]{0,30})\.(\d{1,12})\.([\w-]{1,2200}))\.([\w-]{20,64})$/.exec(
    token,
  );
  const [, claim, userId, environment, until, path, given] = match ?? [];
  if (claim === undefined || environment === undefined || path === undefined || given === undefined)
    throw new ProblemError('forbidden');
  const expected = Buffer.from(signature(secret, claim, name));
  const actual = Buffer.from(given);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual))
    throw new ProblemError('forbidden');
  if (Number(until) * 1000 < now) throw new ProblemError('forbidden');
  return { userId: Number(userId), environment, path: Buffer.from(path, 'base64url').toString('utf8') };
}

function signature(secret: Buffer, claim: string, name: string): string {
  return createHmac('sha256', secret).update(`environment ${claim}/${name}`).digest('base64url').slice(0, 32);
}

/** What a browser shows by itself; the rest it saves. */
const shown = /^(?:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)|application\/pdf|text\/plain)/;

/** A file of somebody else's: it must never run as a page of ours. */
export function fileAnswer(body: Readable, name: string): Answer<Readable> {
  const mime = mediaTypeOf(name) ?? (/\.gif$/i.test(name) ? 'image/gif' : 'application/octet-stream');
  const isShown = shown.test(mime);
  return new Answer(body, {
    headers: {
      'content-type': isShown ? mime : 'application/octet-stream',
      'cache-control': `private, max-age=${windowSeconds}`,
      'content-disposition': disposition(isShown ? 'inline' : 'attachment', name),
      'x-content-type-options': 'nosniff',
      // A sandboxed PDF would not be shown.
      'content-security-policy':
        mime === 'application/pdf'
          ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"
          : "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox",
    },
  });
}
