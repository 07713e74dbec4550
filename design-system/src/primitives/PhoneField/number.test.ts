import { expect, test } from 'vitest';
import { joinNumber, losesNothing, partNumber } from './number.ts';
import { phoneCountries } from './PhoneField.fixtures.ts';

function named(code: string) {
  return phoneCountries.find((country) => country.code === code);
}

test.each([
  ['+37061234567', 'LT', '61234567'],
  ['+370 612 34567', 'LT', '612 34567'],
  ['0037061234567', 'LT', '61234567'],
  ['(+370) 612', 'LT', '(+370) 612'],
  ['612 34567', 'LT', '612 34567'],
  ['+7 912 345', 'RU', '912 345'],
  ['+4', undefined, '+4'],
  ['+999 1', undefined, '+999 1'],
  ['', 'LT', ''],
])('%j has the country %s and the number %j', (text, code, national) => {
  const { country, national: rest } = partNumber(text, phoneCountries, named('LT'));
  expect(country?.code).toBe(code);
  expect(rest).toBe(national);
});

test('among countries that share a prefix the current one stays', () => {
  expect(partNumber('+77012', phoneCountries, named('KZ')).country?.code).toBe('KZ');
  expect(partNumber('+77012', phoneCountries, named('LT')).country?.code).toBe('RU');
});

test('a split number is joined unchanged', () => {
  expect(joinNumber({ country: named('LT'), national: '612 34567' })).toBe('+37061234567');
  expect(joinNumber({ country: undefined, national: '+999 1' })).toBe('+9991');
  expect(joinNumber({ country: named('LT'), national: ' ' })).toBe('');
});

test('a format that drops or changes a digit is ignored', () => {
  expect(losesNothing('61234567', '612 34567')).toBe('612 34567');
  expect(losesNothing('061234567', '612 34567')).toBe('061234567');
  expect(losesNothing('+999', '999')).toBe('+999');
});
