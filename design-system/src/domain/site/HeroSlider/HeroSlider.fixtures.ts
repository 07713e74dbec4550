import type { HeroSlide } from './HeroSlider.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';

/** The slides of the home page. */
export const slides = [
  {
    id: '1',
    label: t('Hibridiniai mokymai'),
    title: t('Mokykitės tarp pamainų. Treniruokitės be rizikos pacientui.'),
    lead: t(
      'Teoriją išmoksite internetu, savo tempu. Sprendimus ir praktinius įgūdžius įtvirtinsite simuliacijų kambaryje, grupėje po tris.',
    ),
    actions: [
      { label: t('Rasti kursą'), href: '/discover' },
      { label: t('Kaip vyksta mokymai'), href: '/how-it-works' },
    ],
  },
  {
    id: '2',
    label: t('Naujas kambarys Kaune'),
    title: t('Naujas simuliacijų kambarys Kaune'),
    lead: t('Nuo sausio praktika vyksta ir Pavyzdžio gatvėje.'),
    actions: [{ label: t('Artimiausios datos'), href: '/discover?sort=date' }],
    pattern: 'emergency',
  },
  {
    id: '3',
    label: t('Grupės prenumerata įstaigoms'),
    title: t('Komanda, kuri treniruojasi kartu, krizę sutinka ramiau'),
    lead: t('Ligoninėms, poliklinikoms ir vaistinėms: nuo šimto darbuotojų, su aiškia kaina asmeniui.'),
    actions: [{ label: t('Gauti pasiūlymą'), href: '/help/offer' }],
    pattern: 'communication',
  },
] as const satisfies readonly HeroSlide[];
