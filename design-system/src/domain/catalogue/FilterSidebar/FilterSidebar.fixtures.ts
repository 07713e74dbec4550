import type { FilterGroup } from './FilterGroups.tsx';
import { longWords } from '../../../internal/words.fixtures.ts';
import { t } from '../../../internal/phrases.fixtures.ts';

export const filterGroups: readonly FilterGroup[] = [
  {
    id: 'category',
    title: t('Kryptis'),
    none: t('Visos kryptys'),
    open: true,
    options: [
      { id: '61', label: t('Skubioji pagalba'), count: 12, checked: true },
      { id: '62', label: t('Kardiologija'), count: 7, checked: false },
      { id: '63', label: t('Slauga'), count: 9, checked: false },
      { id: '64', label: t('Farmacija'), count: 5, checked: false },
      { id: '65', label: t('Pediatrija'), count: 0, checked: false },
      { id: '66', label: t('Kvėpavimas ir anestezija'), count: 4, checked: false },
    ],
  },
  {
    id: 'format',
    title: t('Mokymų forma'),
    open: true,
    options: [
      { id: '81', label: t('Hibridinis'), count: 11, checked: true },
      { id: '82', label: t('Nuotolinis'), count: 6, checked: false },
      { id: '83', label: t('Tik simuliacija'), count: 2, checked: false },
    ],
  },
  {
    id: '7',
    title: t('Kalba'),
    open: true,
    options: [
      { id: '71', label: t('Lietuvių'), count: 19, checked: false },
      { id: '72', label: 'English', lang: 'en', count: 4, checked: false },
      { id: '73', label: 'Русский', lang: 'ru', count: 3, checked: false },
    ],
  },
  {
    id: 'city',
    title: t('Miestas'),
    options: [
      { id: '91', label: t('Vilnius'), count: 8, checked: false },
      { id: '92', label: t('Kaunas'), count: 6, checked: false },
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
