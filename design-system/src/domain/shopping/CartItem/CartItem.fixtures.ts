import type { CartItemProps } from './CartItem.tsx';

function nothing() {}

export const cartItems: readonly CartItemProps[] = [
  {
    courseId: 102,
    title: 'Pradinis gaivinimas ir automatinio išorinio defibriliatoriaus naudojimas',
    href: '/course-about/102',
    category: 'emergency',
    description: 'Gruodžio 11 d., Vilnius, Santariškių g. 14',
    price: { price: '89,00 €', special: '69,00 €' },
    rating: { value: 4.8, count: 547 },
    onRemove: nothing,
  },
  {
    courseId: 103,
    title: 'EKG interpretacija: nuo ritmo iki sprendimo',
    href: '/course-about/103',
    category: 'cardiology',
    description: 'Nuotolinis kursas, prieiga 6 mėnesius',
    price: { price: '64,00 €' },
    rating: { value: 4.9, count: 428 },
    onRemove: nothing,
  },
];
