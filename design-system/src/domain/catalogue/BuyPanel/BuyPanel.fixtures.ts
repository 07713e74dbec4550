import type { ProductOption } from './BuyPanel.tsx';

export const dates: readonly ProductOption[] = [
  {
    id: '1',
    title: 'Gruodžio 4–5 d.',
    place: 'Vilnius, Santariškių g. 14',
    seats: 'liko 2 vietos',
    price: { price: '289,00 €' },
  },
  {
    id: '2',
    title: 'Gruodžio 17–18 d.',
    place: 'Kaunas, Eivenių g. 2',
    seats: '5 vietos',
    price: { price: '289,00 €', special: '259,00 €' },
  },
  {
    id: '3',
    title: 'Sausio 14–15 d.',
    place: 'Vilnius, Santariškių g. 14',
    seats: '9 vietos',
    price: { price: '289,00 €' },
  },
  {
    id: '4',
    title: 'Sausio 28–29 d.',
    place: 'Klaipėda, Liepojos g. 41',
    seats: 'vietų nėra',
    price: { price: '289,00 €' },
    full: true,
  },
  {
    id: '5',
    title: 'Vasario 11–12 d.',
    place: 'Vilnius, Santariškių g. 14',
    seats: '9 vietos',
    price: { price: '289,00 €' },
  },
];
