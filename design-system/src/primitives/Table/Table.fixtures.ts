export interface Order {
  id: string;
  number: string;
  date: string;
  method: string;
  total: number;
}

export const orders: readonly Order[] = [
  { id: '1', number: 'Nr. 20418', date: '2026-11-12', method: 'Banko nuoroda', total: 133 },
  { id: '2', number: 'Nr. 19207', date: '2026-09-02', method: 'PayPal', total: 29 },
  { id: '3', number: 'Nr. 18830', date: '2026-06-30', method: 'Išankstinė sąskaita', total: 1040.5 },
];
