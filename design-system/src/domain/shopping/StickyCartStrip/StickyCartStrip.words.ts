import type { Translations } from '../../../internal/words.ts';

export type StickyCartStripWord = 'cart' | 'count' | 'open';

export const stickyCartStripWords: Translations<StickyCartStripWord> = {
  lt: {
    cart: 'Krepšelis',
    count: '{count, plural, one {# kursas} few {# kursai} other {# kursų}}',
    open: 'Į krepšelį',
  },
  en: { cart: 'Cart', count: '{count, plural, one {# course} other {# courses}}', open: 'Go to the cart' },
  ru: {
    cart: 'Корзина',
    count: '{count, plural, one {# курс} few {# курса} many {# курсов} other {# курса}}',
    open: 'В корзину',
  },
};
