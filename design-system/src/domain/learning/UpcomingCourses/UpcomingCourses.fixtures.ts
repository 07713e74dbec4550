import type { UpcomingCourse } from './UpcomingCourses.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';

export const upcomingCourses: readonly UpcomingCourse[] = [
  {
    id: 101,
    title: t('Specializuotas suaugusiųjų gaivinimas (ALS)'),
    href: '/course/101/general',
    category: 'emergency',
    from: '2026-12-04',
    to: '2026-12-05',
    place: t('Vilnius, Pavyzdžio g. 14'),
    startTime: '09:00',
    endTime: '17:00',
  },
  {
    id: 111,
    title: t('Intraveninių kateterių priežiūra ir infekcijų prevencija'),
    href: '/course/111/general',
    category: 'nursing',
    from: '2026-12-09',
    place: t('Klaipėda, Liepojos g. 41'),
    startTime: '13:00',
    endTime: '18:00',
  },
  {
    id: 110,
    title: t('Blogų žinių pranešimas: pokalbis su pacientu ir artimaisiais'),
    href: '/course/110/general',
    category: 'communication',
    from: '2026-12-16',
    place: t('Vilnius, Pavyzdžio g. 14'),
    startTime: '10:00',
    endTime: '14:00',
  },
  {
    id: 106,
    title: t('Sudėtingų kvėpavimo takų valdymas'),
    href: '/course/106/general',
    category: 'airway',
    from: '2027-01-14',
    to: '2027-01-15',
    place: t('Vilnius, Pavyzdžio g. 14'),
    startTime: '09:00',
    endTime: '19:00',
  },
];
