import { type Language, languages } from '@medeina/contract';
import type { Locator, Page } from '@playwright/test';
import slides from '../../server/demo/content/slides.json' with { type: 'json' };
import { arrive } from '../support/arrive.ts';
import { expect, test } from '../support/test.ts';

test.use({ reducedMotion: 'reduce' });

const widths = [390, 768, 900, 1024, 1200, 1440, 1920];

const hero = (page: Page) => page.getByRole('main').locator('[aria-roledescription]').first();

/** Chooses a slide by its button. */
async function show(page: Page, slide: (typeof slides)[number], language: Language): Promise<Locator> {
  await hero(page).getByRole('button', { name: slide.label[language], exact: true }).click();
  const shown = hero(page).getByRole('group', { name: slide.label[language], exact: true });
  await expect(shown.getByRole('heading', { name: slide.title[language] })).toBeVisible();
  return shown;
}

/** Text of the visible slide and its foot that is closer than 8 px to the drawing. */
const touching = (shown: Locator): Promise<string[]> =>
  shown.evaluate(async (slide) => {
    const margin = 8;
    const drawing = slide.querySelector('svg:has(use)');
    const address = drawing?.querySelector('use')?.getAttribute('href') ?? '';
    if (!(drawing instanceof SVGSVGElement)) return ['no drawing'];

    /** The outermost ring encloses all others and their labels. */
    const ofRings = async (): Promise<(line: DOMRect) => boolean> => {
      const source = await (await fetch(address)).text();
      const rings = [...new DOMParser().parseFromString(source, 'image/svg+xml').querySelectorAll('path')];
      const outline = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      drawing.append(outline);
      const width = (ring: Element) => {
        outline.setAttribute('d', ring.getAttribute('d') ?? '');
        return outline.getBBox().width;
      };
      width(rings.reduce((largest, ring) => (width(ring) > width(largest) ? ring : largest)));
      const toScreen = outline.getScreenCTM() ?? new DOMMatrix();
      const length = outline.getTotalLength();
      const points = Array.from({ length: 500 }, (_, index) =>
        outline.getPointAtLength((length * index) / 500).matrixTransform(toScreen),
      );
      outline.remove();
      const polygon = new Path2D();
      for (const { x, y } of points) polygon.lineTo(x, y);
      const canvas = document.createElement('canvas').getContext('2d');
      return ({ left, right, top, bottom }) =>
        canvas?.isPointInPath(polygon, (left + right) / 2, (top + bottom) / 2) === true ||
        points.some(
          ({ x, y }) => x > left - margin && x < right + margin && y > top - margin && y < bottom + margin,
        );
    };
    /** A plate fills its box. */
    const ofPlate = (): ((line: DOMRect) => boolean) => {
      const box = drawing.getBoundingClientRect();
      return ({ left, right, top, bottom }) =>
        box.left < right + margin &&
        box.right > left - margin &&
        box.top < bottom + margin &&
        box.bottom > top - margin;
    };
    const touches = address.endsWith('#rings') ? await ofRings() : ofPlate();

    const found: string[] = [];
    const walker = document.createTreeWalker(slide.closest('section') ?? slide, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || parent.closest('svg, [inert]') !== null || !parent.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some((line) => line.width > 1 && touches(line)))
        found.push(node.textContent ?? '');
    }
    return found;
  });

for (const language of languages) {
  test(`a slide’s text keeps clear of its drawing at every width: ${language}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    await arrive(page, '/');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 1000 });
      for (const slide of slides) {
        const shown = await show(page, slide, language);
        await expect.poll(() => touching(shown), `${slide.label[language]} at ${width}`).toEqual([]);
      }
    }
  });
}

test('each slide shows its own drawing', async ({ page, circumstances: { language } }) => {
  await arrive(page, '/');
  for (const slide of slides) {
    const shown = await show(page, slide, language);
    const part = slide.image === 'rings' ? 'rings.svg#rings' : `${slide.image}.svg#pattern`;
    await expect(shown.locator(`svg use[href$="/${part}"]`)).toHaveCount(1);
  }
});

test('what would jump while the page arrives is not drawn yet', async ({ browser, baseURL: url = '' }) => {
  const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false });
  const page = await context.newPage();
  const document = await (await context.request.get('/')).text();
  const foot = page.getByRole('button', { name: slides[0]?.label.lt ?? '' });
  const drawing = page.locator('svg:has(use[href$="#rings"])').first();

  // The first slide begins with its drawing; its words have not come.
  const beginning = document.split('<h1')[0] ?? '';
  await page.route('**/beginning', (route) => route.fulfill({ contentType: 'text/html', body: beginning }));
  await page.goto('/beginning');
  await expect(drawing).toBeAttached();
  await expect(drawing).toBeHidden();
  await expect(foot).toBeHidden();

  await page.goto('/');
  await expect(drawing).toBeVisible();
  await expect(foot).toBeVisible();
  await context.close();
});
