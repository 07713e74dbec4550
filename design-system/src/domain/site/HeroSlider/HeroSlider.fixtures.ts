import type { HeroSlide } from './HeroSlider.tsx';

/** The slides of the home page. */
export const slides = [
  {
    id: '1',
    label: 'Hibridiniai mokymai',
    title: 'Mokykitės tarp pamainų. Treniruokitės be rizikos pacientui.',
    lead: 'Teoriją išmoksite internetu, savo tempu. Sprendimus ir rankų darbą įtvirtinsite simuliacijų kambaryje, grupėje po tris.',
    actions: [
      { label: 'Rasti kursą', href: '/discover' },
      { label: 'Kaip vyksta mokymai', href: '/how-it-works' },
    ],
  },
  {
    id: '2',
    label: 'Naujas kambarys Kaune',
    title: 'Naujas simuliacijų kambarys Kaune',
    lead: 'Nuo sausio praktika vyksta ir Eivenių gatvėje.',
    actions: [{ label: 'Artimiausios datos', href: '/discover?sort=date' }],
    pattern: 'emergency',
  },
  {
    id: '3',
    label: 'Grupės prenumerata įstaigoms',
    title: 'Komanda, kuri treniruojasi kartu, krizę sutinka ramiau',
    lead: 'Ligoninėms, poliklinikoms ir vaistinėms: nuo šimto darbuotojų, su aiškia kaina asmeniui.',
    actions: [{ label: 'Gauti pasiūlymą', href: '/help/offer' }],
    pattern: 'communication',
  },
] as const satisfies readonly HeroSlide[];
