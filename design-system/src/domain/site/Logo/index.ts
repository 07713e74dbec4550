export { Logo } from './Logo.tsx';
export type { LogoProps } from './Logo.tsx';
export { LogoMark } from './LogoMark.tsx';
export type { LogoMarkProps } from './LogoMark.tsx';
