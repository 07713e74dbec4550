import type { FilterGroup } from './FilterGroups.tsx';
import { longWords } from '../../../internal/words.fixtures.ts';

export const filterGroups: readonly FilterGroup[] = [
  {
    id: 'category',
    title: 'Kryptis',
    none: 'Visos kryptys',
    open: true,
    options: [
      { id: '61', label: 'Skubioji pagalba', count: 12, checked: true },
      { id: '62', label: 'Kardiologija', count: 7, checked: false },
      { id: '63', label: 'Slauga', count: 9, checked: false },
      { id: '64', label: 'Farmacija', count: 5, checked: false },
      { id: '65', label: 'Pediatrija', count: 0, checked: false },
      { id: '66', label: 'Kvėpavimas ir anestezija', count: 4, checked: false },
    ],
  },
  {
    id: 'format',
    title: 'Mokymų forma',
    open: true,
    options: [
      { id: '81', label: 'Hibridinis', count: 11, checked: true },
      { id: '82', label: 'Nuotolinis', count: 6, checked: false },
      { id: '83', label: 'Tik simuliacija', count: 2, checked: false },
    ],
  },
  {
    id: '7',
    title: 'Kalba',
    open: true,
    options: [
      { id: '71', label: 'Lietuvių', count: 19, checked: false },
      { id: '72', label: 'English', lang: 'en', count: 4, checked: false },
      { id: '73', label: 'Русский', lang: 'ru', count: 3, checked: false },
    ],
  },
  {
    id: 'city',
    title: 'Miestas',
    options: [
      { id: '91', label: 'Vilnius', count: 8, checked: false },
      { id: '92', label: 'Kaunas', count: 6, checked: false },
    ],
  },
];

export const longFilterGroups: readonly FilterGroup[] = [
  {
    id: 'profession',
    title: longWords.lt,
    open: true,
    options: [
      { id: '1', label: longWords.ru, lang: 'ru', count: 12_345, checked: true },
      { id: '2', label: longWords.lt, count: 0, checked: false },
    ],
  },
];
