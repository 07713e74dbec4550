import anaphylaxis from '../../server/demo/courses/anafilaksija/course.json' with { type: 'json' };
import opened from '../../server/demo/courses/anafilaksija/theory/01-atpazinti/kas-yra-anafilaksija.json' with { type: 'json' };
import subjects from '../../server/demo/content/contact-subjects.json' with { type: 'json' };
import { arrive } from '../support/arrive.ts';
import { look } from '../support/look.ts';
import { call, registerQuietly, startCourse } from '../support/people.ts';
import { progress } from '../support/progress.ts';
import { expect, test } from '../support/test.ts';

/** Losing the connection in an open tab: actions report failure or wait; nothing is lost. */

test('a message that fails to send stays in the form and can be sent when online', async ({
  page,
  context,
  say,
  circumstances: { language },
  allowed,
}) => {
  allowed.add('failed /api/contact/by-email');
  const field = (id: string) => page.getByLabel(say(id), { exact: true });
  const submit = page.getByRole('button', { name: say('content.contacts.submit') });
  await arrive(page, '/contacts');
  await field('content.offer.name').fill('Rūta');
  await field('content.form.email').fill('ruta@example.org');
  await field('content.offer.subject').selectOption(subjects[0]?.name[language] ?? '');
  // Submitted once without text, so that the validation code is loaded, as for anyone who writes for a while.
  await submit.click();
  await expect(page.getByText(say('form.problem.field_required.message'))).toBeVisible();
  await field('content.offer.message').fill('Ar bus kursas vasarą?');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await submit.click();
  await expect(page.getByRole('alert').getByText(say('shell.error.network.text'))).toBeVisible();
  await expect(field('content.offer.message')).toHaveValue('Ar bus kursas vasarą?');
  await expect(field('content.offer.name')).toHaveValue('Rūta');
  await context.setOffline(false);
  await submit.click();
  await expect(page.getByText(say('content.contacts.done'))).toBeVisible();
  await expect(page.getByRole('alert').getByText(say('shell.error.network.text'))).toHaveCount(0);
  await expect(field('content.offer.message')).toHaveValue('');
});

test('a form whose code cannot be fetched says so, and is sent once online', async ({
  page,
  context,
  say,
  allowed,
}) => {
  const submit = page.getByRole('button', { name: say('auth.forgot.submit'), exact: true });
  const name = page.getByLabel(say('auth.field.username'), { exact: true });
  await arrive(page, '/forgot-password');
  await name.fill('nobody-of-that-name');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const code = /\/assets\/[^/]+\.js$/;
  await page.route(code, (route) => {
    allowed.add(`failed ${new URL(route.request().url()).pathname}`);
    return route.abort('internetdisconnected');
  });
  await submit.click();
  await expect(page.getByRole('alert').getByText(say('shell.error.network.text'))).toBeVisible();
  await expect(name).toHaveValue('nobody-of-that-name');
  await page.unroute(code);
  await context.setOffline(false);
  // A browser may remember that the code failed: then the first press loads the page anew, with what was typed.
  await expect(async () => {
    await submit.click();
    await expect(page.getByRole('heading', { name: say('auth.forgot.sent.title') })).toBeVisible({
      timeout: 5000,
    });
  }).toPass();
});

