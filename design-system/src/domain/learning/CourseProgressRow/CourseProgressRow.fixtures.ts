import type { CourseProgressRowProps } from './CourseProgressRow.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';

/** In progress, not started, completed. */
export const progressRows: readonly CourseProgressRowProps[] = [
  {
    id: 101,
    title: t('Specializuotas suaugusiųjų gaivinimas (ALS)'),
    href: '/course/101/theory',
    category: { hue: 'emergency', label: t('Skubioji pagalba') },
    done: 11,
    total: 27,
    from: '2026-12-04',
    to: '2026-12-05',
    daysOf: 'practice',
    grade: { value: 8.4, href: '/course/101/grades' },
  },
  {
    id: 110,
    title: t('Blogų žinių pranešimas: pokalbis su pacientu ir artimaisiais'),
    href: '/course/110/theory',
    category: { hue: 'communication', label: t('Komunikacija') },
    done: 0,
    total: 11,
    from: '2026-12-16',
    daysOf: 'practice',
  },
  {
    id: 104,
    title: t('Sepsis: pirmoji valanda'),
    href: '/course/104/theory',
    category: { hue: 'emergency', label: t('Skubioji pagalba') },
    done: 9,
    total: 9,
    from: '2026-10-22',
    daysOf: 'theory',
    grade: { value: 9.6 },
  },
];
