import type { PurchasedDetail } from '@medeina/contract';
import electrodes from '../../server/demo/courses/ekg-interpretacija/theory/01-ekg-pagrindai/elektrodu-vieta.json' with { type: 'json' };
import firstTreatment from '../../server/demo/courses/anafilaksija/theory/02-gydyti/adrenalino-doze.json' with { type: 'json' };
import { figureWords } from '../../design-system/src/domain/learning/Figure/Figure.words.ts';
import { arrive } from '../support/arrive.ts';
import { medeina } from '../support/command.ts';
import { beDemoLearner, call, registerQuietly } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const [ecg, anaphylaxis] = [103, 116];

test('a strip stands in its text, opens larger, and gives the focus back', async ({
  page,
  context,
  circumstances,
}) => {
  const { language } = circumstances;
  const words = figureWords[language];
  const person = await registerQuietly(context, language);
  medeina(['enrol', person.username, String(ecg)]);
  await arrive(page, `/course/${ecg}/theory`);
  await page.getByRole('link', { name: electrodes.title[language], exact: true }).first().click();
  const figure = page.getByRole('article').getByRole('figure').nth(1);
  const strip = figure.getByRole('img');
  await expect(strip).toBeVisible();
  // What is seen is also said, with its rate.
  await expect(strip).toHaveAccessibleName(/aVR.*72/);
  const opener = figure.getByRole('button');
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img')).toBeVisible();
  await dialog.getByRole('button', { name: words.zoomIn }).click();
  await expect(dialog.getByRole('status')).toContainText('150');
  const area = dialog.getByRole('group', { name: words.area });
  expect(await area.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  await page.keyboard.press('0');
  await expect(dialog.getByRole('status')).toContainText('100');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('an algorithm is a list that can be read', async ({ page, context, circumstances, baseURL }) => {
  const { language } = circumstances;
  await beDemoLearner(context, language, baseURL);
  const course: PurchasedDetail = JSON.parse(
    JSON.stringify(await call(context, 'GET', `/api/courses/purchased/${anaphylaxis}`, { language })),
  ).data;
  const topic = course.theory.find(({ sections }) =>
    sections.some(({ parts }) => parts.some(({ title }) => title === firstTreatment.title[language])),
  );
  await arrive(page, `/course/${anaphylaxis}/theory/${topic?.id ?? 0}`);
  await page.getByRole('link', { name: firstTreatment.title[language], exact: true }).first().click();
  const figure = page.getByRole('article').getByRole('figure').first();
  await expect(figure.getByRole('list').first()).toContainText(/0[,.]5/);
  await expect(figure.getByRole('button')).toHaveCount(0);
});
