import { learningSystemCapability } from '@medeina/contract';
import { arrive } from '../support/arrive.ts';
import { medeina } from '../support/command.ts';
import { becomeGuest, call, registerQuietly } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const elsewhere = 'https://moodle.example/my/';

test('who may see it opens the external learning system from the menu @sample', async ({
  page,
  context,
  say,
  circumstances: { language, width },
}) => {
  const { username, password } = await registerQuietly(context, language);
  const menu = () =>
    page.getByRole('button', { name: say(width === 390 ? 'Header.menu' : 'ProfileMenu.menu') }).click();
  const link = page.getByRole(width === 390 ? 'link' : 'menuitem', { name: 'Ligoninės Moodle' });
  // No environment of the demo has an address outside; whether there is a link stays the server's to say.
  await page.route('**/api/settings', async (route) => {
    const answer = await route.fetch();
    const body: { data: object } = await answer.json();
    const place = { learning_system_url: elsewhere, learning_system_url_text: 'Ligoninės Moodle' };
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, ...place } } });
  });
  await context.route(elsewhere, (route) => route.fulfill({ body: 'Moodle', contentType: 'text/plain' }));

  await arrive(page, '/dashboard/courses');
  await menu();
  await expect(page.getByText(say('ProfileMenu.logOut')).last()).toBeVisible();
  await expect(link).toBeHidden();

  medeina(['users', 'grant', username, learningSystemCapability]);
  await becomeGuest(context);
  await call(context, 'POST', '/api/auth/login', { data: { username, password }, language });
  await arrive(page, '/dashboard/courses');
  await menu();
  await expect(link).toBeVisible();
  await link.press('Enter');
  await expect(page).toHaveURL(elsewhere);
  // It learns nothing of the page that led to it.
  expect(await page.evaluate(() => document.referrer)).toBe('');
});
