export { CategoryLabel } from './CategoryLabel.tsx';
export type { CategoryLabelProps } from './CategoryLabel.tsx';
