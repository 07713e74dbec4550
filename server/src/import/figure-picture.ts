import { statSync } from 'node:fs';
import { drawAnew } from './picture-file.ts';

/** A picture of a text as it is served, without what a camera writes into it. */
export interface FigurePicture {
  readonly small: Buffer;
  readonly large: Buffer;
  /** Pixels of the small one. */
  readonly width: number;
  readonly height: number;
}

/** Twice the width of a line of text, for screens with two pixels to a point. */
const smallWidth = 1320;
const largeSide = 2400;
const least = { width: 320, height: 160 };
const mostMegabytes = 12;

/**
 * Reads a picture of a text and redraws it in the sizes that pages show.
 * @returns why it cannot be used, as the end of a sentence, where it cannot.
 */
export async function readFigurePicture(path: string): Promise<FigurePicture | string> {
  if (statSync(path).size > mostMegabytes * 1_000_000) return `is larger than ${mostMegabytes} MB`;
  return await drawAnew(path, least, async (picture) => {
    const [small, large] = await Promise.all([
      picture
        .clone()
        .resize({ width: smallWidth, withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer({ resolveWithObject: true }),
      picture
        .clone()
        .resize({ width: largeSide, height: largeSide, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 86 })
        .toBuffer(),
    ]);
    return { small: small.data, large, width: small.info.width, height: small.info.height };
  });
}
