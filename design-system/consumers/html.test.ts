import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { styleOf, told } from './support/browser.ts';
import { readPage, serveElements } from './support/elements.ts';

const {
  catalogue,
  site,
  open: openAny,
} = await serveElements({
  '/': readPage('index.html'),
  '/none/': readPage('index.html').replace(/<body>.*<\/body>/su, '<body></body>'),
});

/** The focused part of an element. */
function focusedIn(element: Locator) {
  return element.evaluate(({ shadowRoot }) => shadowRoot?.activeElement?.textContent);
}

/** The page with all elements loaded, without violations of the content policy. */
async function open(): Promise<Page> {
  // The missing course is expected.
  const page = await openAny('/', /404/u);
  await page.locator('#list').getByRole('heading', { name: 'Kursas 102' }).waitFor();
  await page.locator('#card').getByText('Hibridinis').waitFor();
  await page.locator('#reviews').getByText('5 звёзд: 6 отзывов').waitFor({ state: 'attached' });
  await page.locator('#gone').getByRole('heading', { name: 'Tokio kurso nėra' }).waitFor();
  return page;
}

test('the elements use the page’s language, or their own', async () => {
  const page = await open();
  await page.locator('#list').locator('p b', { hasText: '15 courses' }).waitFor();
  const languages = catalogue.asked.map((line) => /language=(\w+)/u.exec(line)?.[1]);
  expect(languages).toEqual(expect.arrayContaining(['lt', 'en', 'ru']));
});

test('the catalogue is asked without a preflight', async () => {
  await open();
  expect(catalogue.asked.filter((line) => !line.startsWith('GET '))).toEqual([]);
  expect(catalogue.asked.length).toBeGreaterThan(0);
});

test('the page’s styles do not reach in', async () => {
  const page = await open();
  const title = page.locator('#card').getByRole('link', { name: 'Gaivinimas ir ūminės būklės' });
  const look = await title.evaluate((link) => {
    const style = getComputedStyle(link);
    return [style.letterSpacing, style.textTransform, style.borderTopStyle, style.fontFamily.slice(0, 23)];
  });
  expect(look).toEqual(['normal', 'none', 'none', '"Commissioner Variable"']);
  // The page's html is at 62.5 %: the elements measure by the reader's own text size.
  const button = page.locator('#list').getByRole('button', { name: 'Show more' });
  expect(await button.evaluate((one) => getComputedStyle(one).fontSize)).toBe('16px');
});

test('only the fonts reach the page, which a shadow tree cannot declare', async () => {
  const page = await open();
  expect(await styleOf(page, 'h1', 'font-family')).not.toMatch(/Commissioner/u);
  const faces = await page.evaluate(() => [...document.fonts].map((face) => face.family));
  expect(faces.some((family) => family.includes('Commissioner'))).toBe(true);
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Variable') && status === 'loaded'),
  );
});

test('each plate has its pattern, loaded from a file of its own', async () => {
  const page = await open();
  await page.locator('#card svg[data-patterns] path').first().waitFor({ state: 'attached' });
  const isDrawn = await page.locator('#card').evaluate((element) => {
    const use = element.shadowRoot?.querySelector('use');
    const name = use?.getAttribute('href')?.slice(1) ?? '';
    const box = use?.getBoundingClientRect();
    return element.shadowRoot?.getElementById(name) !== null && (box?.width ?? 0) > 50;
  });
  expect(isDrawn).toBe(true);
});

