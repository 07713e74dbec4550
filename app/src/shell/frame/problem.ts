import { createContext } from 'react';

interface PageProblem {
  readonly status: number;
  /** The router's key of the page: loaded anew, a page has the one under which it was first come to. */
  readonly key: string;
}

/** What went wrong while the server rendered the page; null where nothing did. */
export const ProblemContext = createContext<PageProblem | null>(null);
