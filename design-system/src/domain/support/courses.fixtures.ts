import type { CourseCardProps } from '../catalogue/CourseCard/index.ts';
import { longWords } from '../../internal/words.fixtures.ts';

const facts = {
  hybrid: { kind: 'hybrid', label: 'Hibridinis' },
  online: { kind: 'online', label: 'Nuotolinis' },
  simulation: { kind: 'simulation', label: 'Simuliacija' },
} as const;

/** For stories of a single card. */
export const oneCourse: CourseCardProps = {
  courseId: 101,
  href: '/course-about/101',
  title: 'Specializuotas suaugusiųjų gaivinimas (ALS)',
  category: { hue: 'emergency', label: 'Skubioji pagalba' },
  facts: { format: facts.hybrid, duration: '14 val.', places: 'Vilnius, Kaunas' },
  price: { price: '289,00 €' },
  rating: { value: 4.9, count: 312 },
};

/** Courses in every state of a card: special price, range, free, no rating, long titles, another language. */
export const courses: readonly CourseCardProps[] = [
  oneCourse,
  {
    courseId: 102,
    href: '/course-about/102',
    title: 'Pradinis gaivinimas ir automatinio išorinio defibriliatoriaus naudojimas',
    category: { hue: 'emergency', label: 'Skubioji pagalba' },
    facts: { format: facts.hybrid, duration: '6 val.', places: 'Vilnius' },
    price: { price: '89,00 €', special: '69,00 €' },
    discount: '−22 %',
    rating: { value: 4.8, count: 547 },
  },
  {
    courseId: 103,
    href: '/course-about/103',
    title: 'EKG interpretacija: nuo ritmo iki sprendimo',
    category: { hue: 'cardiology', label: 'Kardiologija' },
    facts: { format: facts.online, duration: '9 val.' },
    price: { price: '64,00 €' },
    rating: { value: 4.9, count: 428 },
  },
  {
    courseId: 104,
    href: '/course-about/104',
    title: 'Sepsis: pirmoji valanda',
    category: { hue: 'emergency', label: 'Skubioji pagalba' },
    facts: { format: facts.online, duration: '3 val.' },
    price: { price: 'Nemokamai' },
  },
  {
    courseId: 105,
    href: '/course-about/105',
    title: 'Komandinis darbas kritinių situacijų metu (CRM)',
    category: { hue: 'communication', label: 'Komunikacija' },
    facts: { format: facts.simulation, duration: '8 val.', places: 'Vilnius' },
    price: { price: '164,00 €' },
    rating: { value: 4.9, count: 118 },
  },
  {
    courseId: 106,
    href: '/course-about/106',
    title: 'Sudėtingų kvėpavimo takų valdymas',
    category: { hue: 'airway', label: 'Kvėpavimas ir anestezija' },
    facts: { format: facts.simulation, duration: '10 val.', places: 'Vilnius' },
    price: { price: 'nuo 245,00 €' },
    rating: { value: 5, count: 77 },
  },
  {
    courseId: 107,
    href: '/course-about/107',
    title: 'Skubioji pediatrija: karščiuojantis vaikas, traukuliai, dehidratacija',
    category: { hue: 'paediatrics', label: 'Pediatrija' },
    facts: { format: facts.hybrid, duration: '12 val.', places: 'Kaunas' },
    price: { price: '196,00 €' },
    rating: { value: 4.9, count: 203 },
  },
  {
    courseId: 108,
    href: '/course-about/108',
    title: 'Tikslinė ultragarsinė ūminių būklių diagnostika (POCUS)',
    category: { hue: 'imaging', label: 'Vaizdinė diagnostika' },
    facts: { format: facts.hybrid, duration: '16 val.', places: 'Kaunas' },
    price: { price: '340,00 €', special: '298,00 €' },
    discount: '−12 %',
    rating: { value: 4.9, count: 141 },
  },
  {
    courseId: 109,
    href: '/course-about/109',
    title: 'Anafilaksija: atpažinimas ir gydymas per pirmąsias dešimt minučių',
    category: { hue: 'pharmacy', label: 'Farmacija' },
    facts: { format: facts.online, duration: '2 val.' },
    price: { price: '29,00 €' },
    rating: { value: 4.8, count: 251 },
  },
  {
    courseId: 110,
    href: '/course-about/110',
    title: 'Pokalbis apie blogas žinias: kaip sakyti, kada tylėti ir ką daryti po to',
    category: { hue: 'communication', label: 'Komunikacija' },
    facts: { format: facts.hybrid, duration: '4 val.', places: 'Vilnius' },
    price: { price: '79,00 €' },
    rating: { value: 4.8, count: 165 },
  },
  {
    courseId: 111,
    href: '/course-about/111',
    title: 'Intraveninių kateterių priežiūra ir infekcijų prevencija',
    category: { hue: 'nursing', label: 'Slauga' },
    facts: { format: facts.hybrid, duration: '5 val.', places: 'Klaipėda' },
    price: { price: '58,00 €' },
    rating: { value: 4.7, count: 186 },
  },
  {
    courseId: 112,
    href: '/course-about/112',
    title: 'Внутривенные катетеры: уход и профилактика инфекций',
    lang: 'ru',
    category: { hue: 'nursing', label: 'Slauga' },
    facts: { format: facts.hybrid, duration: '5 val.', places: 'Klaipėda' },
    price: { price: '58,00 €' },
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
  price: { price: '12 289,00 €', special: '10 259,00 €' },
  discount: '−22 %',
  rating: { value: 4.9, count: 12312 },
};

/** A small inline photo, so that stories need no network. */
export const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#7b6f63"/><circle cx="300" cy="280" r="170" fill="#c9b8a4"/><rect x="420" y="180" width="300" height="330" fill="#3f4a4c"/></svg>',
)}`;
