import type { Language } from '@medeina/contract';
import type { Page } from '@playwright/test';
import courseData from '../../server/demo/courses/zaizdu-prieziura/course.json' with { type: 'json' };
import manualPage from '../../server/demo/courses/zaizdu-prieziura/theory/02-ivertinimas/kaip-uzrasyti.json' with { type: 'json' };
import filters from '../../server/demo/catalogue/filters.json' with { type: 'json' };
import openedPage from '../../server/demo/courses/zaizdu-prieziura/theory/01-zaizda-ir-gijimas/zaizdu-rusys.json' with { type: 'json' };
import secondTopic from '../../server/demo/courses/zaizdu-prieziura/theory/02-ivertinimas/topic.json' with { type: 'json' };
import serverEn from '../../server/src/platform/messages/en.json' with { type: 'json' };
import serverLt from '../../server/src/platform/messages/lt.json' with { type: 'json' };
import serverRu from '../../server/src/platform/messages/ru.json' with { type: 'json' };
import { type Person, fillRegistration, logIn, logOut, newPerson } from '../support/people.ts';
import type { Say } from '../support/messages.ts';
import { progress } from '../support/progress.ts';
import { expect, test, withoutServiceWorkers } from '../support/test.ts';

const serverMessages = { lt: serverLt, en: serverEn, ru: serverRu };

/** The search text per language; in Lithuanian without diacritics. */
const words: Record<Language, string> = { lt: 'zaizdu', en: 'wound', ru: 'ранами' };
const online = filters.flatMap((group) => group.filters).find((filter) => filter.key === 'online');

/** The course's progress in the list: done and total. */
async function progressInList(page: Page, title: string): Promise<string> {
  await page.goto('/dashboard/courses');
  const row = page.getByRole('listitem').filter({ hasText: title });
  return (
    (await row
      .getByText(/\d+\D+\d+/)
      .first()
      .textContent()) ?? ''
  );
}

async function findCourse(page: Page, say: Say, language: Language, isPhone: boolean): Promise<void> {
  await page.goto('/');
  if (isPhone) await page.getByRole('button', { name: say('shell.search.open') }).click();
  const search = page
    .getByRole('banner')
    .getByRole('combobox')
    .or(page.getByRole('combobox', { name: say('shell.search') }));
  await search.first().fill(words[language]);
  await search.first().press('Enter');
  await expect(page).toHaveURL(/\/discover\?.*q=/);

  const name = online?.name[language] ?? '';
  if (isPhone) {
    await page.getByRole('button', { name: say('FilterButton.filters') }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText(name, { exact: true }).click();
    await sheet.getByRole('button', { name: /\d/ }).last().click();
    await expect(sheet).toBeHidden();
  } else {
    // The label is the click target.
    await page.getByRole('complementary').getByText(name, { exact: true }).click();
  }
  await expect(page).toHaveURL(/filter_id=82/);
  await page.getByRole('link', { name: courseData.title[language] }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: courseData.title[language] })).toBeVisible();
}

async function register(page: Page, say: Say, person: Person, language: Language): Promise<void> {
  await page.locator('a[href^="/register"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: say('auth.register.title') })).toBeVisible();

  // Submitted empty, every required field shows an error; values typed then stay.
  await page.getByRole('button', { name: say('auth.register.submit') }).click();
  await expect(page.getByText(say('form.problem.field_required.firstname')).first()).toBeVisible();
  await expect(page.getByText(say('form.problem.field_agree_required'))).toBeVisible();
  await fillRegistration(page, say, { ...person, email: 'not-an-address', password: 'short' });
  await page.getByRole('button', { name: say('auth.register.submit') }).click();
  await expect(page.getByText(say('form.problem.field_email_invalid'))).toBeVisible();
  await expect(page.getByText(say('form.problem.field_password_short'))).toBeVisible();
  await expect(page.getByLabel(say('auth.field.firstname'), { exact: true })).toHaveValue(person.firstname);

  // The server's error is shown at its field.
  await fillRegistration(page, say, { ...person, username: 'demo', password: 'Password1' });
  await page.getByRole('button', { name: say('auth.register.submit') }).click();
  await expect(page.getByLabel(say('auth.field.username'), { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(page.getByText(serverMessages[language].field_password_common)).toBeVisible();
  await fillRegistration(page, say, person);
  await page.getByRole('button', { name: say('auth.register.submit') }).click();
  await expect(page.getByText(say('auth.register.done'), { exact: true })).toBeVisible();
}

test('a new user finds a course, starts it, studies and sees the progress @sample', async ({
  page,
  browser,
  say,
  circumstances,
  allowed,
  watch,
  baseURL,
}) => {
  const { language, width } = circumstances;
  const isPhone = width === 390;
  const title = courseData.title[language];
  const person = newPerson(language);
  // The form must show that the username is taken.
  allowed.add('400 /api/auth/register');

  await test.step('find the course', () => findCourse(page, say, language, isPhone));

  await test.step('register on the way', async () => {
    await page
      .getByRole('button', { name: say('catalogue.buy.start') })
      .or(page.getByRole('link', { name: say('catalogue.buy.start') }))
      .locator('visible=true')
      .first()
      .click();
    await expect(page).toHaveURL(/\/login\?/);
    await register(page, say, person, language);
  });

  await test.step('start the free course', async () => {
    // The enrolment requested before registration continues by itself.
    await expect(page).toHaveURL(/\/course\/(extlms\/)?102\/theory/, { timeout: 15_000 });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  await test.step('complete one material by opening it, another by ticking it', async () => {
    await page.getByRole('link', { name: openedPage.title[language] }).first().click();
    await expect(page.getByRole('heading', { name: openedPage.title[language] }).first()).toBeFocused();
    await expect(progress(page, 1, 20)).toBeVisible();
    await page.goto('/course/102/theory');
    if (isPhone) await page.getByRole('button', { expanded: false }).filter({ hasText: /1\D+5/ }).click();
    await page
      .getByRole('link', { name: secondTopic.title[language] })
      .locator('visible=true')
      .first()
      .click();
    const tick = page.getByRole('button', { name: manualPage.title[language] });
    await tick.click();
    await expect(tick).toHaveAttribute('aria-pressed', 'true');
    await expect(progress(page, 2, 20)).toBeVisible();
  });

  await test.step('see the progress, even after a reload', async () => {
    const before = await progressInList(page, title);
    await page.reload();
    await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText(before);
    expect(before).toMatch(/2\D+20/);
  });

  await test.step('log out, log in on another device, find the same progress', async () => {
    await logOut(page, say, isPhone);
    const elsewhere = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      viewport: page.viewportSize(),
      colorScheme: circumstances.theme,
      locale: language,
    });
    await withoutServiceWorkers(elsewhere);
    await elsewhere.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    const other = await elsewhere.newPage();
    watch(other);
    await logIn(other, say, person);
    expect(await progressInList(other, title)).toMatch(/2\D+20/);
    await elsewhere.close();
  });
});
