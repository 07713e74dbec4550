import { t } from '../../internal/phrases.fixtures.ts';

export interface Order {
  id: string;
  number: string;
  date: string;
  method: string;
  total: number;
}

export const orders: readonly Order[] = [
  { id: '1', number: t('Nr. 20418'), date: '2026-11-12', method: t('Banko nuoroda'), total: 133 },
  { id: '2', number: t('Nr. 19207'), date: '2026-09-02', method: 'PayPal', total: 29 },
  { id: '3', number: t('Nr. 18830'), date: '2026-06-30', method: t('Išankstinė sąskaita'), total: 1040.5 },
];
