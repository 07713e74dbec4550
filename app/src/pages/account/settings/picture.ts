import type { Area } from 'react-easy-crop';

/** As the server takes it; a small file can claim to be a picture that fills the memory. */
const mostPixels = 50_000_000;

/** Twice what the server keeps. */
const side = 1024;

export type PictureProblem = 'broken' | 'pixels';

/** A picture by its address, or what is wrong with it. The size is known before the picture is decoded. */
export async function openPicture(url: string): Promise<HTMLImageElement | PictureProblem> {
  const picture = new Image();
  const isOpen = new Promise<boolean>((resolve) => {
    picture.addEventListener('load', () => resolve(true));
    picture.addEventListener('error', () => resolve(false));
  });
  picture.src = url;
  if (!(await isOpen) || picture.naturalWidth === 0) return 'broken';
  return picture.naturalWidth * picture.naturalHeight > mostPixels ? 'pixels' : picture;
}

/**
 * A square part of a picture as a data URL: drawn anew, so that what a camera wrote into the file never leaves the
 * browser. Undefined where the browser has no memory for it.
 */
export function drawSquare(picture: HTMLImageElement, { x, y, width, height }: Area): string | undefined {
  const canvas = document.createElement('canvas');
  const drawn = Math.min(side, Math.round(width));
  canvas.width = drawn;
  canvas.height = drawn;
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  // JPEG has no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, drawn, drawn);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, width, height, 0, 0, drawn, drawn);
  const image = canvas.toDataURL('image/jpeg', 0.9);
  return image.startsWith('data:image/jpeg') ? image : undefined;
}
