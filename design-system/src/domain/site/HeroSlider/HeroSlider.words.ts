import type { Translations } from '../../../internal/words.ts';

/** `label` names the slides; `carousel` and `slide` are the roles that screen readers announce. */
export type HeroSliderWord = 'label' | 'carousel' | 'slide' | 'pause' | 'play';

export const heroSliderWords: Translations<HeroSliderWord> = {
  lt: {
    label: 'Pagrindinės naujienos',
    carousel: 'karuselė',
    slide: 'skaidrė',
    pause: 'Sustabdyti skaidrių keitimą',
    play: 'Tęsti skaidrių keitimą',
  },
  en: {
    label: 'Highlights',
    carousel: 'carousel',
    slide: 'slide',
    pause: 'Stop changing slides',
    play: 'Go on changing slides',
  },
  ru: {
    label: 'Главное',
    carousel: 'карусель',
    slide: 'слайд',
    pause: 'Остановить показ слайдов',
    play: 'Продолжить показ слайдов',
  },
};
