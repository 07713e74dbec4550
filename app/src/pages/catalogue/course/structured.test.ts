import type { Product } from '@medeina/contract';
import { expect, test } from 'vitest';
import { instancesOf } from './structured.ts';

const undated: Product = {
  product_id: 1,
  price: 10,
  price_formated: '10,00 €',
  special: null,
  special_until: null,
  hl_original_price: null,
  course_duration: 0,
  start_date: null,
  end_date: null,
  location_name: null,
  location_address: null,
  city: null,
  practice_days: null,
  practice_minutes: null,
  seats: null,
  seats_left: null,
};
const dated: Product = { ...undated, product_id: 2, start_date: '2026-12-04', end_date: '2026-12-05' };
const course: Parameters<typeof instancesOf>[0] = {
  format: 'hybrid',
  duration_hours: 0,
  theory_minutes: 0,
  practice_minutes: 0,
  lecturers: [],
  products: [dated, undated],
};

test('theory is the workload and practice the schedule, and neither holds the other', () => {
  const session = { ...dated, practice_days: 2, practice_minutes: 720 };
  const parts = { ...course, duration_hours: 14, theory_minutes: 120, practice_minutes: 720 };
  expect(instancesOf({ ...parts, products: [session, undated] })).toEqual([
    {
      '@type': 'CourseInstance',
      courseMode: 'Blended',
      courseWorkload: 'PT120M',
      courseSchedule: { '@type': 'Schedule', repeatFrequency: 'Daily', repeatCount: 2, duration: 'PT360M' },
      startDate: '2026-12-04',
      endDate: '2026-12-05',
    },
    { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: 'PT120M' },
  ]);
  expect(instancesOf({ ...parts, products: [] })).toEqual([
    { '@type': 'CourseInstance', courseMode: 'Blended', courseWorkload: 'PT120M' },
  ]);
});

test('practice without a session, or a whole whose parts are not known, is the workload', () => {
  const alone = { ...course, duration_hours: 8, products: [undated] };
  expect(instancesOf({ ...alone, practice_minutes: 480 })).toMatchObject([{ courseWorkload: 'PT480M' }]);
  expect(instancesOf(alone)).toMatchObject([{ courseWorkload: 'PT480M' }]);
});

test('an instance names who teaches it', () => {
  const lecturers = [
    { name: 'Ona Onaitė', profession: 'Gydytoja', about: 'Gaivina.' },
    { name: 'Jonas Jonaitis', profession: 'Slaugytojas', about: null },
  ];
  const [instance] = instancesOf({ ...course, lecturers });
  expect(instance).toHaveProperty('instructor', [
    { '@type': 'Person', name: 'Ona Onaitė', jobTitle: 'Gydytoja', description: 'Gaivina.' },
    { '@type': 'Person', name: 'Jonas Jonaitis', jobTitle: 'Slaugytojas', description: undefined },
  ]);
});

test('where no hours are known a session says its days, and what has none is left out', () => {
  expect(instancesOf(course)).toEqual([
    {
      '@type': 'CourseInstance',
      courseMode: 'Blended',
      courseSchedule: { '@type': 'Schedule', repeatFrequency: 'Daily', repeatCount: 2 },
      startDate: '2026-12-04',
      endDate: '2026-12-05',
    },
  ]);
});

test('without hours or days no way to take the course is given', () => {
  expect(instancesOf({ ...course, products: [undated] })).toEqual([]);
  expect(instancesOf({ ...course, products: [] })).toEqual([]);
});
