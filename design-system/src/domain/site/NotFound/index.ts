export { NotFound } from './NotFound.tsx';
export type { NotFoundLink, NotFoundProps } from './NotFound.tsx';
export type { NotFoundWord } from './NotFound.words.ts';
