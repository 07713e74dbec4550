import serverMessages from '../../server/src/platform/messages/lt.json' with { type: 'json' };
import { arrive } from '../support/arrive.ts';
import { giveAuthenticator } from '../support/authenticator.ts';
import { keepsFocus, named, tabTo } from '../support/focus.ts';
import { look } from '../support/look.ts';
import { becomeGuest, registerQuietly } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const settings = '/dashboard/settings';

test('a passkey is added in settings, and signs in without a password @sample', async ({
  page,
  context,
  say,
  circumstances,
  allowed,
}) => {
  const person = await registerQuietly(context, circumstances.language);
  const device = await giveAuthenticator(page);
  // The refusal that asks for a further proof.
  allowed.add('403 /api/account/passkeys/options').add('400 /api/auth/password/check');
  await arrive(page, settings);
  await expect(page.getByText(say('account.passkeys.empty'))).toBeVisible();

  await tabTo(page, 'the button for a passkey', named(say('PasskeyButton.register')), 120);
  await page.keyboard.press('Enter');
  const proof = page.getByRole('dialog', { name: say('shell.proof.title') });
  const password = proof.getByLabel(say('shell.proof.password'), { exact: true });
  await expect(password).toBeVisible();
  await look(page, 'further proof', '[role="dialog"]');
  await password.fill('wrong');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('account.passkeys.added'))).toBeVisible();
  await keepsFocus(page, 'creating a passkey');
  const section = page.locator('#passkeys');
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await look(page, 'settings with a passkey', '#passkeys');

  await section.getByRole('button', { name: say('account.passkeys.rename') }).click();
  const name = page.getByLabel(say('account.passkeys.name'), { exact: true });
  await name.fill('Darbo kompiuteris');
  await page.keyboard.press('Enter');
  await expect(section.getByText('Darbo kompiuteris')).toBeVisible();
  await keepsFocus(page, 'renaming a passkey');

  // By the button.
  await becomeGuest(context);
  await device.present(false);
  await arrive(page, '/login');
  await look(page, 'login');
  await device.present(true);
  const button = page.getByRole('button', { name: say('PasskeyButton.signIn') });
  await button.click();
  await expect(page).toHaveURL('/dashboard/courses');

  // From the browser's own list for the user name.
  await becomeGuest(context);
  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard/courses');
});

test('a passkey proves once more who one is, and is removed', async ({ page, context, say, allowed }) => {
  const person = await registerQuietly(context, 'lt');
  await giveAuthenticator(page);
  allowed.add('403 /api/account/passkeys/options');
  await arrive(page, settings);
  const section = page.locator('#passkeys');
  await section.getByRole('button', { name: say('PasskeyButton.register') }).click();
  const proof = page.getByRole('dialog', { name: say('shell.proof.title') });
  await proof.getByLabel(say('shell.proof.password'), { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(section.getByRole('listitem')).toHaveCount(1);

  // A new session has proved nothing yet.
  await becomeGuest(context);
  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard/courses');
  await arrive(page, settings);
  // It stands for the password where that is changed, too.
  const password = page.locator('#password');
  await password.getByRole('button', { name: say('shell.proof.passkey') }).click();
  const newPassword = password.getByLabel(say('account.settings.password.new'), { exact: true });
  await expect(newPassword).toBeFocused();
  await newPassword.fill('raktu patvirtinta frazė');
  await password
    .getByLabel(say('account.settings.password.confirm'), { exact: true })
    .fill('raktu patvirtinta frazė');
  await page.keyboard.press('Enter');
  await expect(page.getByText(serverMessages['done.password_changed'])).toBeVisible();
  await becomeGuest(context);
  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard/courses');
  await arrive(page, settings);
  await page.route('**/api/account/passkeys/*', async (route) => {
    // The refusal that asks for a further proof.
    allowed.add(`403 ${new URL(route.request().url()).pathname}`);
    await route.continue();
  });
  const remove = async () => {
    await section.getByRole('button', { name: say('account.passkeys.remove') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('account.passkeys.remove') })
      .click();
  };
  await remove();
  await expect(proof).toBeVisible();
  // Declined: nothing happens.
  await page.keyboard.press('Escape');
  await expect(proof).toBeHidden();
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await remove();
  await proof.getByRole('button', { name: say('shell.proof.passkey') }).click();
  await expect(page.getByText(say('account.passkeys.removed'))).toBeVisible();
  await expect(page.getByText(say('account.passkeys.empty'))).toBeVisible();
  await keepsFocus(page, 'removing a passkey');
});
