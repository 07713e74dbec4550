/** A course's photo as it is served: 4:3, without what a camera writes into a file, such as the place. */
export interface PhotoSource {
  /** 640 × 480, for cards. */
  readonly small: Buffer;
  /** 1280 × 960. */
  readonly large: Buffer;
}

const formats = new Set(['jpeg', 'png', 'webp']);
const large = { width: 1280, height: 960 };
const small = { width: large.width / 2, height: large.height / 2 };
/** Under what lets light through: else each theme, and what is made of the photo for sharing, would put its own there. */
const paper = { background: '#fff' };
/** More than any camera's; a small file can claim to be a picture that fills the memory. */
const mostPixels = 120_000_000;

/**
 * Reads a photo and draws it anew in the sizes that pages show.
 * @returns why it cannot be used, as the end of a sentence, where it cannot.
 */
export async function readPhoto(path: string): Promise<PhotoSource | string> {
  const { default: sharp } = await import('sharp');
  try {
    const photo = sharp(path, { limitInputPixels: mostPixels });
    const { format, autoOrient } = await photo.metadata();
    if (!formats.has(format)) return 'must be a JPEG, PNG or WebP file';
    const { width, height } = autoOrient;
    if (width < large.width || height < large.height) {
      return `must be at least ${large.width} × ${large.height} pixels (it is ${width} × ${height})`;
    }
    const encode = async (size: typeof large): Promise<Buffer> =>
      await photo.clone().autoOrient().resize(size).flatten(paper).webp({ quality: 78 }).toBuffer();
    return { small: await encode(small), large: await encode(large) };
  } catch {
    return 'cannot be read as a picture';
  }
}
