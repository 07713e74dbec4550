import type { Locator, Page } from '@playwright/test';

/** The page's questions: the buttons that open the answers. */
export const questionsOf = (page: Page): Locator =>
  page.getByRole('main').getByRole('heading').getByRole('button');
