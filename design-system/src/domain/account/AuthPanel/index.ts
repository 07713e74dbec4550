export { AuthDivider, AuthPanel } from './AuthPanel.tsx';
export type { AuthDividerProps, AuthPanelProps } from './AuthPanel.tsx';
export type { AuthPanelWord } from './AuthPanel.words.ts';
