export { HeroSlider } from './HeroSlider.tsx';
export type { HeroSlide, HeroSliderProps } from './HeroSlider.tsx';
