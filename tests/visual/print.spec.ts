import { expect } from '@playwright/test';
import { subjects } from './pictures.ts';
import { layOn, show, test } from './preview.ts';

const printed = subjects().filter(
  ({ look, stories }) => !look.startsWith('page-') && stories.some(({ isPrinted }) => isPrinted),
);

for (const { look, title, stories } of printed) {
  test(`${title} prints whole, in ink on white @${look}`, async ({ preview }) => {
    await layOn(preview, look, 'paper');
    for (const { id, isPrinted } of stories) {
      if (!isPrinted) continue;
      await show(preview, id);
      const root = preview.locator('#storybook-root');
      await expect(root.getByRole('button')).toHaveCount(0);
      const found = await root.evaluate((element) => {
        const shown = [...element.querySelectorAll<HTMLElement>('*')].filter(
          (one) => one.checkVisibility() && !(one instanceof SVGElement),
        );
        const written = shown.filter((one) =>
          [...one.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '',
          ),
        );
        const grounds = shown.map((one) => getComputedStyle(one).backgroundColor);
        return {
          inks: [...new Set(written.map((one) => getComputedStyle(one).color))],
          grounds: [...new Set(grounds)].filter((ground) => ground !== 'rgba(0, 0, 0, 0)'),
          // A dark page too.
          scheme: getComputedStyle(element.querySelector('[data-medeina-theme]') ?? element).colorScheme,
          isCut: written.some((one) => one.getBoundingClientRect().right > window.innerWidth + 1),
        };
      });
      expect
        .soft(found, id)
        .toEqual({ inks: ['rgb(0, 0, 0)'], grounds: ['rgb(255, 255, 255)'], scheme: 'light', isCut: false });
    }
    await layOn(preview, look, 'screen');
  });
}
