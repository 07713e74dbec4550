import type { Locator, Page } from '@playwright/test';

/** The words of a course's page that say how much of it is done; an address in its header may hold these digits as well. */
export const progress = (page: Page, done: number, all?: number): Locator =>
  page
    .getByRole('main')
    .getByText(new RegExp(`\\b${done}\\D+${all ?? '\\d+'}\\b`))
    .first();
