import type { Locator, Page } from '@playwright/test';

/** A course page's progress text. Scoped, because an e-mail address in the header may contain the same digits. */
export const progress = (page: Page, done: number, all?: number): Locator =>
  page
    .getByRole('main')
    .getByText(new RegExp(`\\b${done}\\D+${all ?? '\\d+'}\\b`))
    .first();
