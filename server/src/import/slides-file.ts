import { join } from 'node:path';
import type { Sharp } from 'sharp';
import type { z } from 'zod';
import { withShownDays } from './dates.ts';
import type { Faults } from './faults.ts';
import { readJson } from './json-file.ts';
import { drawAnew } from './picture-file.ts';
import { whyNot } from './readable.ts';
import { slidesFile } from './shapes.ts';

type Tone = 'dark' | 'light';

/** A slide of the home page, with the picture that it names as a file. */
export type SlideSource = Omit<z.output<typeof slidesFile>[number], 'tone'> & {
  readonly tone: Tone;
  /** As it is served; null where the slide names an address, a drawing or nothing. */
  readonly picture: SlidePicture | null;
};

interface SlidePicture {
  /** 1920 × 1080. */
  readonly large: Buffer;
  /** 900 × 1350, for phones. */
  readonly mobile: Buffer;
}

const file = 'content/slides.json';
const picturePath = /^slides\/[^/\\]+$/;

/** Reads the slides. Whose tone is not typed gets it from its picture; what is drawn lies on the deep ground. */
export async function readSlides(
  root: string,
  today: string,
  faults: Faults,
): Promise<SlideSource[] | undefined> {
  const read = await readJson(root, file, slidesFile, faults);
  if (read === undefined) return undefined;
  const slides: SlideSource[] = [];
  for (const [index, slide] of withShownDays(read, today).entries()) {
    const { image = null, tone } = slide;
    if (image !== null && picturePath.test(image)) {
      const path = join('content', image);
      const found = whyNot(root, path, image) ?? (await readPicture(join(root, path)));
      if (typeof found === 'string') read.fault([index, 'image'], found);
      else slides.push({ ...slide, tone: tone ?? found.tone, picture: found.picture });
      continue;
    }
    if (/^https?:/i.test(image ?? ''))
      read.fault(
        [index, 'image'],
        'must be a file of this folder (slides/…): pages load no pictures from other sites',
      );
    else if (tone === undefined && image?.startsWith('/') === true)
      read.fault([index, 'tone'], 'is required: only pictures in this folder can be measured');
    slides.push({ ...slide, tone: tone ?? 'dark', picture: null });
  }
  return slides;
}

/** As wide as a large window, and higher than the hero is there. */
const served = { width: 1920, height: 1080 };
/** A phone's hero stands, and has two of these to a pixel of its own. */
const servedMobile = { width: 900, height: 1350 };
/** The hero of a window of 1440 pixels, which shows the middle of the picture, and the part under the header. */
const hero = { width: 1440, height: 760 };
const underHeader = { left: 0, top: 0, width: hero.width, height: 120 };
/** A mean relative luminance above this takes dark words. */
const bright = 0.42;

async function readPicture(path: string): Promise<{ picture: SlidePicture; tone: Tone } | string> {
  return await drawAnew(path, served, async (source) => {
    const encode = async (size: typeof served): Promise<Buffer> =>
      await source.clone().resize(size).webp({ quality: 78 }).toBuffer();
    return {
      picture: { large: await encode(served), mobile: await encode(servedMobile) },
      tone: (await luminance(source.clone().resize(hero).extract(underHeader))) > bright ? 'light' : 'dark',
    };
  });
}

/** Of each of the 256 values of a channel, as WCAG 2.2 defines it. */
const linear = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** The mean relative luminance of a picture: 0 black, 1 white. */
async function luminance(picture: Sharp): Promise<number> {
  const { data, info } = await picture.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const light = (index: number): number => linear[data[index] ?? 0] ?? 0;
  let sum = 0;
  for (let index = 0; index < data.length; index += info.channels)
    sum += 0.2126 * light(index) + 0.7152 * light(index + 1) + 0.0722 * light(index + 2);
  return sum / (info.width * info.height);
}
