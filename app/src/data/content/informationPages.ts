import type { Input } from '@medeina/contract';

/** Information pages that have an address of their own beside `/page/:id`; it is the one they are known by. */
export const namedPages = [
  { id: 11, path: '/about' },
  { id: 14, path: '/projects/in-progress' },
  { id: 17, path: '/projects/done' },
  { id: 20, path: '/business/about' },
  { id: 21, path: '/business/business-and-institutions' },
  { id: 22, path: '/how-it-works' },
  { id: 23, path: '/help' },
] as const;

/** The id of the information page with that address; undefined where none has it. */
export function pageIdAt(path: string): number | undefined {
  return namedPages.find((page) => page.path === path)?.id;
}

/** The one address of an information page. */
export function informationPath(id: number): string {
  return namedPages.find((page) => page.id === id)?.path ?? `/page/${String(id)}`;
}

/** Asks for the pages that stand in the footer. */
export const footerPagesInput: Input<'content.information.list'> = { query: { bottom: 'true' } };

/** Whether a page was opened as one of the footer's, among which the reader goes on. */
export const isFooterPage = (search: URLSearchParams): boolean => search.get('bottom') === 'true';
