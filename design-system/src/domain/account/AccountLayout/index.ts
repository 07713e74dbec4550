export { AccountLayout } from './AccountLayout.tsx';
export type { AccountLayoutProps, AccountLink } from './AccountLayout.tsx';
export type { AccountLayoutWord } from './AccountLayout.words.ts';
