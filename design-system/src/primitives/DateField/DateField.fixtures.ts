import type { DateFieldLabels } from './DateField.tsx';

export const dateLabels: DateFieldLabels = {
  calendar: 'Atverti kalendorių',
  unreadable: 'Įrašykite datą, pavyzdžiui, 1990-04-28',
  early: (min) => `Data negali būti ankstesnė nei ${min}`,
  late: (max) => `Data negali būti vėlesnė nei ${max}`,
};
