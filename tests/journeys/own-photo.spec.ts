import { Buffer } from 'node:buffer';
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { arrive } from '../support/arrive.ts';
import { keepsFocus } from '../support/focus.ts';
import { look } from '../support/look.ts';
import { registerQuietly } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

// The recorder of traces fetches the picture that is cropped by its address in the browser, which the content policy
// refuses.
test.use({ trace: 'off' });

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2b5d8a' }, limitInputPixels: false });

test('a photo is cropped by keyboard, shown and removed; what is none says why @sample', async ({
  page,
  context,
  say,
  circumstances,
}) => {
  await registerQuietly(context, circumstances.language);
  await arrive(page, '/dashboard/settings');
  const section = page.getByRole('region', { name: say('account.settings.photo') });
  const choose = (name: string, buffer: Buffer) =>
    section.locator('input[type="file"]').setInputFiles({ name, mimeType: 'image/png', buffer });
  await expect(section).toBeVisible();

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  for (const [name, buffer, problem] of [
    ['text.png', Buffer.from('no picture'), say('account.settings.photo.broken')],
    ['drawing.png', Buffer.from(svg), say('account.settings.photo.broken')],
    ['huge.png', await picture(9000, 9000).png().toBuffer(), say('account.settings.photo.pixels')],
  ] as const) {
    await choose(name, buffer);
    await expect(section.getByText(problem)).toBeVisible();
  }
  // A file: as a buffer, 20 MB would take their time to the browser.
  const long = test.info().outputPath('long.png');
  writeFileSync(long, Buffer.alloc(20 * 1024 * 1024));
  await section.locator('input[type="file"]').setInputFiles(long);
  await expect(section.getByText('long.png')).toBeVisible();
  await look(page, 'refused photo');

  await choose('me.png', await picture(900, 600).png().toBuffer());
  const dialog = page.getByRole('dialog', { name: say('account.settings.photo.crop') });
  const area = dialog.getByRole('application');
  await expect(area).toBeVisible();
  await look(page, 'cropping a photo');
  await area.focus();
  await page.keyboard.press('ArrowRight');
  await dialog.getByRole('slider').focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('slider')).toHaveAttribute('aria-valuenow', '1.1');
  await dialog.getByRole('button', { name: say('account.settings.photo.crop.use') }).click();
  await expect(dialog).toBeHidden();
  const shown = section.locator('img[src^="/photos/"]');
  await expect(shown).toBeVisible();
  if (circumstances.width === 1440)
    await expect(page.getByRole('banner').locator('img[src^="/photos/"]').first()).toBeVisible();
  const photo = await context.request.get((await shown.getAttribute('src')) ?? '');
  const { width, height, format } = await sharp(await photo.body()).metadata();
  expect([width, height, format]).toEqual([512, 512, 'webp']);

  await section.getByRole('button').last().click();
  await expect(shown).toBeHidden();
  await keepsFocus(page, 'the removal of a photo');
});
