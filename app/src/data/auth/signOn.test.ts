import { expect, test } from 'vitest';
import { readReturn, signOnPath } from './signOn.ts';

test.each([
  ['', null],
  ['?redirect=/discover', null],
  ['?access_token=c', null],
  [
    '?access_token=c&refresh_token=c&environment=pmp&action=login',
    { code: 'c', environment: 'pmp', action: 'login' },
  ],
  [
    '?access_token=c&refresh_token=c&environment=pmp&action=link',
    { code: 'c', environment: 'pmp', action: 'link' },
  ],
  ['?error=cancelled&action=link', 'cancelled'],
  ['?error=%3Cscript%3E', 'refused'],
])('the return %s is read as %j', (search, expected) => {
  expect(readReturn(search)).toEqual(expected);
});

test('the way to a provider carries where to go on, and where to when it fails', () => {
  expect(signOnPath('pmp', { redirect: null })).toBe('/oauth-login?environment=pmp');
  expect(signOnPath('pmp', { redirect: '/dashboard/settings', wantsLink: true })).toBe(
    '/oauth-login?environment=pmp&redirect=%2Fdashboard%2Fsettings&back_uri=%2Fdashboard%2Fsettings&link=1',
  );
});