test('filters reload the list and notify the page', async () => {
  const page = await open();
  const list = page.locator('#list');
  await list.getByText('Language', { exact: true }).click();
  await list.getByRole('checkbox', { name: 'Lithuanian' }).check();
  await list.locator('p b', { hasText: '8 courses' }).waitFor();
  await list.getByRole('heading', { name: 'Kursas 102' }).waitFor({ state: 'hidden' });
  expect((await told(page, 'medeina-filter')).at(-1)).toMatchObject({
    from: 'list',
    detail: { filters: [71] },
  });
  await list.getByRole('button', { name: /Lithuanian/u }).click();
  await list.getByRole('heading', { name: 'Kursas 102' }).waitFor();
  await list.getByRole('button', { name: 'Show more' }).click();
  await list.getByRole('heading', { name: 'Kursas 115' }).waitFor();
  // The focused button is gone: the first new review has the focus.
  expect(await focusedIn(list)).toBe('Kursas 113');
  await list.getByRole('checkbox', { name: 'Lithuanian' }).check();
  await list.getByRole('button', { name: 'Clear all' }).click();
  await list.locator('p b', { hasText: '15 courses' }).waitFor();
  expect(await focusedIn(list)).toBe('15 courses');
});

test('the last “more” moves the focus to the first new review', async () => {
  const page = await open();
  const reviews = page.locator('#reviews');
  await reviews.getByRole('button', { name: 'Показать ещё' }).click();
  await reviews.getByText('Aiškiai ir be skubos 8').waitFor();
  expect(await focusedIn(reviews)).toContain('Aiškiai ir be skubos 7');
});

test('without filters those of the address cannot be removed', async () => {
  const page = await open();
  const list = page.locator('#list');
  await list.evaluate((element, source) => {
    element.setAttribute('filters', 'none');
    element.setAttribute('src', source);
  }, `${catalogue.origin}/api/products?category=61`);
  await expect
    .poll(async () => (await told(page, 'medeina-load')).filter(({ from }) => from === 'list').length)
    .toBe(2);
  expect(await list.getByRole('button', { name: /Kryptis/u }).count()).toBe(0);
});

test('in a narrow place the filters are in a sheet, which traps the focus and returns it', async () => {
  const page = await open();
  await page.setViewportSize({ width: 390, height: 800 });
  const list = page.locator('#list');
  const opener = list.getByRole('button', { name: 'Filters' });
  await opener.click();
  const sheet = list.getByRole('dialog', { name: 'Filters' });
  await sheet.waitFor();
  await sheet.getByText('Language', { exact: true }).click();
  await sheet.getByRole('checkbox', { name: 'Lithuanian' }).check();
  await sheet.getByRole('button', { name: 'Show 8 courses' }).waitFor();
  await sheet.getByRole('button', { name: /Lithuanian/u }).click();
  await sheet.getByRole('button', { name: 'Show 15 courses' }).waitFor();
  expect(await focusedIn(list)).toBe('Filters');
  await sheet.getByRole('checkbox', { name: 'Lithuanian' }).check();
  await sheet.getByRole('button', { name: 'Show 8 courses' }).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  expect(
    await opener.evaluate((one) => one.getRootNode() instanceof ShadowRoot && one.matches(':focus')),
  ).toBe(true);
  await list
    .getByRole('button', { name: /Lithuanian/u })
    .first()
    .click();
  await opener.click();
  await sheet.getByRole('button', { name: 'Show 15 courses' }).click();
  expect(await list.locator('p:focus').textContent()).toBe('15 courses');
});

test('pressing a course asks the page first', async () => {
  const page = await open();
  await page.locator('#card').getByRole('link', { name: 'Gaivinimas ir ūminės būklės' }).click();
  expect((await told(page, 'medeina-course-open')).at(-1)).toMatchObject({
    from: 'card',
    detail: { href: `${catalogue.origin}/course-about/101` },
  });
  expect(page.url()).toBe(`${site.origin}/`);
});

