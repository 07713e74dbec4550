export { Awards } from './Awards.tsx';
export type { Award, AwardsProps } from './Awards.tsx';
