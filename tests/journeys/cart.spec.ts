import type { Page } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { look } from '../support/look.ts';
import { type Say, messagesOf } from '../support/messages.ts';
import { demoLearner, registerThere, submitLogin } from '../support/people.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';
import { looks } from '../support/tier.ts';

// A server of their own, because shopping is off on the common one.
let server: RunningServer;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startServer({ SHOPPING: 'true', LIMITS: 'false' });
});
test.afterAll(() => server.stop());
test.use({ reducedMotion: 'reduce' });

/** The 'add to cart' button, once the session is known. */
const toBuy = (page: Page, say: Say) =>
  page
    .getByRole('main')
    .getByRole('button', { name: say('catalogue.cart.put') })
    .and(page.locator(':not([aria-busy])'))
    .locator('visible=true')
    .first();

for (const { language, width, colorScheme } of looks) {
  test.describe(`in ${language}, ${width} pixels, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme });

    test('a guest’s cart survives navigation and a reload', async ({ page }) => {
      const say = messagesOf(language);
      await arrive(page, `${server.url}/cart?lang=${language}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: say('shopping.cart.empty') })).toBeVisible();
      await expect(main.getByRole('list', { name: say('shopping.cart.popular') })).toBeVisible();
      await look(page, 'an empty cart');

      await arrive(page, `${server.url}/course-about/101`);
      await toBuy(page, say).press('Enter');
      const added = page.getByRole('dialog', { name: say('catalogue.cart.added') });
      await look(page, 'the dialog');
      await added.getByRole('button', { name: say('catalogue.cart.added.continue') }).press('Enter');
      await expect(main.getByRole('button', { name: say('catalogue.cart.has') }).first()).toBeVisible();
      const counted = say('shell.cart.label', {
        title: say('shell.cart'),
        courses: say('catalogue.courses', { count: 1 }),
      });
      await expect(page.getByRole('banner').getByRole('link', { name: counted })).toBeVisible();

      await arrive(page, `${server.url}/discover`);
      const strip = page.getByRole('region', { name: say('StickyCartStrip.cart') });
      await expect(strip).toBeInViewport();
      await expect(strip).toContainText('289');
      await look(page, 'the list with the strip');
      await strip.getByRole('link').press('Enter');
      await expect(page).toHaveURL(/\/cart$/);
      const lines = main.getByRole('list', { name: say('CartItem.list') });
      await expect(lines.getByRole('listitem')).toHaveCount(1);
      await look(page, 'the cart');
      await page.reload();
      await lines.getByRole('button').press('Enter');
      await expect(main.getByRole('heading', { name: say('shopping.cart.empty') })).toBeFocused();
    });
  });
}

test('a guest’s cart moves to the account at login', async ({ page, say }) => {
  await arrive(page, `${server.url}/course-about/130`);
  await toBuy(page, say).press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say('catalogue.cart.open') })
    .press('Enter');
  await expect(page).toHaveURL(/\/cart$/);
  await arrive(page, `${server.url}/login?redirect=%2Fcart`);
  await submitLogin(page, say, demoLearner);
  await expect(page).toHaveURL(/\/cart$/);
  const lines = page.getByRole('main').getByRole('list', { name: say('CartItem.list') });
  await expect(lines.getByRole('listitem')).toHaveCount(1);
});

test('a course of another environment goes into the cart after the login and an account there', async ({
  page,
  say,
}) => {
  test.slow();
  await arrive(page, `${server.url}/course-about/131?product_id=1312`);
  await toBuy(page, say).press('Enter');
  // The product is kept through the login.
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcourse-about%2F131%3Fproduct_id%3D1312$/);
  await submitLogin(page, say, { username: 'naujas', password: demoLearner.password });
  const question = page.getByRole('dialog', { name: say('catalogue.environment.title', { name: 'PMP' }) });
  await expect(question).toBeVisible();
  await question
    .getByRole('link', { name: say('catalogue.environment.register', { name: 'PMP' }) })
    .press('Enter');
  await registerThere(page, 'naujas-krepselis');
  await page.getByRole('button', { name: say('auth.signOn.link.submit') }).press('Enter');

  // Linked: what was begun goes on by itself.
  const added = page.getByRole('dialog', { name: say('catalogue.cart.added') });
  await added.getByRole('link', { name: say('catalogue.cart.open') }).press('Enter');
  await expect(page).toHaveURL(/\/cart$/);
  const lines = page.getByRole('main').getByRole('list', { name: say('CartItem.list') });
  await expect(lines.getByRole('listitem')).toHaveCount(1);
});