test('the estimator uses the partner’s prices, works by keyboard, and asks the page before it navigates', async () => {
  const page = await open();
  const estimator = page.locator('#estimator');
  const slider = estimator.getByRole('slider', { name: 'Darbuotojų skaičius' });
  await slider.focus();
  await page.keyboard.press('Home');
  await estimator
    .getByText(/^90,00\s€$/u)
    .first()
    .waitFor();
  await page.keyboard.press('ArrowRight');
  await estimator
    .getByText(/^50,50\s€$/u)
    .first()
    .waitFor();
  await estimator.getByRole('link', { name: 'Gauti pasiūlymą grupei' }).click();
  expect(await told(page, 'medeina-estimate')).toMatchObject([
    { from: 'estimator', detail: { people: 110, each: 50.5, total: 5555 } },
  ]);
  expect(page.url()).toBe(`${site.origin}/`);
});

test('variables and the theme attribute reach in', async () => {
  const page = await open();
  const list = page.locator('#list');
  const accent = () =>
    list.evaluate((element) => getComputedStyle(element).getPropertyValue('--medeina-accent-text').trim());
  expect(await accent()).not.toBe('rgb(112, 26, 117)');
  await page.evaluate(() => document.documentElement.classList.add('partner-colours'));
  expect(await accent()).toBe('rgb(112, 26, 117)');
  const ink = (id: string) => styleOf(page, `${id} article`, 'color');
  expect(await ink('#reviews')).not.toBe(await ink('#card'));
  // Its own background below its own text.
  const ground = await styleOf(page, '#reviews', 'background-color');
  expect([ground, await styleOf(page, '#card', 'background-color')]).toEqual([
    expect.not.stringContaining('rgba(0, 0, 0, 0)'),
    'rgba(0, 0, 0, 0)',
  ]);
  expect(await styleOf(page, '#reviews', 'padding-inline-start')).toBe('20px');
  expect(await styleOf(page, '#card', 'padding-inline-start')).toBe('0px');
});

test('a single card has a maximum width, which the page can change', async () => {
  const page = await open();
  const width = () =>
    page.locator('#card').evaluate((element) => Math.round(element.getBoundingClientRect().width));
  expect(await width()).toBe(440);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('medeina-course-card { max-width: 500px }');
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await width()).toBe(500);
});

test('a missing course shows an error and reports it to the page', async () => {
  const page = await open();
  await expect
    .poll(() => told(page, 'medeina-error'))
    .toMatchObject([{ from: 'gone', detail: { status: 404 } }]);
  // Without an address there is nothing to show.
  await page.locator('#gone').evaluate((element) => element.removeAttribute('src'));
  await page.locator('#gone').getByRole('heading').waitFor({ state: 'detached' });
});

test('a moved element keeps its content and follows its attributes', async () => {
  const page = await open();
  const asked = catalogue.asked.length;
  await page.evaluate(() => document.body.prepend(document.querySelector('#card') ?? ''));
  await page.locator('#card').getByText('Hibridinis').waitFor();
  expect(catalogue.asked).toHaveLength(asked);
  await page.locator('#card').evaluate((element) => element.setAttribute('lang', 'en'));
  await page.locator('#card').getByText('Hybrid', { exact: true }).waitFor();
});

test('changes of the surrounding language are followed, across shadow roots too', async () => {
  const page = await open();
  await page.evaluate(() => {
    const holder = document.createElement('p');
    const shadow = holder.attachShadow({ mode: 'open' });
    const card = document.querySelector('#card');
    if (card !== null) shadow.append(card);
    document.body.prepend(holder);
    document.documentElement.lang = 'en-GB';
  });
  await page.locator('#card').getByText('Hybrid', { exact: true }).waitFor();
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'ru'));
  await page.locator('#card').getByText('Гибридный').waitFor();
  // An element with its own language keeps it.
  expect(await page.locator('#list').getByRole('button', { name: 'Show more' }).count()).toBe(1);
});

test('`hidden` hides, and the theme reaches native controls', async () => {
  const page = await open();
  const ground = (id: string) =>
    page
      .locator(id)
      .evaluate((element) => getComputedStyle(element.shadowRoot?.firstElementChild ?? element).colorScheme);
  expect([await ground('#reviews'), await ground('#card')]).toEqual(['dark', 'light']);
  await page.locator('#card').evaluate((element) => element.toggleAttribute('hidden'));
  expect(await page.locator('#card').isVisible()).toBe(false);
});

