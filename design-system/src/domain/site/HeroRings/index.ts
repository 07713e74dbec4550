export { HeroRings } from './HeroRings.tsx';
export { RingWords } from './RingWords.tsx';
export type { RingWordsProps } from './RingWords.tsx';
