export { ThemeControl, themeChoices } from './ThemeControl.tsx';
export type { ThemeChoice, ThemeControlProps } from './ThemeControl.tsx';
export type { ThemeControlWord } from './ThemeControl.words.ts';
