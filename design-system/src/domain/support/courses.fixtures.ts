import type { CourseCardProps } from '../catalogue/CourseCard/index.ts';
import { longWords } from '../../internal/words.fixtures.ts';
import { hours, money, percent } from '../../internal/amounts.fixtures.ts';
import { t } from '../../internal/phrases.fixtures.ts';

const facts = {
  hybrid: { kind: 'hybrid', label: t('Hibridinis') },
  online: { kind: 'online', label: t('Nuotolinis') },
  simulation: { kind: 'simulation', label: t('Simuliacija') },
} as const;

/** For stories of a single card. */
export const oneCourse: CourseCardProps = {
  courseId: 101,
  href: '/course-about/101',
  title: t('Specializuotas suaugusiųjų gaivinimas (ALS)'),
  category: { hue: 'emergency', label: t('Skubioji pagalba') },
  facts: { format: facts.hybrid, duration: hours(14), places: t('Vilnius, Kaunas') },
  session: { days: t('Gruodžio 7–8 d.'), place: t('Vilnius'), seatsLeft: 1, more: 5 },
  price: { price: money(289) },
  rating: { value: 4.9, count: 312 },
};

/** Courses in every state of a card: special price, range, free, no rating, long titles, another language. */
export const courses: readonly CourseCardProps[] = [
  oneCourse,
  {
    courseId: 102,
    href: '/course-about/102',
    title: t('Pradinis gaivinimas ir automatinio išorinio defibriliatoriaus naudojimas'),
    category: { hue: 'emergency', label: t('Skubioji pagalba') },
    facts: { format: facts.hybrid, duration: hours(6), places: t('Vilnius') },
    session: { days: t('Gruodžio 4 d.'), place: t('Vilnius'), seatsLeft: 9, more: 2 },
    price: { price: money(89), special: money(69) },
    discount: percent(-22),
    rating: { value: 4.8, count: 547 },
  },
  {
    courseId: 103,
    href: '/course-about/103',
    title: t('EKG interpretacija: nuo ritmo iki sprendimo'),
    category: { hue: 'cardiology', label: t('Kardiologija') },
    facts: { format: facts.online, duration: hours(9) },
    price: { price: money(64) },
    rating: { value: 4.9, count: 428 },
  },
  {
    courseId: 104,
    href: '/course-about/104',
    title: t('Sepsis: pirmoji valanda'),
    category: { hue: 'emergency', label: t('Skubioji pagalba') },
    facts: { format: facts.online, duration: hours(3) },
    price: { price: t('Nemokamai') },
  },
  {
    courseId: 105,
    href: '/course-about/105',
    title: t('Komandinis darbas kritinių situacijų metu (CRM)'),
    category: { hue: 'communication', label: t('Komunikacija') },
    facts: { format: facts.simulation, duration: hours(8), places: t('Vilnius') },
    session: { days: t('Gruodžio 11 d.'), place: t('Vilnius'), seatsLeft: 0, more: 1 },
    price: { price: money(164) },
    rating: { value: 4.9, count: 118 },
  },
  {
    courseId: 106,
    href: '/course-about/106',
    title: t('Sudėtingų kvėpavimo takų valdymas'),
    category: { hue: 'airway', label: t('Kvėpavimas ir anestezija') },
    facts: { format: facts.simulation, duration: hours(10), places: t('Vilnius') },
    price: { price: t('nuo {price}', { price: money(245) }) },
    rating: { value: 5, count: 77 },
  },
  {
    courseId: 107,
    href: '/course-about/107',
    title: t('Skubioji pediatrija: karščiuojantis vaikas, traukuliai, dehidratacija'),
    category: { hue: 'paediatrics', label: t('Pediatrija') },
    facts: { format: facts.hybrid, duration: hours(12), places: t('Kaunas') },
    price: { price: money(196) },
    rating: { value: 4.9, count: 203 },
  },
  {
    courseId: 108,
    href: '/course-about/108',
    title: t('Tikslinė ultragarsinė ūminių būklių diagnostika (POCUS)'),
    category: { hue: 'imaging', label: t('Vaizdinė diagnostika') },
    facts: { format: facts.hybrid, duration: hours(16), places: t('Kaunas') },
    price: { price: money(340), special: money(298) },
    discount: percent(-12),
    rating: { value: 4.9, count: 141 },
  },
  {
    courseId: 109,
    href: '/course-about/109',
    title: t('Anafilaksija: atpažinimas ir gydymas per pirmąsias dešimt minučių'),
    category: { hue: 'pharmacy', label: t('Farmacija') },
    facts: { format: facts.online, duration: hours(2) },
    price: { price: money(29) },
    rating: { value: 4.8, count: 251 },
  },
  {
    courseId: 110,
    href: '/course-about/110',
    title: t('Pokalbis apie blogas žinias: kaip sakyti, kada tylėti ir ką daryti po to'),
    category: { hue: 'communication', label: t('Komunikacija') },
    facts: { format: facts.hybrid, duration: hours(4), places: t('Vilnius') },
    price: { price: money(79) },
    rating: { value: 4.8, count: 165 },
  },
  {
    courseId: 111,
    href: '/course-about/111',
    title: t('Intraveninių kateterių priežiūra ir infekcijų prevencija'),
    category: { hue: 'nursing', label: t('Slauga') },
    facts: { format: facts.hybrid, duration: hours(5), places: t('Klaipėda') },
    price: { price: money(58) },
    rating: { value: 4.7, count: 186 },
  },
  {
    courseId: 112,
    href: '/course-about/112',
    title: 'Внутривенные катетеры: уход и профилактика инфекций',
    lang: 'ru',
    category: { hue: 'nursing', label: t('Slauga') },
    facts: { format: facts.hybrid, duration: hours(5), places: t('Klaipėda') },
    price: { price: money(58) },
    rating: { value: 4.6, count: 94 },
  },
];

/** A course with the longest texts, the title more than 200 characters. */
export const longCourse: CourseCardProps = {
  ...oneCourse,
  courseId: 999,
  title: `${longWords.lt} ir ${longWords.ru}, ${longWords.en}`,
  lang: 'lt',
  category: { hue: 'imaging', label: 'Медицинская визуализация и ультразвуковая диагностика' },
  facts: {
    format: { kind: 'simulation', label: 'Практическое занятие' },
    duration: '24 часа 30 минут',
    places: 'Вильнюс, Каунас, Клайпеда, Шяуляй',
  },
  session: {
    days: '29 сентября 2027 г. – 2 октября 2027 г.',
    place: longWords.lt,
    seatsLeft: 2,
    more: 121,
  },
  price: { price: '12 289,00 €', special: '10 259,00 €' },
  discount: percent(-22),
  rating: { value: 4.9, count: 12312 },
};

/** A small inline photo, so that stories need no network. */
export const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#7b6f63"/><circle cx="300" cy="280" r="170" fill="#c9b8a4"/><rect x="420" y="180" width="300" height="330" fill="#3f4a4c"/></svg>',
)}`;
