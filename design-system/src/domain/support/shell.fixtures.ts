import type { FooterColumn, FooterLink } from '../site/Footer/index.ts';
import type { HeaderItem } from '../site/Header/index.ts';
import type { LanguageOption } from '../site/LanguageSwitch/index.ts';
import type { MegaMenuContent } from '../site/MegaMenu/index.ts';
import { categories } from '../catalogue/CategoryTile/CategoryTile.fixtures.ts';
import { t } from '../../internal/phrases.fixtures.ts';

export const languages: readonly LanguageOption[] = [
  { code: 'lt', name: 'Lietuvių', href: '?lang=lt' },
  { code: 'en', name: 'English', href: '?lang=en' },
  { code: 'ru', name: 'Русский', href: '?lang=ru' },
];

/** The courses panel: an audience, the categories, one course. */
export const coursesMenu: MegaMenuContent = {
  columns: [
    {
      title: t('Privatiems'),
      links: [
        { label: t('Visi kursai'), href: '/discover', current: true },
        { label: t('Artimiausios praktikos'), href: '/discover?sort=date' },
        { label: t('Kaip tai veikia'), href: '/how-it-works' },
      ],
    },
    {
      title: t('Kryptys'),
      wide: true,
      links: categories.map(({ hue, name, href }) => ({ label: name, href, category: hue })),
    },
  ],
  feature: {
    title: t('Naujas POCUS kursas Kaune'),
    text: t('Sausio 22–23 d., 9 vietos'),
    href: '/course-about/108',
    category: 'imaging',
    seed: 108,
  },
};

export const headerItems: readonly HeaderItem[] = [
  {
    label: t('Kursai'),
    current: true,
    menu: coursesMenu,
  },
  {
    label: t('Įmonėms ir įstaigoms'),
    menu: {
      columns: [
        {
          title: t('Įmonėms ir įstaigoms'),
          links: [
            { label: t('Komandų mokymai'), href: '/business/about' },
            { label: t('Gauti pasiūlymą'), href: '/help/offer' },
          ],
        },
      ],
    },
  },
  { label: t('Kaip tai veikia'), href: '/how-it-works' },
  { label: t('Pagalba'), href: '/faq' },
];

export const footerColumns: readonly FooterColumn[] = [
  {
    title: t('Mokymai'),
    links: [
      { label: t('Visi kursai'), href: '/discover' },
      { label: t('Kaip tai veikia'), href: '/how-it-works' },
      { label: t('Simuliacijų kambarys'), href: '/about' },
    ],
  },
  {
    title: t('Įmonėms ir įstaigoms'),
    links: [
      { label: t('Komandų mokymai'), href: '/business/about' },
      { label: t('Gauti pasiūlymą'), href: '/help/offer' },
    ],
  },
  {
    title: t('Apie'),
    links: [
      { label: t('Apie mus'), href: '/page/11' },
      { label: t('ES projektai: vykdomi'), href: '/projects/in-progress' },
      { label: t('Kontaktai'), href: '/contacts' },
    ],
  },
  {
    title: t('Pagalba'),
    links: [
      { label: t('DUK'), href: '/faq' },
      { label: '+370 5 200 11 22', href: 'tel:+37052001122' },
      { label: 'labas@medeina.example', href: 'mailto:labas@medeina.example' },
    ],
  },
];

export const legalLinks: readonly FooterLink[] = [
  { label: t('Privatumo politika'), href: '/page/3' },
  { label: t('Naudojimo taisyklės'), href: '/page/5' },
];
