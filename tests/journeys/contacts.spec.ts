import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import subjects from '../../server/demo/content/contact-subjects.json' with { type: 'json' };
import { arrive } from '../support/arrive.ts';
import { beDemoLearner, newPerson } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** Mails in the outbox that contain this address. */
function letters(email: string): string[] {
  const outbox = join(process.env['TEST_DATA_DIR'] ?? '', 'outbox');
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((text) => text.includes(email));
}

for (const [path, title, hasPhone] of [
  ['/contacts', 'content.contacts.title', false],
  ['/help/contacts', 'content.contacts.help.title', true],
] as const) {
  test(`${path}: errors are shown, a valid message is sent once and confirmed @sample`, async ({
    page,
    say,
    circumstances,
  }) => {
    const { email, firstname } = newPerson(circumstances.language);
    const sent: string[] = [];
    page.on('request', (asked) => {
      if (asked.url().endsWith('/api/contact/by-email')) sent.push(asked.url());
    });
    await arrive(page, path);
    await expect(page.getByRole('heading', { level: 1, name: say(title) })).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: '+370 5 200 11 22' }).first(),
    ).toHaveAttribute('href', 'tel:+37052001122');
    const field = (id: string) => page.getByLabel(say(id), { exact: true });
    const submit = page.getByRole('button', { name: say('content.contacts.submit') });
    await expect(field('content.form.phone')).toHaveCount(hasPhone ? 1 : 0);

    await submit.click();
    for (const name of ['name', 'email', 'subject', 'message', ...(hasPhone ? ['phone'] : [])])
      await expect(
        page.locator('[id$="-error"]').filter({ hasText: say(`form.problem.field_required.${name}`) }),
      ).toBeVisible();
    await expect(field('content.offer.name')).toBeFocused();
    await field('content.form.email').fill('not-an-address');
    await expect(page.getByText(say('form.problem.field_email_invalid'))).toBeVisible();
    expect(sent).toEqual([]);

    await field('content.offer.name').fill(firstname);
    await field('content.form.email').fill(email);
    if (hasPhone) await field('content.form.phone').fill('+370 612 34567');
    await field('content.offer.subject').selectOption(subjects[0]?.name[circumstances.language] ?? '');
    await field('content.offer.message').fill(`Ąžuolas, 中文, ${email}`);
    await submit.dblclick();
    await expect(page.getByText(say('content.contacts.done'))).toBeVisible();
    await expect(field('content.offer.message')).toHaveValue('');
    await expect(field('content.offer.name')).toHaveValue('');
    expect(sent).toHaveLength(1);
    // One to the operator, one to the sender.
    await expect.poll(() => letters(email).length, { timeout: 30_000 }).toBe(2);
    expect(letters(email).filter((text) => text.includes(`\nTo: ${email}`))).toHaveLength(1);
  });
}

test('too many messages show the rate limit message and keep the form @sample', async ({
  page,
  say,
  circumstances,
  allowed,
}) => {
  allowed.add('429 /api/contact/by-email');
  await page.route('**/api/contact/by-email', async (route) => {
    const message = `${say('shell.error.429')} ${say('shell.error.429.text')}`;
    await route.fulfill({
      status: 429,
      headers: { 'retry-after': '60' },
      json: { code: 'too_many_requests', message, error: [message], errors: {}, request_id: 'x' },
    });
  });
  await arrive(page, '/contacts');
  const field = (id: string) => page.getByLabel(say(id), { exact: true });
  await field('content.offer.name').fill('Rūta');
  await field('content.form.email').fill('ruta@example.org');
  await field('content.offer.subject').selectOption(subjects[0]?.name[circumstances.language] ?? '');
  await field('content.offer.message').fill('Labas');
  await page.getByRole('button', { name: say('content.contacts.submit') }).click();
  await expect(page.getByText(say('shell.error.429'))).toBeVisible();
  await expect(field('content.offer.message')).toHaveValue('Labas');
});

