import type { Translations } from '../../../internal/words.ts';

export type CartItemWord = 'list' | 'remove' | 'removeOf';

export const cartItemWords: Translations<CartItemWord> = {
  lt: { list: 'Krepšelio kursai', remove: 'Pašalinti', removeOf: 'Pašalinti: {title}' },
  en: { list: 'Courses in the cart', remove: 'Remove', removeOf: 'Remove: {title}' },
  ru: { list: 'Курсы в корзине', remove: 'Убрать', removeOf: 'Убрать: {title}' },
};
