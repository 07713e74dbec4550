export { AccountLayout } from './AccountLayout.tsx';
export type { AccountLayoutProps, AccountLink } from './AccountLayout.tsx';
