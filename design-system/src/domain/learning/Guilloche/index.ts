export { Guilloche } from './Guilloche.tsx';
export type { GuillocheProps } from './Guilloche.tsx';
