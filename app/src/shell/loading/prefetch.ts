import { createContext } from 'react';

/** Fetches the code and data of a page of our own before it is opened. */
export const PrefetchContext = createContext<(href: string) => void>(() => undefined);
