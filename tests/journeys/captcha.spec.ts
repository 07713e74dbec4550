import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import serverLt from '../../server/src/platform/messages/lt.json' with { type: 'json' };
import { arrive } from '../support/arrive.ts';
import { look } from '../support/look.ts';
import { messagesOf } from '../support/messages.ts';
import { fillRegistration, newPerson } from '../support/people.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';
import { looks } from '../support/tier.ts';

// Servers of their own, because the common one has no captcha.
let server: RunningServer;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startServer({ CAPTCHA_PROVIDER: 'altcha', LIMITS: 'false' });
});
test.afterAll(() => server.stop());
test.use({ reducedMotion: 'reduce' });

const stateOf = (page: Page) => page.locator('[data-captcha]');

for (const { language, width, colorScheme } of looks) {
  test(`the work is done while one registers, in ${language} at ${width} pixels, ${colorScheme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    const say = messagesOf(language);
    await arrive(page, `${server.url}/register?lang=${language}`);
    await expect(stateOf(page)).toHaveText(say('form.captcha.idle'));
    await look(page, 'a form that nobody has begun');
    const person = newPerson(language);
    await fillRegistration(page, say, person);
    await expect(stateOf(page)).toHaveText(say('form.captcha.done'), { timeout: 30_000 });
    await look(page, 'a form whose work is done');
    await page.getByLabel(say('auth.field.confirm'), { exact: true }).press('Enter');
    await expect(page.getByText(say('auth.register.done'), { exact: true })).toBeVisible();
  });
}

test('a refused attempt is repeated with work of its own', async ({ page, say, allowed }) => {
  allowed.add('400 /api/auth/register');
  await arrive(page, `${server.url}/register?lang=lt`);
  const person = newPerson('lt');
  await fillRegistration(page, say, { ...person, phone: '+3701' });
  // Sent at once: the form waits until the work is done.
  await page.getByLabel(say('auth.field.confirm'), { exact: true }).press('Enter');
  await expect(page.getByText(serverLt.field_phone_invalid).first()).toBeVisible({ timeout: 30_000 });
  const phone = page.getByLabel(say('auth.field.phone'), { exact: true });
  await phone.fill(person.phone);
  await phone.press('Enter');
  await expect(page.getByText(say('auth.register.done'), { exact: true })).toBeVisible({ timeout: 30_000 });
});

test('without a connection the check says so and is tried again', async ({ page, say, allowed }) => {
  allowed.add('failed /api/auth/captcha');
  await arrive(page, `${server.url}/forgot-password?lang=lt`);
  await page.route('**/api/auth/captcha', (route) => route.abort());
  const name = page.getByLabel(say('auth.field.username'), { exact: true });
  await name.fill('nobody');
  await expect(stateOf(page)).toContainText(say('form.captcha.failed'));
  await look(page, 'a check that failed');
  await page.unroute('**/api/auth/captcha');
  await stateOf(page).getByRole('button').press('Enter');
  await expect(stateOf(page)).toHaveText(say('form.captcha.done'), { timeout: 30_000 });
  await name.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: say('auth.forgot.sent.title') })).toBeVisible();
});

test('the widget of a provider is drawn under the content policy, and its answer is checked', async ({
  page,
  say,
  allowed,
}) => {
  allowed.add('400 /api/auth/register');
  const verdicts = ['{"success":false}', '{"success":true}'];
  const provider = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(verdicts.shift() ?? '{}');
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const place = provider.address();
  const port = typeof place === 'object' && place !== null ? place.port : 0;
  const site = await startServer({
    CAPTCHA_PROVIDER: 'turnstile',
    CAPTCHA_SITE_KEY: '0x4AAAAAAAxxxx',
    CAPTCHA_SECRET: 'a-secret',
    CAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/`,
    LIMITS: 'false',
  });
  try {
    // In place of the provider's own script, from its address.
    await page.route('https://challenges.cloudflare.com/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `window.turnstile = { render(box, { sitekey, callback }) {
          const button = document.createElement('button');
          button.type = 'button';
          button.textContent = sitekey;
          button.addEventListener('click', () => callback('an answer'));
          box.append(button);
        } };`,
      }),
    );
    await arrive(page, `${site.url}/register?lang=lt`);
    const person = newPerson('lt');
    await fillRegistration(page, say, person);
    const submit = page.getByRole('button', { name: say('auth.register.submit') });
    const widget = page.getByRole('button', { name: '0x4AAAAAAAxxxx' });
    for (const isRight of [false, true]) {
      await widget.press('Enter');
      await submit.press('Enter');
      await expect(
        page.getByText(isRight ? say('auth.register.done') : serverLt.field_captcha_failed, { exact: true }),
      ).toBeVisible();
    }
  } finally {
    // Else it goes on to the home page of a server that has stopped.
    await page.close();
    await site.stop();
    provider.close();
  }
});