test('a logged-in user sees the sample messages @sample', async ({
  page,
  context,
  say,
  circumstances,
  baseURL,
}) => {
  await page.goto('/messages');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fmessages/);
  await beDemoLearner(context, circumstances.language, baseURL);
  await arrive(page, '/dashboard/courses');
  const isPhone = circumstances.width === 390;
  await page
    .getByRole('banner')
    .getByRole('button', { name: say(isPhone ? 'Header.menu' : 'ProfileMenu.menu') })
    .click();
  await (
    isPhone
      ? page.getByRole('dialog').getByRole('link', { name: say('shell.messages') })
      : page.getByRole('menuitem', { name: say('shell.messages') })
  ).click();
  await expect(page).toHaveURL('/messages');
  await expect(page.getByRole('heading', { level: 1, name: say('account.messages.title') })).toBeVisible();
  await expect(page.getByText(say('account.messages.sample'))).toBeVisible();
  const list = page.getByRole('list', { name: say('MessageThread.list') });
  await expect(list.getByText(say('MessageThread.unread', { count: 2 }))).toBeVisible();
  await list.getByRole('button', { name: /Tomas Girdenis/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Tomas Girdenis' })).toBeVisible();
  await expect(list.getByText(say('MessageThread.unread', { count: 2 }))).toHaveCount(0);
  await page.getByLabel(say('MessageThread.field')).fill('Ačiū, važiuoju');
  await page.getByRole('button', { name: say('MessageThread.send') }).click();
  const thread = page.getByRole('region', { name: 'Tomas Girdenis' });
  await expect(thread.getByText('Ačiū, važiuoju')).toBeVisible();
  await expect(page.getByLabel(say('MessageThread.field'))).toHaveValue('');
});

test('a group estimate leads to an offer with the course and group size @sample', async ({
  page,
  request,
  say,
}) => {
  const { data } = await (await request.get('/api/products?limit=100&facets=0')).json();
  const course: { id: number; title: string } | undefined = data.find(
    (one: { business: boolean }) => one.business,
  );
  if (course === undefined) throw new Error('The demo has no business course');
  await arrive(page, `/course-about/${course.id}`);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  const estimator = page.getByRole('region', { name: say('Estimator.title') });
  await estimator.scrollIntoViewIfNeeded();
  const slider = estimator.getByRole('slider', { name: say('Estimator.label') });
  await slider.focus();
  await slider.press('PageUp');
  await expect(slider).toHaveAttribute('aria-valuenow', '420');
  const field = estimator.getByRole('spinbutton', { name: say('Estimator.label') });
  await field.fill('2500');
  // 2,500 × 19.90 €: the last rate applies above 2,000.
  await expect(estimator.getByText(/49[\s,.\u00a0]?750/)).toBeVisible();
  await estimator.getByRole('link', { name: say('Estimator.offer') }).click();
  await expect(page).toHaveURL(`/help/offer?course=${course.id}&people=2500`);
  const message = page.getByLabel(say('content.offer.message'), { exact: true });
  await expect(message).toHaveValue(
    `${say('content.offer.message.group', { course: title ?? '', people: 2500 })}\n`,
  );
  // The server renders it too, for a direct visit.
  const { promise: isReleased, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(message).toHaveValue(
    `${say('content.offer.message.group', { course: title ?? '', people: 2500 })}\n`,
  );
  release(undefined);
});

test('a team below the least of the estimator asks with its own number @sample', async ({ page, say }) => {
  await arrive(page, '/course-about/114');
  const estimator = page.getByRole('region', { name: say('Estimator.title') });
  // What the sum buys is said beside it, right after what one learns and before the course in words.
  await expect(estimator.getByText(say('Estimator.about'))).toBeVisible();
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const order = ['catalogue.course.abilities', 'Estimator.title', 'catalogue.course.about'] as const;
  const places = order.map((name) => headings.indexOf(say(name)));
  expect(places).toEqual([places[0], (places[0] ?? 0) + 1, (places[0] ?? 0) + 2]);

  const field = estimator.getByRole('spinbutton', { name: say('Estimator.label') });
  await field.fill('42');
  await estimator.getByRole('link', { name: say('Estimator.fewOfferFor', { count: 42 }) }).click();
  await expect(page).toHaveURL('/help/offer?course=114&people=42');
});

test('a course links to related courses @sample', async ({ page, say }) => {
  await arrive(page, '/course-about/101');
  // Its dates have different prices.
  await expect(page.getByRole('main').getByText(/^\D?259[,.]00–\D?289[,.]00\D*$/)).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const related = page.getByRole('group', { name: say('catalogue.course.related') });
  const card = related.getByRole('article').first();
  await expect(card).toBeVisible();
  await expect(related.locator('a[href="/course-about/101"]')).toHaveCount(0);
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
