import type { Customer } from '@medeina/contract';
import { expect, test } from 'vitest';
import { type ArrivedPerson, isProfileComplete, placeAfterLogin } from './loginFlow.ts';

const customer: Customer = {
  customer_id: 1,
  email: 'ona@example.org',
  firstname: 'Ona',
  lastname: 'Žalė',
  telephone: '+37061234567',
  date_of_birth: '1990-02-28',
};
const arrived: ArrivedPerson = {
  customer,
  asked: null,
  mustChangePassword: false,
  shopping: false,
  isLeaving: false,
};
const newcomer = { ...customer, telephone: null };

test.each<[string, Partial<ArrivedPerson>, string]>([
  ['their courses', {}, '/dashboard/courses'],
  ['home where one can buy', { shopping: true }, '/'],
  [
    'the place that was asked for',
    { asked: '/course/102/general?material=1' },
    '/course/102/general?material=1',
  ],
  [
    'the settings for a forced change',
    { mustChangePassword: true },
    '/dashboard/settings?openChangePassword=true',
  ],
  ['the place before a forced change', { mustChangePassword: true, asked: '/discover' }, '/discover'],
  [
    'the offer to keep an account that is to be erased, and then on',
    { isLeaving: true, asked: '/course/102?tab=1' },
    '/dashboard/deletion?redirect=%2Fcourse%2F102%3Ftab%3D1',
  ],
  ['the settings while something is missing', { customer: newcomer }, '/dashboard/settings'],
  [
    'the settings, with the place remembered',
    { customer: newcomer, asked: '/course/102?tab=1' },
    '/dashboard/settings?redirect=%2Fcourse%2F102%3Ftab%3D1',
  ],
  [
    'the settings, with both',
    { customer: newcomer, asked: '/discover', mustChangePassword: true },
    '/dashboard/settings?redirect=%2Fdiscover&openChangePassword=true',
  ],
  [
    'the course that is being bought',
    { customer: newcomer, asked: '/course-about/102?product_id=7' },
    '/course-about/102?product_id=7',
  ],
  [
    'the settings where no date is chosen',
    { customer: newcomer, asked: '/course-about/102?product_id=x' },
    '/dashboard/settings?redirect=%2Fcourse-about%2F102%3Fproduct_id%3Dx',
  ],
])('a login leads to %s', (_what, facts, place) => {
  expect(placeAfterLogin({ ...arrived, ...facts })).toBe(place);
});

test.each(['email', 'firstname', 'lastname', 'telephone', 'date_of_birth'] as const)(
  'a profile without %s is incomplete',
  (field) => {
    expect(isProfileComplete(customer)).toBe(true);
    expect(isProfileComplete({ ...customer, [field]: '' })).toBe(false);
  },
);
