export { HeroRings } from './HeroRings.tsx';
export type { HeroRingsProps } from './HeroRings.tsx';
export { RingWords } from './RingWords.tsx';
export type { RingLabels, RingWordsProps } from './RingWords.tsx';
