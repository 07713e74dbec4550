/** Packs the baseline's pictures as small as they go without changing a pixel: the repository keeps every one of them. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, 'baseline');

const pixels = (picture: Buffer): Promise<Buffer> => sharp(picture).removeAlpha().raw().toBuffer();

/** The smallest of the ways to write the picture that show the same. */
async function packed(picture: Buffer): Promise<Buffer> {
  const wanted = await pixels(picture);
  const opaque = sharp(picture).removeAlpha();
  const ways = [
    // Few colours, as on most components: a palette holds them exactly, or is left out.
    await opaque.clone().png({ palette: true, quality: 100, dither: 0, compressionLevel: 9 }).toBuffer(),
    await opaque.clone().png({ compressionLevel: 9, adaptiveFiltering: false }).toBuffer(),
  ];
  let best = picture;
  for (const way of ways) {
    if (way.length < best.length && wanted.equals(await pixels(way))) best = way;
  }
  return best;
}

let before = 0;
let after = 0;
for (const name of readdirSync(folder)) {
  const file = join(folder, name);
  const picture = readFileSync(file);
  const small = await packed(picture);
  before += picture.length;
  after += small.length;
  if (small !== picture) writeFileSync(file, small);
}
const megabytes = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(1)} MB`;
process.stdout.write(`Baseline: ${megabytes(before)}, packed ${megabytes(after)} (at most 25 MB)\n`);
