import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** What holds the focus, as one would say it aloud, and how it shows. */
interface Focus {
  readonly tag: string;
  readonly role: string | null;
  readonly name: string;
  /** Something of it is drawn for the focus: an outline, or a shadow, of itself or of what stands for it. */
  readonly isShown: boolean;
  /** It lies in the part of the page that one sees. */
  readonly isInView: boolean;
}

/** The focus of a page, now. */
export function focus(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? [...(element.labels ?? [])].map((label) => label.textContent).join(' ')
        : '';
    const box = element.getBoundingClientRect();
    // It runs in the page: it takes nothing along from here.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const draws = (one: Element | null, pseudo?: string) => {
      if (one === null) return false;
      const style = getComputedStyle(one, pseudo);
      return (
        (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1) ||
        style.boxShadow !== 'none'
      );
    };
    return {
      tag: element.tagName,
      role: element.getAttribute('role'),
      name: (element.getAttribute('aria-label') ?? (labels || element.textContent))
        .replaceAll(/\s+/g, ' ')
        .trim(),
      isShown:
        // On the button of a date's own calendar the browser draws its ring, out of our reach.
        (element instanceof HTMLInputElement &&
          element.type === 'date' &&
          !element.matches(':focus-visible')) ||
        draws(element) ||
        draws(element, '::after') ||
        draws(element, '::before') ||
        draws(element.parentElement) ||
        draws(element.nextElementSibling),
      isInView: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    };
  });
}

/** Presses Tab until the focus is on what `isIt` says, looking at each stop on the way. */
export async function tabTo(
  page: Page,
  what: string,
  isIt: (focus: Focus) => boolean,
  most = 80,
): Promise<void> {
  const passed: string[] = [];
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    const here = await focus(page);
    // The browser's own bar comes after the last stop; there the focus is nowhere in the page.
    if (here.tag === 'BODY' && step > 0) continue;
    expect.soft(here.isShown, `the focus shows on ${here.tag} “${here.name.slice(0, 60)}”`).toBe(true);
    // The page glides to it.
    await expect
      .poll(async () => (await focus(page)).isInView, {
        message: `the focus is in sight on ${here.tag} “${here.name.slice(0, 60)}”`,
      })
      .toBe(true);
    if (isIt(here)) return;
    passed.push(here.name.slice(0, 30));
  }
  throw new Error(`Tab never came to ${what}; it passed ${passed.join(', ')}`);
}

/** Says whether the focus is on what has the name. */
export const named = (name: string) => (here: Focus) => here.name === name;

/** After an action: the focus is still somewhere. */
export async function keepsFocus(page: Page, after: string): Promise<void> {
  await expect
    .poll(async () => (await focus(page)).tag, { message: `focus after ${after}` })
    .not.toBe('BODY');
}
