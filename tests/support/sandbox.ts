import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Waits for the page of a payment provider's sandbox, which is on another site than the app. */
async function atSandbox(page: Page): Promise<void> {
  await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/(?:paysera|paypal)\//);
}

/** Pays at the sandbox. @param fault what goes wrong, as the server names it. */
export async function payAtSandbox(page: Page, fault = 'none'): Promise<void> {
  await atSandbox(page);
  if (fault !== 'none') {
    await page.locator('summary').press('Enter');
    await page.locator('#fault').selectOption(fault);
  }
  await page.locator('button[value=pay]').press('Enter');
  await expect(page).toHaveURL(/\/payment\/success\?order=\d+$/);
}

/** Turns back at the sandbox without paying. */
export async function turnBackAtSandbox(page: Page): Promise<void> {
  await atSandbox(page);
  await page.locator('button[value=cancel]').press('Enter');
  await expect(page).toHaveURL(/\/payment\/cancelled\?order=\d+$/);
}
