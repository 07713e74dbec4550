import type { Page, Response } from '@playwright/test';

/** The part of React's root that tells whether hydration is still pending. */
interface ReactContainer {
  readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated?: boolean } } };
}

/** Waits for hydration: from then on the page answers keys and clicks. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.querySelector('#root');
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'));
    if (root === null || key === undefined) return false;
    const container: ReactContainer | undefined = Reflect.get(root, key);
    return container?.stateNode.current.memoizedState.isDehydrated === false;
  });
}

/** Opens a page of the site, waits for hydration and returns the document's response. */
export async function arrive(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await ready(page);
  return response;
}
