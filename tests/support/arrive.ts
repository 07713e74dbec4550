import type { Page, Response } from '@playwright/test';

/** What of React's tree tells whether hydration is still pending: of the root, or of a part in a boundary of its own. */
interface Fiber {
  readonly memoizedState: { readonly isDehydrated?: boolean; readonly dehydrated?: object | null } | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** Waits for hydration of the whole page: from then on it answers keys and clicks, and may be changed from outside. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.querySelector('#root');
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'));
    if (root === null || key === undefined) return false;
    const isPending = (first: Fiber | null): boolean => {
      for (let fiber = first; fiber !== null; fiber = fiber.sibling) {
        const state = fiber.memoizedState;
        if (state?.isDehydrated === true || state?.dehydrated != null || isPending(fiber.child)) return true;
      }
      return false;
    };
    const container: { readonly stateNode: { readonly current: Fiber } } | undefined = Reflect.get(root, key);
    return container !== undefined && !isPending(container.stateNode.current);
  });
}

/** Opens a page of the site, waits for hydration and returns the document's response. */
export async function arrive(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await ready(page);
  return response;
}
