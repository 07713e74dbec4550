import { drawAnew } from './picture-file.ts';

/** A course's photo as it is served: 4:3, without what a camera writes into a file, such as the place. */
export interface PhotoSource {
  /** 640 × 480, for cards. */
  readonly small: Buffer;
  /** 1280 × 960. */
  readonly large: Buffer;
}

const large = { width: 1280, height: 960 };
const small = { width: large.width / 2, height: large.height / 2 };

/**
 * Reads a photo and redraws it in the sizes that pages show.
 * @returns why it cannot be used, as the end of a sentence, where it cannot.
 */
export async function readPhoto(path: string): Promise<PhotoSource | string> {
  return await drawAnew(path, large, async (photo) => {
    const encode = async (size: typeof large): Promise<Buffer> =>
      await photo.clone().resize(size).webp({ quality: 78 }).toBuffer();
    return { small: await encode(small), large: await encode(large) };
  });
}
