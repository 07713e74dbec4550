import type { Page } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { look } from '../support/look.ts';
import { type Say, messagesOf } from '../support/messages.ts';
import { demoLearner } from '../support/people.ts';
import { startServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

/** A server on the same build with shopping on. */

/** The 'add to cart' button, once the session is known. */
const toBuy = (page: Page, say: Say) =>
  page
    .getByRole('main')
    .getByRole('button', { name: say('shopping.cart.put') })
    .and(page.locator(':not([aria-busy])'))
    .locator('visible=true')
    .first();

const looks = [
  { language: 'lt', width: 1440, colorScheme: 'light' },
  { language: 'en', width: 390, colorScheme: 'light' },
  { language: 'ru', width: 390, colorScheme: 'dark' },
] as const;

test('with shopping on, a guest’s cart survives navigation and moves to the account at login', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const server = await startServer({ SHOPPING: 'true', LIMITS: 'false' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  try {
    for (const { language, width, colorScheme } of looks) {
      const say = messagesOf(language);
      const at = (name: string) => `${name} in ${language}`;
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      await arrive(page, `${server.url}/cart?lang=${language}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: say('shopping.cart.empty') })).toBeVisible();
      await look(page, at('an empty cart'));

      await arrive(page, `${server.url}/course-about/101`);
      await toBuy(page, say).press('Enter');
      const added = page.getByRole('dialog', { name: say('shopping.cart.added') });
      await look(page, at('the dialog'));
      await added.getByRole('button', { name: say('shopping.cart.added.continue') }).press('Enter');
      await expect(main.getByRole('button', { name: say('shopping.cart.has') }).first()).toBeVisible();

      await arrive(page, `${server.url}/discover`);
      const strip = page.getByRole('region', { name: say('shopping.cart.title') });
      await expect(strip).toBeInViewport();
      await expect(strip).toContainText('289');
      await look(page, at('the list with the strip'));
      await strip.getByRole('link').press('Enter');
      await expect(page).toHaveURL(/\/cart$/);
      const lines = main.getByRole('list', { name: say('shopping.cart.title') });
      await expect(lines.getByRole('listitem')).toHaveCount(1);
      await look(page, at('the cart'));
      // It survives a reload, because the server stores it.
      await page.reload();
      await lines.getByRole('button').press('Enter');
      await expect(main.getByRole('heading', { name: say('shopping.cart.empty') })).toBeFocused();
    }

    const say = messagesOf('ru');
    await arrive(page, `${server.url}/course-about/130`);
    await toBuy(page, say).press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('link', { name: say('shopping.cart.open') })
      .press('Enter');
    await expect(page).toHaveURL(/\/cart$/);
    await arrive(page, `${server.url}/login?redirect=%2Fcart`);
    await page.getByLabel(say('auth.field.username')).fill(demoLearner.username);
    await page.getByLabel(say('auth.field.password'), { exact: true }).fill(demoLearner.password);
    await page.getByLabel(say('auth.field.password'), { exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  } finally {
    await server.stop();
  }
});
