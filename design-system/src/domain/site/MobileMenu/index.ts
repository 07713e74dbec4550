export { MobileMenu, MobileMenuLinks } from './MobileMenu.tsx';
export type { MobileMenuLinksProps, MobileMenuProps } from './MobileMenu.tsx';