test('the calendar shows the dates of courses, and the courses of a chosen day', async () => {
  const page = await open();
  const calendar = page.locator('#calendar');
  await calendar.getByText('March 2030').first().waitFor();
  expect(catalogue.asked.some((line) => line.endsWith('sort=date&limit=100&facets=0&language=en'))).toBe(
    true,
  );
  await calendar.getByRole('gridcell', { name: /^Tuesday, 5 March 2030/u }).click();
  await calendar.getByRole('link', { name: 'Gaivinimas ir ūminės būklės' }).waitFor();
  expect(await told(page, 'medeina-day')).toMatchObject([
    { from: 'calendar', detail: { day: '2030-03-05', courses: [{ id: 101 }] } },
  ]);
});

test('the QR code opens over the page, traps the focus and returns it', async () => {
  const page = await open();
  const qr = page.locator('#qr');
  const opener = qr.getByRole('button', { name: 'Continue on your phone' });
  await opener.click();
  const box = qr.getByRole('dialog', { name: 'Continue on your phone' });
  await box.getByRole('img', { name: 'QR code of the link' }).waitFor();
  await box.getByText(`${site.origin}/kursas/12`).waitFor();
  await page.keyboard.press('Escape');
  await box.waitFor({ state: 'hidden' });
  expect(await focusedIn(qr)).toBe('Continue on your phone');
  const details = (await told(page, 'medeina-qr')).map(({ detail }) => detail['open']);
  expect(details).toEqual([true, false]);
});

test('alerts are added by script, over the page, and closed', async () => {
  const page = await open();
  const alerts = page.locator('#alerts');
  await page.setViewportSize({ width: 390, height: 700 });
  await alerts.evaluate((element) => {
    Object(element).add({ type: 'warning', subject: 'The seat is reserved', message: 'Until noon.' });
  });
  const alert = alerts.getByText('The seat is reserved');
  await alert.waitFor();
  const box = await alert.boundingBox();
  expect(box?.y).toBeLessThan(700);
  await alerts.getByRole('button', { name: /close/iu }).click();
  await alert.waitFor({ state: 'detached' });
});

test('a variable on `:root` reaches the elements, and a theme of the page their themes', async () => {
  const page = await open();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `:root { --medeina-accent: rgb(112, 26, 117) }
       [data-medeina-theme='dark'] { --medeina-surface: rgb(40, 0, 40) }`,
    );
    document.adoptedStyleSheets.push(sheet);
  });
  const of = (id: string, name: string) =>
    page
      .locator(id)
      .evaluate((one, variable) => getComputedStyle(one).getPropertyValue(variable).trim(), name);
  expect(await of('#list', '--medeina-accent')).toBe('rgb(112, 26, 117)');
  expect(await of('#reviews', '--medeina-surface')).toBe('rgb(40, 0, 40)');
  expect(await of('#list', '--medeina-surface')).not.toBe('rgb(40, 0, 40)');
});

test('patterns that cannot be loaded say so, and the plate is calm instead of blank', async () => {
  const page = await openAny('/none/', /pattern|ERR_FAILED/u);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.route('**/elements/emergency-*.js', (route) => route.abort());
  await page.route('**/elements/{nursing,pharmacy}-*.js', (route) => route.abort());
  await page.evaluate((src) => {
    const card = document.createElement('medeina-course-card');
    card.setAttribute('src', src);
    document.body.append(card);
  }, `${catalogue.origin}/api/products/101`);
  await page.locator('svg[data-patterns] circle').first().waitFor({ state: 'attached' });
  await expect.poll(() => said.join('\n')).toMatch(/Medeina: the pattern \w+ could not be loaded/u);
});
