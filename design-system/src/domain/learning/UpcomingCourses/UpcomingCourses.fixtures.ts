import type { UpcomingCourse, UpcomingCoursesLabels } from './UpcomingCourses.tsx';

export const upcomingCourses: readonly UpcomingCourse[] = [
  {
    id: 101,
    title: 'Specializuotas suaugusiųjų gaivinimas (ALS)',
    href: '/course/101/general',
    category: 'emergency',
    from: '2026-12-04',
    to: '2026-12-05',
    place: 'Vilnius, Santariškių g. 14',
    time: '9:00–17:00',
  },
  {
    id: 111,
    title: 'Intraveninių kateterių priežiūra ir infekcijų prevencija',
    href: '/course/111/general',
    category: 'nursing',
    from: '2026-12-09',
    place: 'Klaipėda, Liepojos g. 41',
    time: '13:00–18:00',
  },
  {
    id: 110,
    title: 'Blogų žinių pranešimas: pokalbis su pacientu ir artimaisiais',
    href: '/course/110/general',
    category: 'communication',
    from: '2026-12-16',
    place: 'Vilnius, Santariškių g. 14',
    time: '10:00–14:00',
  },
  {
    id: 106,
    title: 'Sudėtingų kvėpavimo takų valdymas',
    href: '/course/106/general',
    category: 'airway',
    from: '2027-01-14',
    to: '2027-01-15',
    place: 'Vilnius, Santariškių g. 14',
    time: '9:00–19:00',
  },
];

export const upcomingLabels: UpcomingCoursesLabels = {
  list: 'Artimiausi kursai',
  open: 'Atverti kursą',
  empty: 'Artimiausių kursų nėra',
  emptyHint: 'Pasirinkę praktikos datą, čia matysite, kada ir kur ji vyks.',
  calendar: { previous: 'Ankstesnis mėnuo', next: 'Kitas mėnuo' },
};
