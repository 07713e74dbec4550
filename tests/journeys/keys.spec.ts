import type { Locator, Page } from '@playwright/test';
import filters from '../../server/demo/catalogue/filters.json' with { type: 'json' };
import slides from '../../server/demo/content/slides.json' with { type: 'json' };
import { arrive } from '../support/arrive.ts';
import { focus, keepsFocus, named, tabTo } from '../support/focus.ts';
import { questionsOf } from '../support/questions.ts';
import { slideClocks } from '../support/slides.ts';
import { expect, test } from '../support/test.ts';

/**
 * Each control by keyboard alone. The main journey is in `keyboard.spec.ts`, the menus are in `menus.spec.ts`.
 */
async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Presses Tab and checks that the focus stays inside and is visible at each stop. */
async function staysWithin(page: Page, place: Locator, stops: number): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await place.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    const here = await focus(page);
    expect.soft(here.isShown, `visible focus on ${here.tag} “${here.name}”`).toBe(true);
  }
}

const isWithin = (place: Locator) =>
  expect.poll(() => place.evaluate((element) => element.contains(document.activeElement))).toBe(true);

test('the header search works by keyboard: suggestions, all results, closing', async ({ page, say }) => {
  const h1 = page.getByRole('heading', { level: 1 });
  const field = page.getByRole('banner').getByRole('combobox');
  const options = page.getByRole('option');
  await arrive(page, '/how-it-works');
  await tabTo(page, 'the search', (here) => here.role === 'combobox');
  await page.keyboard.type('ekg');
  await expect(options.first()).toBeVisible();
  await press(page, 'ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  // After the last suggestion comes the field again.
  await press(page, 'ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
  await press(page, 'ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await press(page, 'Escape');
  await expect(options).toHaveCount(0);
  await expect(field).toHaveValue('ekg');
  await press(page, 'Escape');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await page.keyboard.type('ekg');
  await press(page, 'Enter');
  await expect(page).toHaveURL('/discover?q=ekg');
  await expect(h1).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  const opener = page.getByRole('button', { name: say('shell.search.open') });
  // The list of courses has a search of its own.
  await expect(opener).toBeHidden();
  await arrive(page, '/how-it-works');
  await opener.focus();
  await press(page, 'Enter');
  await expect(page.getByRole('combobox', { name: say('shell.search') })).toBeFocused();
  await press(page, 'Escape');
  await expect(opener).toBeFocused();
  await press(page, 'Enter');
  await page.keyboard.type('ekg');
  await expect(options.first()).toBeVisible();
  await press(page, 'ArrowDown', 'Enter');
  await expect(page).toHaveURL(/\/course-about\/\d+$/);
  await expect(h1).toBeFocused();
});

test('filters beside the list are chosen and cleared by keyboard, keeping the focus', async ({
  page,
  say,
  circumstances: { language },
}) => {
  const group = filters.find(({ key }) => key === 'profession');
  const title = group?.name[language] ?? '';
  const profession = group?.filters[0]?.name[language] ?? '';
  const side = page.getByRole('complementary', { name: say('FilterSidebar.title') });
  await arrive(page, '/discover');
  await tabTo(page, 'a folded group', (here) => here.tag !== 'INPUT' && here.name.startsWith(title));
  await press(page, 'Enter');
  await tabTo(page, 'its first filter', named(profession), 2);
  await press(page, 'Space');
  await expect(page).toHaveURL(/filter_id=\d+/);
  await expect(side.getByRole('checkbox', { name: profession, exact: true })).toBeFocused();
  await side.getByRole('button', { name: say('FilterSidebar.clear') }).focus();
  await press(page, 'Enter');
  await expect(page).toHaveURL('/discover');
  await keepsFocus(page, 'clearing from beside the list');
});

test('the filter sheet on a phone traps the focus and returns it', async ({ page, say, circumstances }) => {
  const name = filters.flatMap((group) => group.filters).find(({ id }) => id === 82)?.name;
  const filter = name?.[circumstances.language] ?? '';
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, '/discover');
  const opener = page.getByRole('button', { name: say('FilterButton.filters') });
  const sheet = page.getByRole('dialog');
  await opener.focus();
  await press(page, 'Enter');
  await isWithin(sheet);
  await tabTo(page, 'the filter', (here) => here.tag === 'INPUT' && here.name === filter);
  await press(page, 'Space');
  await expect(page).toHaveURL('/discover?filter_id=82');
  await expect(sheet.getByRole('checkbox', { name: filter, exact: true })).toBeFocused();
  // Clearing the choice must not lose the focus.
  await sheet.getByRole('button', { name: say('common.remove', { name: filter }) }).focus();
  await press(page, 'Enter');
  await expect(page).toHaveURL('/discover');
  await isWithin(sheet);
  // Tab wraps from the last stop to the first.
  await sheet.getByRole('button').last().focus();
  await staysWithin(page, sheet, 3);
  await press(page, 'Escape');
  await expect(sheet).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('slides pause while focused, can be stopped and chosen', async ({
  page,
  say,
  circumstances: { language },
}) => {
  const hero = page.getByRole('region', { name: say('HeroSlider.label') });
  const title = (place: number) => slides[place]?.title[language] ?? '';
  const h1 = page.getByRole('heading', { level: 1 });
  const clock = async () => (await slideClocks(hero)).join();
  await arrive(page, '/');
  await expect(h1).toHaveText(title(0));
  await expect.poll(clock).toBe('running');
  await tabTo(page, 'the pause', named(say('HeroSlider.pause')));
  await expect.poll(clock).toBe('paused');
  await press(page, 'Enter');
  await tabTo(
    page,
    'the second slide',
    (here) => here.name.startsWith(slides[1]?.label[language] ?? title(1)),
    3,
  );
  await press(page, 'Enter');
  await expect(h1).toHaveText(title(1));
  await keepsFocus(page, 'the change of the slide');
  expect((await focus(page)).tag).toBe('BUTTON');
  await press(page, 'Shift+Tab', 'Enter');
  await expect(h1).toHaveText(title(0));
  // Stopped slides stay stopped when the focus leaves, until played again.
  const play = hero.getByRole('button', { name: say('HeroSlider.play') });
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await expect.poll(clock).toBe('paused');
  await play.focus();
  await press(page, 'Enter');
  await expect(hero.getByRole('button', { name: say('HeroSlider.pause') })).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await expect.poll(clock).toBe('running');
});

test('the bestseller carousel moves by its buttons', async ({ page, say }) => {
  await arrive(page, '/');
  const row = page.getByRole('group', { name: say('catalogue.home.bestsellers') });
  await row.scrollIntoViewIfNeeded();
  const cards = row.getByRole('article');
  const next = row.getByRole('button', { name: say('common.next') });
  const previous = row.getByRole('button', { name: say('common.previous') });
  await expect(next).toBeVisible();
  await row.getByRole('link').first().focus();
  await press(page, 'Shift+Tab', 'Shift+Tab');
  await expect(next).toBeFocused();
  expect((await focus(page)).isShown).toBe(true);
  await press(page, 'Enter');
  await expect(cards.last()).toBeInViewport({ ratio: 0.9 });
  // At the end the button stays focusable, so that the focus is not lost.
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeFocused();
  await press(page, 'Shift+Tab');
  await expect(previous).toBeFocused();
  await press(page, 'Space');
  await expect(cards.first()).toBeInViewport({ ratio: 0.9 });
  // Focusing a card scrolls it into view, also while the row moves away from it.
  const last = cards.last().getByRole('link').first();
  await last.focus();
  await expect(cards.last()).toBeInViewport({ ratio: 0.9 });
  await last.evaluate(async (link: HTMLElement) => {
    const button = link.closest('[role=group]')?.querySelector('button');
    button?.focus();
    button?.click();
    link.focus();
    // Until the row stands still.
    for (let before; before !== link.getBoundingClientRect().left;) {
      before = link.getBoundingClientRect().left;
      for (let frames = 0; frames < 6; frames += 1) await new Promise(requestAnimationFrame);
    }
  });
  await expect(cards.last()).toBeInViewport({ ratio: 0.9 });
});

test('the share dialog opens, copies, closes and returns the focus', async ({ page, context, say }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await arrive(page, '/course-about/101');
  const opener = page.getByRole('button', { name: say('catalogue.course.share'), exact: true });
  const dialog = page.getByRole('dialog', { name: say('ShareDialog.title') });
  await tabTo(page, 'the sharing', named(say('catalogue.course.share')));
  await press(page, 'Enter');
  await isWithin(dialog);
  await tabTo(page, 'the copying', named(say('ShareDialog.copy')), 6);
  await press(page, 'Enter');
  await expect(dialog.getByRole('status')).toHaveText(say('catalogue.course.share.copied'));
  // Copying selects the address field; the focus stays in the dialog.
  await isWithin(dialog);
  await staysWithin(page, dialog, 9);
  await press(page, 'Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await press(page, 'Space');
  await dialog.getByRole('button', { name: say('common.close') }).focus();
  await press(page, 'Enter');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a device with native sharing gets the course’s title and address', async ({ page, say }) => {
  const shared: unknown[] = [];
  await page.exposeFunction('share', (given: unknown) => shared.push(given));
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'share', {
      value: (given: unknown) => Reflect.get(window, 'share')(given),
    }),
  );
  await arrive(page, '/course-about/101');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('button', { name: say('catalogue.course.share'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: say('ShareDialog.title') });
  await dialog.getByRole('button', { name: say('ShareDialog.device') }).press('Enter');
  const url = await dialog.getByRole('textbox').inputValue();
  expect(new URL(url).pathname).toBe('/course-about/101');
  await expect.poll(() => shared).toEqual([{ title, url }]);
});

test('a course’s tabs are links, and each opens at its heading', async ({ page, say }) => {
  await arrive(page, '/course-about/101');
  for (const tab of ['subjects', 'reviews', 'faq'] as const) {
    const label = say(`catalogue.course.tab.${tab}`);
    await tabTo(page, label, (here) => here.tag === 'A' && here.name.replace(/\s*\d+$/, '') === label, 40);
    await press(page, 'Enter');
    await expect(page).toHaveURL(`/course/101/${tab}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect((await focus(page)).isInView).toBe(true);
  }
  // The course's questions open in place.
  const question = questionsOf(page).first();
  await question.focus();
  await press(page, 'Enter');
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(question).toBeFocused();
});

test('questions open and close, and arrow keys move between them', async ({ page }) => {
  await arrive(page, '/faq/sertifikatai');
  const questions = questionsOf(page);
  const second = (await questions.nth(1).textContent()) ?? '';
  await tabTo(page, 'the second question', named(second));
  await press(page, 'Space');
  await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await press(page, 'Enter');
  await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'false');
  await expect(questions.nth(1)).toBeFocused();
  await press(page, 'ArrowDown');
  await expect(questions.nth(2)).toBeFocused();
  await press(page, 'End');
  await expect(questions.last()).toBeFocused();
  await press(page, 'Home');
  await expect(questions.first()).toBeFocused();
});

test('the language switch opens, closes and changes the language, keeping the focus', async ({
  page,
  say,
}) => {
  await arrive(page, '/faq');
  const banner = page.getByRole('banner');
  const button = banner.getByRole('button', { name: say('LanguageSwitch.label') });
  await tabTo(page, 'the languages', (here) => here.name.startsWith(say('LanguageSwitch.label')));
  await press(page, 'Enter');
  await expect(banner.getByRole('menuitem').first()).toBeFocused();
  await press(page, 'Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await press(page, 'ArrowUp');
  await expect(banner.getByRole('menuitem', { name: 'Русский' })).toBeFocused();
  await press(page, 'Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await keepsFocus(page, 'the change of the language');
  await expect(banner.getByRole('button', { name: 'Русский' })).toBeFocused();
});
