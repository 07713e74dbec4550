export { Header, headerTones } from './Header.tsx';
export type { HeaderItem, HeaderLabels, HeaderProps, HeaderTone } from './Header.tsx';
