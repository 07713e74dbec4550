import { type Language, languages } from '@medeina/contract';
import type { Page } from '@playwright/test';
import anaphylaxisCard from '../../server/demo/courses/anafilaksija/theory/01-atpazinti/atpazinimo-kortele.json' with { type: 'json' };
import anaphylaxis from '../../server/demo/courses/anafilaksija/course.json' with { type: 'json' };
import subjects from '../../server/demo/content/contact-subjects.json' with { type: 'json' };
import serverEn from '../../server/src/platform/messages/en.json' with { type: 'json' };
import serverLt from '../../server/src/platform/messages/lt.json' with { type: 'json' };
import serverRu from '../../server/src/platform/messages/ru.json' with { type: 'json' };
import { arrive } from '../support/arrive.ts';
import { type Say, messagesOf } from '../support/messages.ts';
import {
  demoLearner,
  fillRegistration,
  logOut,
  newPerson,
  ownCourse,
  registerQuietly,
  study,
} from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { sampleOf } from '../support/tier.ts';

/**
 * The specification's catalogue of success and error messages, in each language. Common form messages (sent, required,
 * invalid) are tested with their forms.
 */
const fromServer = { lt: serverLt, en: serverEn, ru: serverRu };

/** Quotations from the specification, in its language. */
const quoted: readonly (readonly [Language, string, string])[] = [
  ['lt', 'shell.error.429', 'Per greitai vykdote užklausas.'],
  ['lt', 'shell.error.429.text', 'Prašome palaukti vieną minutę kol vėl galėsite toliau naudotis svetaine.'],
  ['lt', 'content.offer.done', 'Pavyko!'],
  ['lt', 'content.offer.done.text', 'Sėkmingai išsiųsta.'],
  ['lt', 'content.contacts.done', 'Ačiū, susisieksime su jumis artimiausiu metu'],
  ['en', 'shell.error.server.text', 'An error occurred, please try again.'],
  ['en', 'auth.register.server', 'Server error, please try again later.'],
  ['en', 'auth.register.failed', 'Couldn’t register user'],
  ['en', 'form.problem.field_password_short', 'Password must be at least 8 characters long'],
  ['en', 'form.problem.field_passwords_differ', 'Passwords do not match'],
  ['en', 'form.problem.field_passwords_must_match', 'Passwords must match'],
  ['en', 'auth.resetDone.title', 'Password was successfully updated'],
  ['lt', 'auth.forgot.failed', 'Klaida!'],
  ['en', 'auth.forgot.failed.text', 'Something went wrong. Please try again.'],
  ['en', 'account.settings.missing', 'Some required fields are not filled in.'],
  ['en', 'account.settings.update', 'Please update your profile!'],
  ['en', 'catalogue.review.incorrect', 'Incorrect data submitted'],
  ['en', 'catalogue.review.failed', 'An error occurred while trying to save review'],
];

test('messages quoted in the specification are verbatim', () => {
  for (const [language, id, text] of quoted) expect.soft(messagesOf(language)(id), id).toBe(text);
  expect(serverEn).toMatchObject({
    'error.invalid_credentials': 'Incorrect username or password',
    'error.unauthenticated': 'You are not logged into the system',
    field_username_taken: 'The username has already been taken.',
    field_email_taken: 'The email has already been taken.',
    field_password_wrong: 'Incorrect password',
  });
});

/** Makes a call fail as the server or the network would; returns a function that restores it. */
async function refuse(
  page: Page,
  allowed: Set<string>,
  path: string,
  status: number,
  message = '',
): Promise<() => Promise<void>> {
  const isCall = ({ pathname }: URL) => pathname === path;
  allowed.add(status === 0 ? `failed ${path}` : `${status} ${path}`);
  await page.route(isCall, (route) => {
    if (status === 0) return route.abort('internetdisconnected');
    const error = message === '' ? [] : [message];
    return route.fulfill({ status, json: { code: 'x', message, error, errors: {}, request_id: 'x' } });
  });
  return () => page.unroute(isCall);
}

const alerts = (page: Page, say: Say) => page.getByRole('region', { name: say('common.notifications') });

