import type { Page } from '@playwright/test';
import courseData from '../../server/demo/courses/zaizdu-prieziura/course.json' with { type: 'json' };
import filters from '../../server/demo/catalogue/filters.json' with { type: 'json' };
import manualPage from '../../server/demo/courses/zaizdu-prieziura/theory/02-ivertinimas/kaip-uzrasyti.json' with { type: 'json' };
import openedPage from '../../server/demo/courses/zaizdu-prieziura/theory/01-zaizda-ir-gijimas/zaizdu-rusys.json' with { type: 'json' };
import secondTopic from '../../server/demo/courses/zaizdu-prieziura/theory/02-ivertinimas/topic.json' with { type: 'json' };
import { arrive } from '../support/arrive.ts';
import { focus, keepsFocus, named, tabTo } from '../support/focus.ts';
import { type Person, newPerson } from '../support/people.ts';
import { progress } from '../support/progress.ts';
import { expect, test } from '../support/test.ts';

async function fillByKeys(page: Page, say: (id: string) => string, person: Person): Promise<void> {
  const values: Record<string, string> = { ...person, confirm: person.password };
  for (const field of [
    'firstname',
    'lastname',
    'username',
    'email',
    'phone',
    'birthdate',
    'password',
    'confirm',
  ]) {
    const label = say(`auth.field.${field}`);
    await tabTo(page, label, (here) => here.tag === 'INPUT' && here.name.startsWith(label));
    await page.keyboard.insertText(values[field] ?? '');
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(values[field] ?? '');
  }
}

test('a learner finds, starts and studies a course by keyboard alone', async ({
  page,
  say,
  circumstances,
}) => {
  // About a hundred tab stops, each checked.
  test.slow();
  const { language } = circumstances;
  const title = courseData.title[language];
  const person = newPerson(language);
  const h1 = page.getByRole('heading', { level: 1 });
  const online = filters.flatMap((group) => group.filters).find(({ id }) => id === 82)?.name[language] ?? '';
  await test.step('skip the navigation', async () => {
    await arrive(page, '/discover');
    await tabTo(page, 'the skip link', named(say('common.skipToContent')), 1);
    await page.keyboard.press('Enter');
    await expect(page.locator('#content')).toBeFocused();
    // The next stop is in the content, past the navigation.
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.querySelector('#content')?.contains(document.activeElement)),
    ).toBe(true);
  });

  await test.step('find a course in the suggestions', async () => {
    await arrive(page, '/');
    await tabTo(page, 'the search', (here) => here.role === 'combobox');
    await page.keyboard.type('zaizdu');
    await expect(page.getByRole('option').filter({ hasText: title })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toContainText(title);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toContainText(title);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/course-about/102');
    await expect(h1).toHaveText(title);
    await expect(h1).toBeFocused();
  });

  await test.step('filter the list and open the course from it', async () => {
    await arrive(page, '/discover?q=zaizdu');
    await tabTo(page, 'the filter', (here) => here.tag === 'INPUT' && here.name === online);
    await page.keyboard.press('Space');
    await expect(page).toHaveURL('/discover?q=zaizdu&filter_id=82');
    await expect(
      page.getByRole('complementary').getByRole('checkbox', { name: online, exact: true }),
    ).toBeFocused();
    await tabTo(page, 'the card', (here) => here.tag === 'A' && here.name === title);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/course-about/102');
    await expect(h1).toBeFocused();
  });

  await test.step('start the course and register on the way', async () => {
    await tabTo(page, 'the start', named(say('catalogue.buy.start')));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await expect(h1).toBeFocused();
    // Submitted empty, the first invalid field gets the focus.
    await tabTo(page, 'the user name', (here) => here.tag === 'INPUT');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(say('auth.field.username'), { exact: true })).toBeFocused();
    await expect(page.getByText(say('form.problem.field_required.username')).first()).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await keepsFocus(page, 'going back a stop');
    expect((await focus(page)).tag).toBe('A');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/register\?redirect=/);
    await expect(h1).toBeFocused();
    await fillByKeys(page, say, person);
    await tabTo(page, 'the agreement', (here) => here.tag === 'INPUT');
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox')).toBeChecked();
    await tabTo(page, 'the button', named(say('auth.register.submit')));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/course\/102\/theory/, { timeout: 15_000 });
    await expect(h1).toHaveText(title);
    await keepsFocus(page, 'the start of the course');
  });

  await test.step('open one material, tick another', async () => {
    await tabTo(page, 'the material', (here) => here.tag === 'A' && here.name === openedPage.title[language]);
    await page.keyboard.press('Enter');
    await expect(page.locator('#material')).toHaveText(openedPage.title[language]);
    await expect(page.locator('#material')).toBeFocused();
    await expect(progress(page, 1, 20)).toBeVisible();
    await keepsFocus(page, 'the completion');
    await arrive(page, '/course/102/theory');
    await expect(page.getByRole('link', { name: secondTopic.title[language] }).first()).toBeVisible();
    await tabTo(
      page,
      'the second topic',
      (here) => here.tag === 'A' && here.name.includes(secondTopic.title[language]),
    );
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: secondTopic.title[language] })).toBeVisible();
    await keepsFocus(page, 'the change of topic');
    await tabTo(
      page,
      'the tick',
      (here) => here.tag === 'BUTTON' && here.name.includes(manualPage.title[language]),
    );
    await page.keyboard.press('Space');
    const tick = page.getByRole('button', { name: manualPage.title[language] });
    await expect(tick).toHaveAttribute('aria-pressed', 'true');
    await expect(tick).toBeFocused();
    await expect(progress(page, 2, 20)).toBeVisible();
  });

  await test.step('log out', async () => {
    const profile = say('ProfileMenu.button', { name: `${person.firstname} ${person.lastname}` });
    await arrive(page, '/dashboard/courses');
    await expect(page.getByRole('button', { name: say('ProfileMenu.menu') })).toBeVisible();
    await tabTo(page, 'the profile', (here) => here.tag === 'BUTTON' && here.name.endsWith(profile));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    // Esc closes the menu and returns the focus to its button.
    await page.keyboard.press('Escape');
    expect((await focus(page)).name).toContain(profile);
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: say('ProfileMenu.logOut') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(say('shell.logout.done'))).toBeVisible();
    await expect(page).toHaveURL('/');
    await keepsFocus(page, 'the logout');
  });
});
