import { type Language, languages } from '@medeina/contract';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import subjects from '../../server/demo/content/contact-subjects.json' with { type: 'json' };
import privacy from '../../server/demo/content/information/3/page.json' with { type: 'json' };
import terms from '../../server/demo/content/information/5/page.json' with { type: 'json' };
import { arrive } from '../support/arrive.ts';
import { type Say, messagesOf } from '../support/messages.ts';
import { becomeGuest, logIn, newPerson, registerQuietly } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('terms and privacy open from the footer in the chosen language @sample', async ({
  page,
  say,
  circumstances,
}) => {
  for (const [link, { id, title }] of [
    ['shell.terms', terms],
    ['shell.privacy', privacy],
  ] as const) {
    // The document's title matches the link.
    for (const language of languages) expect(title[language]).toBe(messagesOf(language)(link));
    await arrive(page, '/discover');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say(link) })
      .click();
    await expect(page).toHaveURL(`/page/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: title[circumstances.language] })).toBeFocused();
    // The table of contents is hidden on a phone.
    if (circumstances.width === 390) continue;
    // Each entry of the contents links to an existing chapter.
    const contents = page.getByRole('navigation', { name: say('content.information.contents') });
    const anchors = await contents
      .getByRole('link')
      .evaluateAll((links) => links.map((one) => one.getAttribute('href') ?? ''));
    expect(anchors.length).toBeGreaterThan(3);
    for (const anchor of anchors)
      await expect(page.locator(`[id="${anchor.split('#')[1] ?? ''}"]`)).toBeVisible();
  }
});

test('an address can open a document at a chapter, with the footer’s list of documents', async ({
  page,
  say,
}) => {
  await arrive(page, `/page/${terms.id}?number=3&bottom=true`);
  await expect(page.getByRole('heading', { level: 2 }).nth(2)).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  const others = page.getByRole('navigation', { name: say('content.information.others') });
  await expect(others.getByRole('link', { name: terms.title.lt })).toHaveCount(0);
  // An entry of the contents moves the focus there and keeps the list of documents.
  const line = page
    .getByRole('navigation', { name: say('content.information.contents') })
    .getByRole('link')
    .nth(1);
  const heading = page.getByRole('heading', { level: 2, name: terms.chapters[1]?.title.lt ?? '' });
  for (const press of [() => line.click(), () => line.press('Enter')]) {
    await press();
    await expect(page).toHaveURL(`/page/${terms.id}?number=3&bottom=true#chapter-2`);
    await expect(page.locator('#chapter-2')).toBeFocused();
    await expect(heading).toBeInViewport();
  }
  await others.getByRole('link', { name: privacy.title.lt }).click();
  await expect(page).toHaveURL(`/page/${privacy.id}?bottom=true`);
  await expect(others.getByRole('link', { name: terms.title.lt })).toBeVisible();
});

