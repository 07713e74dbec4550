import sharp, { type Sharp } from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { ImportError } from '../src/import/faults.ts';
import { createTestApp } from './harness.ts';
import { courseJson, inAll, SiteFolder, writeCatalogue } from './support/site.ts';

const app = await createTestApp();
const folder = writeCatalogue(new SiteFolder());

/** A picture with a red upper and a green lower half, which shows its orientation. */
async function picture(width: number, height: number): Promise<Sharp> {
  const half = { width, height: Math.ceil(height / 2), channels: 3 } as const;
  const lower = await sharp({ create: { ...half, background: '#00c000' } })
    .png()
    .toBuffer();
  return sharp({ create: { ...half, height, background: '#c00000' } }).composite([
    { input: lower, gravity: 'south' },
  ]);
}

const course = (facts: Record<string, unknown>) =>
  folder.write('courses/sepsis/course.json', courseJson(501, facts));

async function faultsOf(facts: Record<string, unknown>): Promise<string> {
  const error: unknown = await course(facts)
    .import(app)
    .catch((reason: unknown) => reason);
  if (!(error instanceof ImportError)) throw new Error('The import reported no errors');
  return error.message;
}

/** The course after the last import. */
async function detail() {
  await app.context.versions.catchUp();
  return (await app.request({ url: '/api/products/501' })).json().data;
}

/** The RGB colour in the middle of a served picture's upper half. */
async function upperColour(bytes: Buffer): Promise<number[]> {
  const { width } = await sharp(bytes).metadata();
  const part = { left: Math.floor(width / 2), top: 40, width: 1, height: 1 };
  return [...(await sharp(bytes).extract(part).raw().toBuffer())];
}

beforeAll(async () => {
  const photo = await picture(1600, 1200);
  folder.write('courses/sepsis/photo.jpg', await photo.jpeg().toBuffer());
});

test('an unusable photo is reported with line and reason', async () => {
  expect(await faultsOf({ photo: 'gone.jpg' })).toMatch(
    /^courses\/sepsis\/course\.json:\d+:\d+: photo: there is no file gone\.jpg$/,
  );
  expect(await faultsOf({ photo: '../photo.jpg' })).toContain('photo: must be a file name, not a path');
  folder.write('courses/sepsis/words.jpg', 'no picture at all');
  expect(await faultsOf({ photo: 'words.jpg' })).toContain('photo: cannot be read as a picture');
  folder.write('courses/sepsis/little.png', await (await picture(1279, 960)).png().toBuffer());
  expect(await faultsOf({ photo: 'little.png' })).toContain(
    'photo: must be at least 1280 × 960 pixels (it is 1279 × 960)',
  );
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"/>';
  folder.write('courses/sepsis/drawing.svg', svg);
  expect(await faultsOf({ photo: 'drawing.svg' })).toContain('photo: must be a JPEG, PNG or WebP file');
  const whole = await (await picture(1600, 1200)).jpeg().toBuffer();
  folder.write('courses/sepsis/cut.jpg', whole.subarray(0, whole.length / 2));
  expect(await faultsOf({ photo: 'cut.jpg' })).toContain('photo: cannot be read as a picture');
});

test('a course shows its photo in lists and on its page, and its pattern once the photo is removed', async () => {
  expect(await course({ photo: 'photo.jpg' }).import(app)).toMatchObject({ photos: 1 });
  const { image, image_large: large } = await detail();
  expect(image).toMatch(/^\/pictures\/[0-9a-f]{64}\.webp$/);
  expect(large).not.toBe(image);
  const [card] = (await app.request({ url: '/api/products' })).json().data;
  expect(card.image).toBe(image);
  const [found] = (await app.request({ url: '/api/products/summary?search=kursas' })).json().data;
  expect(found.image).toBe(image);

  await course({}).import(app);
  expect(await detail()).toMatchObject({ image: null, image_large: null });
});

test('a photo is served in two sizes, immutable and cross-origin', async () => {
  await course({ photo: 'photo.jpg' }).import(app);
  const { image, image_large: large } = await detail();
  for (const [url, size] of [
    [image, [640, 480]],
    [large, [1280, 960]],
  ]) {
    const response = await app.request({ url });
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const { format, width, height } = await sharp(response.rawPayload).metadata();
    expect([format, width, height]).toEqual(['webp', ...size]);
  }
  const head = await app.request({ method: 'HEAD', url: image });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  const other = image.replace(/[0-9a-f]{8}\.webp/, '00000000.webp');
  expect((await app.request({ url: other })).statusCode).toBe(404);
  expect((await app.request({ url: '/pictures/..%2f..%2fkeys%2fjwt.json' })).statusCode).toBe(400);
});

