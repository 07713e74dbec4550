import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The focused element's name and how its focus is shown. */
interface Focus {
  readonly tag: string;
  readonly role: string | null;
  readonly name: string;
  /** It has a visible focus indicator: an outline or shadow, on itself or on the element that represents it. */
  readonly isShown: boolean;
  /** It is inside the viewport. */
  readonly isInView: boolean;
}

/** Reads the current focus of a page. */
export function focus(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? [...(element.labels ?? [])].map((label) => label.textContent).join(' ')
        : '';
    const box = element.getBoundingClientRect();
    // It runs in the page, so it cannot use anything from this module.
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
        // The browser draws the focus ring of a date field's calendar button where script cannot see it.
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

/** Presses Tab until `isIt` matches, checking each stop on the way. */
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
    // After the last stop the focus moves to the browser's own controls.
    if (here.tag === 'BODY' && step > 0) continue;
    expect.soft(here.isShown, `visible focus on ${here.tag} “${here.name.slice(0, 60)}”`).toBe(true);
    // The page scrolls smoothly to it.
    await expect
      .poll(async () => (await focus(page)).isInView, {
        message: `focus in the viewport on ${here.tag} “${here.name.slice(0, 60)}”`,
      })
      .toBe(true);
    if (isIt(here)) return;
    passed.push(here.name.slice(0, 30));
  }
  throw new Error(`Tab never came to ${what}; it passed ${passed.join(', ')}`);
}

/** Matches the element with this name. */
export const named = (name: string) => (here: Focus) => here.name === name;

/** After an action the focus must not be lost. */
export async function keepsFocus(page: Page, after: string): Promise<void> {
  await expect
    .poll(async () => (await focus(page)).tag, { message: `focus after ${after}` })
    .not.toBe('BODY');
}