test('a missing page answers 404 in the chosen language @sample', async ({ page, say, allowed }) => {
  for (const path of ['/nowhere', '/page/4242', '/page/abc', '/course-about/1e3', '/dashboard/nothing']) {
    allowed.add(`404 ${path}`);
    const response = await arrive(page, path);
    expect.soft(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  await arrive(page, '/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: say('shell.notFound.title') })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: say('NotFound.home') })
    .click();
  await expect(page).toHaveURL('/');
  // Its own search leads on as well.
  await arrive(page, '/nowhere');
  const search = page.getByRole('combobox', { name: say('shell.notFound.search') });
  await search.fill('ekg');
  await search.press('Enter');
  await expect(page).toHaveURL('/discover?q=ekg');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

interface Message {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
}

async function fillOffer(page: Page, say: Say, language: Language, given: Message): Promise<void> {
  await page.getByLabel(say('content.offer.name'), { exact: true }).fill(given.name);
  await page.getByLabel(say('auth.field.email'), { exact: true }).fill(given.email);
  await page.getByLabel(say('auth.field.phone'), { exact: true }).fill(given.phone);
  await page
    .getByLabel(say('content.offer.subject'), { exact: true })
    .selectOption(subjects.find(({ key }) => key === 'offer')?.name[language] ?? '');
  await page.getByLabel(say('content.offer.message'), { exact: true }).fill(given.message);
}

test('the offer form shows errors, keeps its values and is sent once @sample', async ({
  page,
  say,
  circumstances,
  allowed,
}) => {
  const { language } = circumstances;
  const { email, firstname } = newPerson(language);
  const message = { name: firstname, email, phone: '+37061234567', message: `Aštuoni žmonės. ${email}` };
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact/by-email') && request.method() === 'POST')
      sent.push(request.url());
  });
  await arrive(page, '/help/offer?course=ALS%20%22%3Cb%3E');
  const text = page.getByLabel(say('content.offer.message'), { exact: true });
  // The message starts with the course from the link; markup in it stays text.
  await expect(text).toHaveValue(new RegExp('ALS "<b>'));
  const submit = page.getByRole('button', { name: say('content.offer.submit') });
  await submit.click();
  // All but the subject, which an offer begins with, and the message.
  for (const name of ['name', 'email', 'phone'])
    await expect(page.getByText(say(`form.problem.field_required.${name}`))).toBeVisible();
  await expect(page.getByLabel(say('content.offer.name'), { exact: true })).toBeFocused();
  expect(sent).toEqual([]);

  await fillOffer(page, say, language, { ...message, email: 'not-an-address', phone: '12' });
  await submit.click();
  await expect(page.getByText(say('form.problem.field_email_invalid'))).toBeVisible();
  await expect(page.getByText(say('form.problem.field_phone_invalid'))).toBeVisible();
  await expect(text).toHaveValue(message.message);
  expect(sent).toEqual([]);

  // A plausible but invalid number: the server's error is shown at the field.
  allowed.add('400 /api/contact/by-email');
  await fillOffer(page, say, language, { ...message, phone: '+370612345678901' });
  await submit.click();
  await expect(page.getByLabel(say('auth.field.phone'), { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(text).toHaveValue(message.message);

  sent.length = 0;
  await fillOffer(page, say, language, message);
  await submit.dblclick();
  await expect(page.getByText(say('content.offer.done.text'))).toBeVisible();
  await expect(text).toHaveValue('');
  expect(sent).toHaveLength(1);
  const outbox = join(process.env['TEST_DATA_DIR'] ?? '', 'outbox');
  const letters = () =>
    existsSync(outbox)
      ? readdirSync(outbox)
          .filter((name) => name.endsWith('.eml'))
          .filter((name) => readFileSync(join(outbox, name), 'utf8').includes(email))
      : [];
  // One to the operator, one to the sender.
  await expect.poll(() => letters().length, { timeout: 30_000 }).toBe(2);
});

test('adding a favourite as a guest asks to log in, and it is then among the favourites', async ({
  page,
  context,
  say,
  circumstances,
}) => {
  const person = await registerQuietly(context, circumstances.language);
  await becomeGuest(context);
  const address = '/discover?sort=title';
  await arrive(page, address);
  const card = page.getByRole('main').getByRole('article').nth(2);
  const title = (await card.getByRole('heading').textContent()) ?? '';
  const heart = card.getByRole('button', { name: say('CourseCard.favourite', { title }) });
  await heart.click();
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(address)}`);
  await logIn(page, say, person);

  // Without favourites there is no tab for them.
  const places = page.getByRole('navigation', { name: say('AccountLayout.account') });
  await expect(places.getByRole('link', { name: say('shell.myCourses') })).toBeVisible();
  await expect(places.getByRole('link', { name: say('shell.favourites') })).toHaveCount(0);
  await arrive(page, address);
  await expect(page.getByRole('button', { name: say('ProfileMenu.menu') })).toBeVisible();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(say('catalogue.favourite.added'))).toBeVisible();
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await arrive(page, '/dashboard/courses');
  await places.getByRole('link', { name: say('shell.favourites') }).click();
  await expect(page).toHaveURL('/dashboard/favourites');
  const own = page.getByRole('main').getByRole('article');
  await expect(own).toHaveCount(1);
  await expect(own.getByRole('heading')).toHaveText(title);
  // Enough for two pages.
  await page.route('/api/favourite-courses?**', async (route) => {
    const response = await route.fetch({ url: new URL('/api/favourite-courses', page.url()).href });
    await route.fulfill({ response, json: { ...(await response.json()), last_page: 2, current_page: 2 } });
  });
  await page.route('/api/favourite-courses', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), last_page: 2 } });
  });
  await page.reload();
  await page.getByRole('link', { name: say('common.page', { page: 2 }), exact: true }).press('Enter');
  await expect(page).toHaveURL('/dashboard/favourites?page=2');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // The second page's response may still be pending; it must not be fulfilled twice.
  await page.unrouteAll({ behavior: 'wait' });
  await page.goBack();
  await own.getByRole('link').click();
  await expect(page).toHaveURL(/\/course-about\/\d+\/favourites$/);
  const pressed = page.getByRole('main').getByRole('button', { pressed: true }).first();
  await pressed.click();
  await expect(page.getByText(say('catalogue.favourite.removed'))).toBeVisible();
  const again = page
    .getByRole('main')
    .getByRole('button', { name: say('catalogue.favourite.add'), exact: true });
  await again.first().click();
  await expect(pressed).toBeVisible();
  await page.goBack();
  // Only then: arriving takes the focus from what is pressed before.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // The last one disappears with the pressed button: the focus moves to the link that leads on.
  await own.getByRole('button').press('Enter');
  await expect(page.getByText(say('account.favourites.empty'), { exact: true })).toBeVisible();
  const out = page.getByRole('link', { name: say('catalogue.course.toList') });
  await expect(out).toBeFocused();
});