test('a failed favourite is reverted, an offline completion is sent later', async ({
  page,
  context,
  say,
  circumstances: { language },
  allowed,
  anotherTab,
}) => {
  const { id } = anaphylaxis;
  for (const path of ['/api/favourite-courses', '/api/courses/activity/completion'])
    allowed.add(`failed ${path}`);
  await registerQuietly(context, language);
  await startCourse(context, id);

  await test.step('a favourite, in two tabs', async () => {
    const heart = page.getByRole('button', { name: say('catalogue.favourite.add'), exact: true });
    await arrive(page, `/course-about/${id}`);
    await expect(page.getByRole('button', { name: say('ProfileMenu.menu') })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await heart.click();
    await expect(page.getByText(say('catalogue.favourite.failed'))).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await context.setOffline(false);
    await heart.click();
    await expect(page.getByText(say('catalogue.favourite.added'))).toBeVisible();

    // Both tabs remove it, this one without knowing of the other: both end without it.
    const other = await anotherTab();
    await arrive(other, '/dashboard/favourites');
    const theirs = other.getByRole('main').getByRole('article').getByRole('button', { pressed: true });
    await theirs.click();
    await expect(other.getByText(say('catalogue.favourite.removed'))).toBeVisible();
    page.on('request', (request) => {
      if (request.method() === 'DELETE') allowed.add(`404 ${new URL(request.url()).pathname}`);
    });
    await page.getByRole('button', { name: say('catalogue.favourite.on'), exact: true }).click();
    await expect(page.getByText(say('catalogue.favourite.removed'))).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    expect(await call(context, 'GET', '/api/favourite-courses/ids')).toEqual({ data: [] });
    await other.close();
  });

  await test.step('a material', async () => {
    await arrive(page, `/course/${id}/theory`);
    const link = page.getByRole('link', { name: opened.title[language], exact: true }).first();
    // Its page loads online, but its completion cannot be sent.
    await page.route('**/api/courses/activity/completion', (route) => route.abort('internetdisconnected'));
    await link.click();
    await expect(page.getByRole('heading', { level: 2, name: opened.title[language] })).toBeFocused();
    await expect(page.getByText(say('learning.unsent', { count: 1 }), { exact: true })).toBeVisible();
    await page.unroute('**/api/courses/activity/completion');
    await page.getByRole('button', { name: say('learning.unsent.now') }).click();
    await expect(page.getByText(say('learning.unsent', { count: 1 }), { exact: true })).toBeHidden();
    await expect(progress(page, 1)).toBeVisible();
  });
});

test('a page stays readable offline, and its form works once online', async ({ page, context, say }) => {
  await arrive(page, '/');
  const send = page.getByRole('button', { name: say('CallbackForm.submit') });
  await context.setOffline(true);
  await send.scrollIntoViewIfNeeded();
  await send.hover();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(send).toBeVisible();
  await context.setOffline(false);
  await send.click();
  await expect(page.getByText(say('form.problem.field_required.phone'))).toBeVisible();
});

test('a page of one’s own whose code cannot be fetched says so, and comes with a retry @sample', async ({
  page,
  context,
  say,
  allowed,
  circumstances,
}) => {
  await registerQuietly(context, circumstances.language);
  await startCourse(context, 116);
  const code = /\/assets\/CoursePage-[^/]+\.js$/;
  await page.route(code, (route) => {
    allowed.add(`failed ${new URL(route.request().url()).pathname}`);
    return route.abort('internetdisconnected');
  });
  await arrive(page, '/course/116/theory');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(say('shell.problem.title'));
  await look(page, 'a page without its code');
  await page.unroute(code);
  await page.getByRole('button', { name: say('common.retry') }).press('Enter');
  await expect(page.getByRole('navigation', { name: say('learning.tabs') })).toBeVisible();
  await expect(heading).not.toHaveText(say('shell.problem.title'));
});

test('a public page whose code cannot be fetched stays to be read', async ({ page, say, allowed }) => {
  await page.route(/\/assets\/FaqPage-[^/]+\.js$/, (route) => {
    allowed.add(`failed ${new URL(route.request().url()).pathname}`);
    return route.abort('internetdisconnected');
  });
  await page.goto('/faq');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1, name: say('content.faq.title') })).toBeVisible();
});

test('a slow page shows a loading state', async ({ page, say }) => {
  for (const from of ['/', '/course-about/101']) {
    await arrive(page, from);
    const held = Promise.withResolvers<undefined>();
    await page.route(/\/assets\/FaqPage-[^/]+\.js$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('shell.help'), exact: true })
      .click();
    const main = page.locator('#content');
    await expect(main).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    held.resolve(undefined);
    await expect(page.getByRole('heading', { level: 1, name: say('content.faq.title') })).toBeFocused();
    await expect(main).not.toHaveAttribute('aria-busy');
    await page.unrouteAll();
  }
});
