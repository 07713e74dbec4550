export { MobileMenu, MobileMenuLinks } from './MobileMenu.tsx';
export type { MobileMenuLink, MobileMenuLinksProps, MobileMenuProps } from './MobileMenu.tsx';
export type { MobileMenuWord } from './MobileMenu.words.ts';
