/** Hears how far a long import has come: so many of all, of what. */
export type OnProgress = (done: number, total: number, what: string) => void;
