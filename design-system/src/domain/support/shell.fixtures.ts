import type { FooterColumn, FooterLink } from '../site/Footer/index.ts';
import type { HeaderItem } from '../site/Header/index.ts';
import type { LanguageOption } from '../site/LanguageSwitch/index.ts';
import type { MegaMenuContent } from '../site/MegaMenu/index.ts';
import { categories } from '../catalogue/CategoryTile/CategoryTile.fixtures.ts';

export const languages: readonly LanguageOption[] = [
  { code: 'lt', name: 'Lietuvių', href: '?lang=lt' },
  { code: 'en', name: 'English', href: '?lang=en' },
  { code: 'ru', name: 'Русский', href: '?lang=ru' },
];

/** The courses panel: an audience, the categories, one course. */
export const coursesMenu: MegaMenuContent = {
  columns: [
    {
      title: 'Privatiems',
      links: [
        { label: 'Visi kursai', href: '/discover', current: true },
        { label: 'Artimiausios praktikos', href: '/discover?sort=date' },
        { label: 'Kaip tai veikia', href: '/how-it-works' },
      ],
    },
    {
      title: 'Kryptys',
      wide: true,
      links: categories.map(({ hue, name, href }) => ({ label: name, href, category: hue })),
    },
  ],
  feature: {
    title: 'Naujas POCUS kursas Kaune',
    text: 'Sausio 22–23 d., 9 vietos',
    href: '/course-about/108',
    category: 'imaging',
    seed: 108,
  },
};

export const headerItems: readonly HeaderItem[] = [
  {
    label: 'Kursai',
    current: true,
    menu: coursesMenu,
  },
  {
    label: 'Įmonėms ir įstaigoms',
    menu: {
      columns: [
        {
          title: 'Įmonėms ir įstaigoms',
          links: [
            { label: 'Komandų mokymai', href: '/business/about' },
            { label: 'Gauti pasiūlymą', href: '/help/offer' },
          ],
        },
      ],
    },
  },
  { label: 'Kaip tai veikia', href: '/how-it-works' },
  { label: 'Pagalba', href: '/faq' },
];

export const footerColumns: readonly FooterColumn[] = [
  {
    title: 'Mokymai',
    links: [
      { label: 'Visi kursai', href: '/discover' },
      { label: 'Kaip tai veikia', href: '/how-it-works' },
      { label: 'Simuliacijų kambarys', href: '/about' },
    ],
  },
  {
    title: 'Įmonėms ir įstaigoms',
    links: [
      { label: 'Komandų mokymai', href: '/business/about' },
      { label: 'Gauti pasiūlymą', href: '/help/offer' },
    ],
  },
  {
    title: 'Apie',
    links: [
      { label: 'Apie mus', href: '/page/11' },
      { label: 'ES projektai: vykdomi', href: '/projects/in-progress' },
      { label: 'Kontaktai', href: '/contacts' },
    ],
  },
  {
    title: 'Pagalba',
    links: [
      { label: 'DUK', href: '/faq' },
      { label: '+370 5 200 11 22', href: 'tel:+37052001122' },
      { label: 'labas@medeina.example', href: 'mailto:labas@medeina.example' },
    ],
  },
];

export const legalLinks: readonly FooterLink[] = [
  { label: 'Privatumo politika', href: '/page/3' },
  { label: 'Naudojimo taisyklės', href: '/page/5' },
];
