export { AuthDivider, AuthPanel } from './AuthPanel.tsx';
export type { AuthPanelProps } from './AuthPanel.tsx';
