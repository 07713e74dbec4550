export { Awards } from './Awards.tsx';
export type { Award } from './Awards.tsx';
