export { AccountFooter, Footer } from './Footer.tsx';
export type { AccountFooterProps, FooterColumn, FooterLink, FooterProps } from './Footer.tsx';
export type { FooterWord } from './Footer.words.ts';
