import { Answer } from './types.ts';

/** A document of the caller's own to take away, under a plain ASCII name (RFC 6266). The page saves what is sent so. */
export function attachment(
  content: Buffer | string,
  mediaType: string,
  name: string,
): Answer<Buffer | string> {
  return new Answer(content, {
    headers: {
      'content-type': mediaType,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });
}
