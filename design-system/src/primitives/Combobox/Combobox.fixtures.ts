import type { ComboboxOption } from './Combobox.tsx';
import { t } from '../../internal/phrases.fixtures.ts';

export const organisations: readonly ComboboxOption[] = [
  { value: '1', label: t('Nemuno klinikos') },
  { value: '2', label: t('Nemuno vaikų poliklinika') },
  { value: '3', label: t('Žaliakalnio šeimos gydytojų centras'), detail: t('Kaunas') },
  { value: '4', label: 'Клиника «Вильня»', lang: 'ru', detail: t('Vilnius') },
];

export const cities: readonly ComboboxOption[] = [
  t('Alytus'),
  t('Kaunas'),
  t('Klaipėda'),
  t('Marijampolė'),
  t('Panevėžys'),
  t('Šiauliai'),
  t('Utena'),
  t('Vilnius'),
].map((label) => ({ value: label, label }));
