import type { CourseProgressListLabels, CourseProgressRowProps } from './CourseProgressRow.tsx';

/** In progress, not started, completed. */
export const progressRows: readonly CourseProgressRowProps[] = [
  {
    id: 101,
    title: 'Specializuotas suaugusiųjų gaivinimas (ALS)',
    href: '/course/101/theory',
    category: { hue: 'emergency', label: 'Skubioji pagalba' },
    done: 11,
    total: 27,
    percent: '41 %',
    count: '11 iš 27',
    date: '2026-12-04 – 12-05',
    grade: { value: '8,4', href: '/course/101/grades' },
  },
  {
    id: 110,
    title: 'Blogų žinių pranešimas: pokalbis su pacientu ir artimaisiais',
    href: '/course/110/theory',
    category: { hue: 'communication', label: 'Komunikacija' },
    done: 0,
    total: 11,
    percent: '0 %',
    count: '0 iš 11',
    date: '2026-12-16',
  },
  {
    id: 104,
    title: 'Sepsis: pirmoji valanda',
    href: '/course/104/theory',
    category: { hue: 'emergency', label: 'Skubioji pagalba' },
    done: 9,
    total: 9,
    percent: '100 %',
    count: '9 iš 9',
    date: '2026-10-22',
    grade: { value: '9,6' },
  },
];

export const progressLabels: CourseProgressListLabels = {
  list: 'Mano kursai',
  course: 'Kursas',
  progress: 'Pažanga',
  date: 'Data',
  grade: 'Įvertinimas',
  notStarted: 'Nepradėta',
  completed: 'Baigta',
  noGrade: 'Neįvertinta',
};
