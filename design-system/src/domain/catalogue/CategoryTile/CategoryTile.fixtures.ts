import type { CategoryTileProps } from './CategoryTile.tsx';

export const categories: readonly CategoryTileProps[] = [
  { hue: 'emergency', name: 'Skubioji pagalba', href: '/discover?category_id=61', count: '12 kursų' },
  { hue: 'cardiology', name: 'Kardiologija', href: '/discover?category_id=62', count: '7 kursai' },
  { hue: 'nursing', name: 'Slauga', href: '/discover?category_id=63', count: '9 kursai' },
  { hue: 'pharmacy', name: 'Farmacija', href: '/discover?category_id=64', count: '5 kursai' },
  { hue: 'paediatrics', name: 'Pediatrija', href: '/discover?category_id=65', count: '6 kursai' },
  { hue: 'airway', name: 'Kvėpavimas ir anestezija', href: '/discover?category_id=66', count: '4 kursai' },
  { hue: 'communication', name: 'Komunikacija', href: '/discover?category_id=67', count: '5 kursai' },
  { hue: 'imaging', name: 'Vaizdinė diagnostika', href: '/discover?category_id=68', count: '4 kursai' },
];
