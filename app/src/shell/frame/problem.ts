import { createContext } from 'react';

interface PageProblem {
  readonly status: number;
  /** The request by whose number the log tells why; none of a missing page. */
  readonly reference?: string;
  /** The router's key of the page; a reload keeps it. */
  readonly key: string;
}

/** What went wrong while the server rendered the page; null where nothing did. */
export const ProblemContext = createContext<PageProblem | null>(null);
