import type { CartItemProps } from './CartItem.tsx';
import { money } from '../../../internal/amounts.fixtures.ts';
import { t } from '../../../internal/phrases.fixtures.ts';

function nothing() {}

export const cartItems: readonly CartItemProps[] = [
  {
    courseId: 102,
    title: t('Pradinis gaivinimas ir automatinio išorinio defibriliatoriaus naudojimas'),
    href: '/course-about/102',
    category: 'emergency',
    description: t('Gruodžio 11 d., Vilnius, Pavyzdžio g. 14'),
    price: { price: money(89), special: money(69) },
    rating: { value: 4.8, count: 547 },
    onRemove: nothing,
  },
  {
    courseId: 103,
    title: t('EKG interpretacija: nuo ritmo iki sprendimo'),
    href: '/course-about/103',
    category: 'cardiology',
    description: t('Nuotolinis kursas, prieiga 6 mėnesius'),
    price: { price: money(64) },
    rating: { value: 4.9, count: 428 },
    onRemove: nothing,
  },
];
