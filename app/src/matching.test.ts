import { expect, test } from 'vitest';
import { addressKey, matchAddress, preloadsOf } from './matching.ts';

test.each([
  ['/', 'catalogue/HomePage', {}],
  ['/course/12/subjects', 'catalogue/CourseAboutPage', { id: '12' }],
  ['/course-about/12/discover', 'catalogue/CourseAboutPage', { id: '12', backRoute: 'discover' }],
  ['/course/12', 'learning/CoursePage', { id: '12' }],
  ['/course/12/theory', 'learning/CoursePage', { id: '12' }],
  ['/course/12/theory/5', 'learning/CoursePage', { id: '12', subject: '5' }],
  ['/course/extlms/12', 'learning/CoursePage', { environment: 'extlms', id: '12' }],
  ['/course/extlms/12/theory/5', 'learning/CoursePage', { environment: 'extlms', id: '12', subject: '5' }],
  ['/dashboard/courses', 'learning/CoursesPage', {}],
])('%s is %s', (address, page, parameters) => {
  const { entry, place, exists } = matchAddress(address);
  expect(entry.page).toBe(page);
  expect(place.params).toMatchObject(parameters);
  expect(exists).toBe(true);
});

test.each([
  '/nothing/here',
  '/About',
  '/course/5/Reviews',
  '/page/abc',
  '/page/0',
  '/course-about/99999999999',
  '/course/extlms/zzz',
])('%s does not exist and asks for nothing', (address) => {
  const matched = matchAddress(address);
  expect(matched.exists).toBe(false);
  expect(preloadsOf(matched)).toEqual([]);
});

const key = (address: string): string => addressKey(address, matchAddress(address));

test('the key of an address holds what the page understands, in one order', () => {
  expect(key('/discover?utm_source=x&q=als&category_id=61')).toBe('/discover?category_id=61&q=als');
  expect(key('/discover?category_id=61&q=als')).toBe('/discover?category_id=61&q=als');
  expect(key('/page/5?lang=ru')).toBe('/page/5');
});
