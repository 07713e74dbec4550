import type { CategoryTileProps } from './CategoryTile.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';

export const categories: readonly CategoryTileProps[] = [
  { hue: 'emergency', name: t('Skubioji pagalba'), href: '/discover?category_id=61', count: t('12 kursų') },
  { hue: 'cardiology', name: t('Kardiologija'), href: '/discover?category_id=62', count: t('7 kursai') },
  { hue: 'nursing', name: t('Slauga'), href: '/discover?category_id=63', count: t('9 kursai') },
  { hue: 'pharmacy', name: t('Farmacija'), href: '/discover?category_id=64', count: t('5 kursai') },
  { hue: 'paediatrics', name: t('Pediatrija'), href: '/discover?category_id=65', count: t('6 kursai') },
  {
    hue: 'airway',
    name: t('Kvėpavimas ir anestezija'),
    href: '/discover?category_id=66',
    count: t('4 kursai'),
  },
  { hue: 'communication', name: t('Komunikacija'), href: '/discover?category_id=67', count: t('5 kursai') },
  { hue: 'imaging', name: t('Vaizdinė diagnostika'), href: '/discover?category_id=68', count: t('4 kursai') },
];
