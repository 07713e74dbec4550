import type { ProductOption } from './BuyPanel.tsx';
import { money } from '../../../internal/amounts.fixtures.ts';
import { t } from '../../../internal/phrases.fixtures.ts';

export const dates: readonly ProductOption[] = [
  {
    id: '1',
    title: t('Gruodžio 4–5 d.'),
    place: t('Vilnius, Pavyzdžio g. 14'),
    seats: t('liko 2 vietos'),
    price: { price: money(289) },
  },
  {
    id: '2',
    title: t('Gruodžio 17–18 d.'),
    place: t('Kaunas, Pavyzdžio g. 2'),
    seats: t('5 vietos'),
    price: { price: money(289), special: money(259) },
  },
  {
    id: '3',
    title: t('Sausio 14–15 d.'),
    place: t('Vilnius, Pavyzdžio g. 14'),
    seats: t('9 vietos'),
    price: { price: money(289) },
  },
  {
    id: '4',
    title: t('Sausio 28–29 d.'),
    place: t('Klaipėda, Liepojos g. 41'),
    seats: t('vietų nėra'),
    price: { price: money(289) },
    full: true,
  },
  {
    id: '5',
    title: t('Vasario 11–12 d.'),
    place: t('Vilnius, Pavyzdžio g. 14'),
    seats: t('9 vietos'),
    price: { price: money(289) },
  },
];
