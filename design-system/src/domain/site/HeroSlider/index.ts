export { HeroSlider } from './HeroSlider.tsx';
export type { HeroAction, HeroImage, HeroSlide, HeroSliderProps } from './HeroSlider.tsx';
export type { HeroSliderWord } from './HeroSlider.words.ts';
