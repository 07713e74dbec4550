export { categoryHues } from '@medeina/tokens';
export type { CategoryHue } from '@medeina/tokens';
