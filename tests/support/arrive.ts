import { type Page, type Response, expect } from '@playwright/test';

/** What of React's own root is read here: whether the server's page is still waiting to be taken over. */
interface ReactContainer {
  readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated?: boolean } } };
}

/** Waits until the script has taken over the page that the server drew: from then on it answers keys and presses. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.querySelector('#root');
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'));
    if (root === null || key === undefined) return false;
    const container: ReactContainer | undefined = Reflect.get(root, key);
    return container?.stateNode.current.memoizedState.isDehydrated === false;
  });
}

/** Opens a page of the site and waits until it can be used. Gives the document's answer. */
export async function arrive(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await ready(page);
  return response;
}

/** Does what a person does first, after which what stands below the first view is laid out and moves too. */
export async function readOn(page: Page): Promise<void> {
  const first = page.locator('html[data-first-view]');
  if ((await first.count()) > 0) await page.keyboard.press('Shift');
  await expect(first).toHaveCount(0);
}
