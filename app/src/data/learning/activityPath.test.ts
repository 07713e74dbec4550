import { expect, test } from 'vitest';
import { activityPath, readActivityQuery } from './activityPath.ts';

const back = '/course/5/tests';
const read = (value: unknown) => readActivityQuery(JSON.stringify(value), back);
const url = '/api/courses/activity/12/launch';

test('what one writes the other reads', () => {
  const query = { material: 12, title: 'Testas „A&B“ + 100 %', backUrl: '/course/5/theory/3?material=12' };
  const address = new URL(activityPath(5, query), 'http://own.invalid');
  expect(address.pathname).toBe('/course/5/activity');
  expect(readActivityQuery(address.searchParams.get('json'), back)).toEqual(query);
});

test('an address of another site leads nowhere', () => {
  for (const bad of [
    'https://evil.example/x',
    '//evil.example',
    '/api/auth/logout',
    '/api/courses/activity/12/launch?x=1',
    '/api/courses/activity/../launch',
    '/api/courses/activity/0x12/launch',
    12,
  ])
    expect([bad, read({ url: bad, title: 'x' })]).toEqual([bad, undefined]);
  for (const backUrl of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    7,
  ])
    expect([backUrl, read({ url, title: 'x', backUrl })?.backUrl]).toEqual([backUrl, back]);
});

test('what is no JSON is nothing', () => {
  expect(readActivityQuery(null, back)).toBeUndefined();
  expect(readActivityQuery('{', back)).toBeUndefined();
  expect(read(null)).toBeUndefined();
  expect(read({ url })).toEqual({ material: 12, title: '', backUrl: back });
});
