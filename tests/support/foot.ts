import type { Locator, Page } from '@playwright/test';

/** The link of the site's foot that leads there, in view: on a phone its group is opened first. */
export async function linkInFoot(page: Page, href: string): Promise<Locator> {
  const anchor = `a[href="${href}"]`;
  const foot = page.getByRole('contentinfo');
  const link = foot.locator(anchor).first();
  const row = foot.locator('details', { has: page.locator(anchor) }).locator('summary');
  if ((await row.isVisible()) && !(await link.isVisible())) await row.click();
  return link;
}
