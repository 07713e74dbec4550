import type { Locator, Page } from '@playwright/test';

/** The questions of the page: the buttons that open their answers. */
export const questionsOf = (page: Page): Locator =>
  page.getByRole('main').getByRole('heading').getByRole('button');
