import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Page, expect } from '@playwright/test';
import sharp from 'sharp';
import { fileOf, subjects } from './pictures.ts';
import { layOn, show, test } from './preview.ts';

const isUpdate = process.env['VISUAL_UPDATE'] !== undefined;

/** The quick tier takes one story file in this many, different ones per look and seed. */
const share = process.env['TEST_TIER'] === 'quick' ? 6 : 1;
const seed = Number(process.env['TEST_SEED'] ?? 0);

const take = (page: Page): Promise<Buffer> =>
  page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'device' });

/** Takes pictures until two in a row are equal. */
async function takeStill(page: Page): Promise<Buffer> {
  let before = await take(page);
  for (;;) {
    const picture = await take(page);
    if (picture.equals(before)) return picture;
    before = picture;
  }
}

const pixels = async (picture: string | Buffer): Promise<Buffer> =>
  sharp(picture).removeAlpha().raw().toBuffer();

/** Whether both are equal, in size and every pixel. */
async function isSame(file: string, picture: Buffer): Promise<boolean> {
  if (!existsSync(file)) return false;
  const [wanted, found] = await Promise.all([pixels(file), pixels(picture)]);
  return wanted.equals(found);
}

for (const [index, { look, title, stories }] of subjects().entries()) {
  if (index % share !== seed % share) continue;
  test(`${title} @${look}`, async ({ preview }) => {
    test.setTimeout(60_000 + stories.length * 30_000);
    for (const { id: story, isPrinted } of stories) {
      const file = fileOf(look, story);
      await layOn(preview, look, isPrinted ? 'paper' : 'screen');
      const failed = await show(preview, story);
      const picture = await take(preview);
      if (await isSame(file, picture)) continue;
      if (isUpdate) {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(
          file,
          await sharp(await takeStill(preview))
            .webp({ lossless: true })
            .toBuffer(),
        );
      } else {
        // A new story has no baseline, so the report shows it alone.
        if (failed !== undefined)
          test.info().annotations.push({ type: 'play function', description: failed });
        if (!existsSync(file)) await test.info().attach(story, { body: picture, contentType: 'image/png' });
        // Playwright's comparison is slower, waits for a stable picture and shows both side by side.
        await expect.soft(preview).toHaveScreenshot(`${story}.webp`, { fullPage: true });
      }
    }
  });
}
