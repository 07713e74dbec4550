import type { Sharp } from 'sharp';

const formats = new Set(['jpeg', 'png', 'webp']);
/** Under what lets light through: else each theme, and what is made of the photo for sharing, would put its own there. */
const paper = { background: '#fff' };
/** More than any camera's; a small file can claim to be a picture that fills the memory. */
const mostPixels = 120_000_000;

/**
 * Opens a picture, upright and on white, for what is to be drawn from it.
 * @param least the size that it must have.
 * @returns why it cannot be used, as the end of a sentence, where it cannot.
 */
export async function drawAnew<Drawn extends object>(
  path: string,
  least: { readonly width: number; readonly height: number },
  draw: (picture: Sharp) => Promise<Drawn>,
): Promise<Drawn | string> {
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(path, { limitInputPixels: mostPixels });
    const { format, autoOrient } = await picture.metadata();
    if (!formats.has(format)) return 'must be a JPEG, PNG or WebP file';
    const { width, height } = autoOrient;
    if (width < least.width || height < least.height) {
      return `must be at least ${least.width} × ${least.height} pixels (it is ${width} × ${height})`;
    }
    return await draw(picture.autoOrient().flatten(paper));
  } catch {
    return 'cannot be read as a picture';
  }
}
