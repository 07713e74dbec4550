export { Header, headerTones } from './Header.tsx';
export type { HeaderItem, HeaderProps, HeaderTone } from './Header.tsx';
export type { HeaderWord } from './Header.words.ts';