async function fillContact(page: Page, say: Say, language: Language): Promise<void> {
  const field = (id: string) => page.getByLabel(say(id), { exact: true });
  await field('content.offer.name').fill('Rūta');
  await field('content.form.email').fill('ruta@example.org');
  await field('content.offer.subject').selectOption(subjects[0]?.name[language] ?? '');
  await field('content.offer.message').fill('Ąžuolas');
}

for (const language of sampleOf(languages)) {
  test.describe(`in ${language}`, () => {
    test.use({ circumstances: { language, width: 1440, theme: 'light' } });

    test('registration and login show their errors', async ({ page, say, allowed }) => {
      const submit = page.getByRole('button', { name: say('auth.register.submit') });
      const field = (id: string) => page.getByLabel(say(`auth.field.${id}`), { exact: true });
      await arrive(page, '/register');
      await fillRegistration(page, say, { ...newPerson(language), birthdate: '2999-01-01' });
      await field('confirm').fill('something else');
      await submit.click();
      await expect(page.getByText(say('form.problem.field_passwords_differ'))).toBeVisible();
      await expect(page.getByText(say('form.problem.field_birthdate_future'))).toBeVisible();

      await fillRegistration(page, say, { ...newPerson(language), username: demoLearner.username });
      for (const [status, id] of [
        [500, 'auth.register.server'],
        [403, 'auth.register.failed'],
        [0, 'shell.error.network.text'],
        [429, 'shell.error.429.text'],
      ] as const) {
        const allow = await refuse(page, allowed, '/api/auth/register', status);
        await submit.click();
        await expect(page.getByText(say(id))).toBeVisible();
        await allow();
      }
      // The server's error on a field.
      allowed.add('400 /api/auth/register');
      await submit.click();
      await expect(field('username')).toHaveAccessibleDescription(fromServer[language].field_username_taken);

      await arrive(page, '/login');
      await field('username').fill('nobody');
      await field('password').fill('wrong words');
      for (const [status, id] of [
        [500, 'shell.error.server.text'],
        [0, 'shell.error.network.text'],
        [429, 'shell.error.429.text'],
      ] as const) {
        const allow = await refuse(page, allowed, '/api/auth/login', status);
        await page.getByRole('button', { name: say('auth.login.submit'), exact: true }).click();
        await expect(page.getByText(say(id))).toBeVisible();
        await allow();
      }
    });

    test('a page whose texts fail to load after navigation shows an error with its own heading', async ({
      page,
      say,
      allowed,
    }) => {
      const heading = page.getByRole('heading', { level: 1 });
      for (const [from, link, call] of [
        ['/faq', 'main a[href="/faq/sertifikatai"]', '/api/faq/sertifikatai'],
        ['/', 'footer a[href="/how-it-works"]', '/api/information/22'],
        ['/discover?q=ALS', 'main a[href="/course-about/101"]', '/api/products/101'],
      ] as const) {
        const allow = await refuse(page, allowed, call, 500);
        await arrive(page, from);
        await page.locator(link).first().click();
        await expect(heading).toHaveText([say('catalogue.loadFailed')]);
        await expect(page).toHaveTitle(`${say('catalogue.loadFailed')} · Medeina`);
        await expect(page.getByRole('main').getByText(say('shell.error.server.text'))).toBeVisible();
        await allow();
        await page
          .getByRole('main')
          .getByRole('button', { name: say('catalogue.retry') })
          .click();
        await expect(heading).not.toHaveText([say('catalogue.loadFailed')]);
        await expect(heading).toHaveCount(1);
        await expect(page).not.toHaveTitle(`${say('catalogue.loadFailed')} · Medeina`);
      }
    });

    test('contact forms, search and sharing show their outcome', async ({ page, context, say, allowed }) => {
      await arrive(page, '/contacts');
      await fillContact(page, say, language);
      for (const [status, id] of [
        [500, 'shell.error.server.text'],
        [0, 'shell.error.network.text'],
      ] as const) {
        const allow = await refuse(page, allowed, '/api/contact/by-email', status);
        await page.getByRole('button', { name: say('content.contacts.submit') }).click();
        await expect(page.getByRole('alert').getByText(say(id))).toBeVisible();
        await allow();
      }

      await arrive(page, '/');
      await page.getByLabel(say('CallbackForm.phone'), { exact: true }).fill('+370 612 34567');
      for (const [status, id] of [
        [500, 'shell.error.server.text'],
        [0, 'shell.error.network.text'],
      ] as const) {
        const allow = await refuse(page, allowed, '/api/contact/by-phone', status);
        await page.getByRole('button', { name: say('CallbackForm.submit') }).click();
        await expect(page.getByRole('alert').getByText(say(id))).toBeVisible();
        await allow();
      }
      // A refusal with both a field error and a general error: both are shown.
      allowed.add('400 /api/contact/by-phone');
      const answer = { phone: ['Too short.', 'No such country.'], 'x-oc-session': ['Not a session.'] };
      await page.route('**/api/contact/by-phone', (route) =>
        route.fulfill({
          status: 400,
          json: { code: 'bad_input', message: 'Check.', error: Object.values(answer).flat(), errors: answer },
        }),
      );
      await page.getByRole('button', { name: say('CallbackForm.submit') }).click();
      await expect(page.getByLabel(say('CallbackForm.phone'), { exact: true })).toHaveAccessibleDescription(
        /Too short\. No such country\./,
      );
      await expect(page.getByRole('alert').getByText('Not a session.')).toBeVisible();
      await page.unroute('**/api/contact/by-phone');
      const tooFast = `${say('shell.error.429')} ${say('shell.error.429.text')}`;
      const allowCall = await refuse(page, allowed, '/api/contact/by-phone', 429, tooFast);
      await page.getByRole('button', { name: say('CallbackForm.submit') }).click();
      // A warning stays until it is closed.
      await expect(alerts(page, say).getByText(say('shell.error.429'), { exact: true })).toBeVisible();
      await expect(alerts(page, say).getByText(say('shell.error.429.text'))).toBeVisible();
      await allowCall();

      await arrive(page, '/discover');
      const sort = page.getByLabel(say('ResultsHeader.sort'), { exact: true });
      const allowList = await refuse(page, allowed, '/api/products', 429, tooFast);
      await sort.selectOption('title');
      await expect(alerts(page, say).getByText(say('shell.error.429'), { exact: true })).toBeVisible();
      await expect(alerts(page, say).getByText(say('shell.error.429.text'))).toBeVisible();
      await expect(page.getByText(say('catalogue.loadFailed'), { exact: true })).toBeVisible();
      await allowList();
      await page.getByRole('button', { name: say('catalogue.retry') }).click();
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('searchbox', { name: say('catalogue.discover.search') })
        .fill('qqqqq');
      await expect(page.getByText(say('catalogue.discover.empty.search', { search: 'qqqqq' }))).toBeVisible();

      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await arrive(page, '/course-about/101');
      await page.getByRole('button', { name: say('catalogue.course.share'), exact: true }).click();
      const copy = page.getByRole('button', { name: say('ShareDialog.copy') });
      await page.evaluate(() => {
        Object.defineProperty(navigator.clipboard, 'writeText', {
          value: () => Promise.reject(new DOMException('refused', 'NotAllowedError')),
          configurable: true,
        });
      });
      await copy.click();
      await expect(page.getByText(say('ShareDialog.failed'))).toBeVisible();
      await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'));
      await copy.click();
      await expect(alerts(page, say).getByText(say('catalogue.course.share.copied'))).toBeVisible();
      // The link opens the course in the language in which it was shared.
      const shared = new URL(await page.evaluate(() => navigator.clipboard.readText()));
      expect(`${shared.pathname}${shared.search}`).toBe(
        language === 'lt' ? '/course-about/101' : `/course-about/101?lang=${language}`,
      );
    });

    test('a learner sees success, error and empty messages', async ({ page, context, say, allowed }) => {
      const { id } = anaphylaxis;
      const seesAlert = (text: string) => expect(alerts(page, say).getByText(text).first()).toBeVisible();
      await registerQuietly(context, language);
      await test.step('empty lists', async () => {
        await arrive(page, '/dashboard/courses');
        await expect(page.getByText(say('account.courses.empty'), { exact: true })).toBeVisible();
        await arrive(page, '/dashboard/favourites');
        await expect(page.getByText(say('account.favourites.empty'), { exact: true })).toBeVisible();
      });

      await test.step('favourites', async () => {
        await arrive(page, `/course-about/${id}`);
        await expect(page.getByRole('button', { name: say('ProfileMenu.menu') })).toBeVisible();
        const add = page.getByRole('button', { name: say('catalogue.favourite.add'), exact: true });
        const allow = await refuse(page, allowed, '/api/favourite-courses', 500);
        await add.click();
        await seesAlert(say('catalogue.favourite.failed'));
        // It is removed.
        await expect(add).toHaveAttribute('aria-pressed', 'false');
        await allow();
        await add.click();
        await seesAlert(say('catalogue.favourite.added'));
        await page.getByRole('button', { name: say('catalogue.favourite.on'), exact: true }).click();
        await seesAlert(say('catalogue.favourite.removed'));
      });

      await test.step('starting a course', async () => {
        const start = page
          .getByRole('button', { name: say('catalogue.buy.start') })
          .locator('visible=true')
          .first();
        const full = fromServer[language]['error.no_seats'];
        const allow = await refuse(page, allowed, `/api/courses/${id}/enrol`, 409, full);
        await start.click();
        await seesAlert(say('catalogue.buy.failed'));
        await seesAlert(full);
        await allow();
        await start.click();
        await seesAlert(say('catalogue.buy.started'));
        await expect(page).toHaveURL(new RegExp(`/course/${id}/theory`));
      });

      await test.step('a refused completion', async () => {
        const tick = page.getByRole('button', { name: anaphylaxisCard.title[language] });
        const locked = fromServer[language]['error.material_locked'];
        const allow = await refuse(page, allowed, '/api/courses/activity/completion', 409, locked);
        await tick.click();
        await seesAlert(say('learning.completion.failed'));
        await seesAlert(locked);
        await expect(tick).toHaveAttribute('aria-pressed', 'false');
        await allow();
      });

      await test.step('a review, for those who learned', async () => {
        await arrive(page, `/course/${id}/reviews`);
        const back = page.getByRole('main').getByRole('link', { name: say('catalogue.buy.continue') });
        const { done, total } = (await ownCourse(context, id)).completed;
        const missing = say('catalogue.review.needs.parts', {
          needed: Math.ceil(total / 2),
          done,
          practice: 'no',
        });
        await expect(page.getByText(missing)).toBeVisible();
        await expect(back.last()).toHaveAttribute('href', `/course/${id}/theory`);
        await study(context, id);
        await arrive(page, `/course/${id}/reviews`);
        const send = page.getByRole('button', { name: say('ReviewForm.submit') });
        await send.click();
        await expect(page.getByText(say('catalogue.review.needRating'))).toBeVisible();
        await expect(page.getByText(say('catalogue.review.needText'))).toBeVisible();
        await page.getByRole('radio', { name: say('RatingInput.star', { count: 5 }) }).check({ force: true });
        await page.getByRole('textbox', { name: say('ReviewForm.text') }).fill('Ačiū, aišku.');
        for (const [status, message] of [
          [400, 'catalogue.review.incorrect'],
          [500, 'catalogue.review.failed'],
        ] as const) {
          const allow = await refuse(page, allowed, '/api/reviews', status);
          await send.click();
          await expect(page.getByRole('main').getByText(say(message))).toBeVisible();
          await allow();
        }
        const sent: string[] = [];
        page.on('request', (request) => {
          if (request.method() === 'POST' && request.url().endsWith('/api/reviews')) sent.push(request.url());
        });
        await send.dblclick();
        await seesAlert(say('catalogue.review.sent'));
        await expect(page.getByRole('heading', { name: say('catalogue.review.own') })).toBeFocused();
        expect(sent).toHaveLength(1);
      });

      await test.step('logging out', async () => {
        await logOut(page, say, false);
      });
    });
  });
}
