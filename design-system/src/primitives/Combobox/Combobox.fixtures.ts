import type { ComboboxOption } from './Combobox.tsx';

export const organisations: readonly ComboboxOption[] = [
  { value: '1', label: 'Nemuno klinikos' },
  { value: '2', label: 'Nemuno vaikų poliklinika' },
  { value: '3', label: 'Žaliakalnio šeimos gydytojų centras', detail: 'Kaunas' },
  { value: '4', label: 'Клиника «Вильня»', lang: 'ru', detail: 'Vilnius' },
];

export const cities: readonly ComboboxOption[] = [
  'Alytus',
  'Kaunas',
  'Klaipėda',
  'Marijampolė',
  'Panevėžys',
  'Šiauliai',
  'Utena',
  'Vilnius',
].map((label) => ({ value: label, label }));