test('metadata are removed and the orientation is applied', async () => {
  // Rotated by 90° in EXIF, as phones do.
  const lying = await (await picture(1280, 1280)).png().toBuffer();
  const exif = { IFD0: { Copyright: 'Jonas' }, IFD3: { GPSLatitude: '54/1 41/1 0/1' } };
  folder.write(
    'courses/sepsis/lying.jpg',
    await sharp(lying).rotate(-90).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  );
  await course({ photo: 'lying.jpg' }).import(app);
  const { rawPayload } = await app.request({ url: (await detail()).image_large });
  expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  const [red = 0, green = 255] = await upperColour(rawPayload);
  expect(red).toBeGreaterThan(150);
  expect(green).toBeLessThan(60);
});

test('a transparent photo gets a white background', async () => {
  const clear = {
    width: 1280,
    height: 960,
    channels: 4,
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  } as const;
  folder.write('courses/sepsis/clear.png', await sharp({ create: clear }).png().toBuffer());
  await course({ photo: 'clear.png' }).import(app);
  const { rawPayload } = await app.request({ url: (await detail()).image_large });
  expect((await sharp(rawPayload).metadata()).hasAlpha).toBe(false);
  expect(await upperColour(rawPayload)).toEqual([255, 255, 255]);
});

test('a dry run stores no photo', async () => {
  const before = await detail();
  folder.write('courses/sepsis/other.webp', await (await picture(1300, 1000)).webp().toBuffer());
  expect(await course({ photo: 'other.webp' }).import(app, { dryRun: true })).toMatchObject({ photos: 1 });
  expect(await detail()).toEqual(before);
});

/** The home page's slide, or the import's errors. */
async function slide(facts: Record<string, unknown>) {
  await folder.write('content/slides.json', [{ id: 1, title: inAll('Skaidrė'), ...facts }]).import(app);
  await app.context.versions.catchUp();
  return (await app.request({ url: '/api/slideshows' })).json().data[0];
}

/** A slide's picture with one colour under the header and another below. */
async function slidePicture(name: string, above: string, below: string): Promise<void> {
  const strip = await sharp({ create: { width: 1920, height: 240, channels: 3, background: above } })
    .png()
    .toBuffer();
  const whole = sharp({ create: { width: 1920, height: 1080, channels: 3, background: below } });
  folder.write(
    `content/slides/${name}`,
    await whole
      .composite([{ input: strip, gravity: 'north' }])
      .jpeg()
      .toBuffer(),
  );
}

test('a slide’s tone is measured under the header, unless it is given', async () => {
  await slidePicture('sky.jpg', '#c0c0c0', '#101010');
  await slidePicture('night.jpg', '#a0a0a0', '#ffffff');
  const sky = await slide({ image: 'slides/sky.jpg' });
  expect(sky).toMatchObject({
    tone: 'light',
    image: expect.stringMatching(/^\/pictures\/[0-9a-f]{64}\.webp$/),
  });
  const size = async (url: string) => {
    const { width, height } = await sharp((await app.request({ url })).rawPayload).metadata();
    return [width, height];
  };
  expect(await size(sky.image)).toEqual([1920, 1080]);
  // The phone's tone is given, and is answered for phones.
  expect(await size(sky.image_mobile)).toEqual([900, 1350]);
  const { data } = (await app.request({ url: '/api/slideshows?type=mobile' })).json();
  expect(data[0].image).toBe(sky.image_mobile);
  expect(await slide({ image: 'slides/night.jpg' })).toMatchObject({ tone: 'dark' });
  expect(await slide({ image: 'slides/sky.jpg', tone: 'dark' })).toMatchObject({ tone: 'dark' });
  expect(await slide({})).toMatchObject({ tone: 'dark', image: null });
});

test('a slide that cannot be shown or measured is reported with its line', async () => {
  await expect(slide({ image: 'slides/gone.jpg' })).rejects.toThrow(
    /slides\.json:\d+:\d+: 0\.image: there is no file slides\/gone\.jpg/,
  );
  folder.write('content/slides/small.jpg', await (await picture(1900, 1080)).jpeg().toBuffer());
  await expect(slide({ image: 'slides/small.jpg' })).rejects.toThrow('image: must be at least 1920 × 1080');
  await expect(slide({ image: 'https://example.com/a.jpg', tone: 'light' })).rejects.toThrow(
    'image: must be a file of this folder',
  );
  await expect(slide({ image: '/a.jpg' })).rejects.toThrow('tone: is required');
  expect(await slide({ image: '/a.jpg', tone: 'light' })).toMatchObject({ tone: 'light' });
});
