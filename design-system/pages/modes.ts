/** The four modes of a page that `pnpm visual` compares, for Chromatic too. */
export const pageModes = {
  'light 1280': { theme: 'light', viewport: 'desktop' },
  'dark 1280': { theme: 'dark', viewport: 'desktop' },
  'light 390': { theme: 'light', viewport: 'phone' },
  'dark 390': { theme: 'dark', viewport: 'phone' },
} as const;
