import { createContext } from 'react';

/** Status of what went wrong while the server rendered the page; null where nothing did. */
export const ProblemContext = createContext<number | null>(null);
