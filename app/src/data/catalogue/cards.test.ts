import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import en from '../../messages/en.json';
import lt from '../../messages/lt.json';
import ru from '../../messages/ru.json';
import { catalogueFormat } from '../format.ts';
import { mapOf, priceOf, priceRangeOf, sessionOf } from './cards.ts';

const intl = {
  lt: createIntl({ locale: 'lt', messages: lt }),
  en: createIntl({ locale: 'en', messages: en }),
  ru: createIntl({ locale: 'ru', messages: ru }),
};
/** Non-breaking spaces as plain ones: to be read here. */
const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ');

it('a range of prices goes from the least to the most that one would pay now', () => {
  const course = { price: 340, special: 298, price_from: true, price_to: 1340 };
  expect(plain(priceRangeOf(course, intl.lt))).toBe('298,00–1 340,00 €');
  expect(plain(priceRangeOf(course, intl.en))).toBe('€298.00–€1,340.00');
  expect(plain(priceRangeOf({ ...course, special: null }, intl.ru))).toBe('340,00–1 340,00 €');
});

it('what costs nothing is free, and what is not on offer has no price', () => {
  const price = {
    price: 0,
    price_formatted: '0,00 €',
    special: null,
    special_formatted: null,
    price_from: false,
  };
  expect(priceOf({ ...price, product_count: 1 }, intl.en)).toEqual({ price: en['catalogue.price.free'] });
  expect(priceOf({ ...price, product_count: 0 }, intl.en)).toBeUndefined();
});

it('one price is no range', () => {
  expect(
    priceRangeOf({ price: 340, special: 298, price_from: false, price_to: 298 }, intl.lt),
  ).toBeUndefined();
});

it.each([
  ['a seat left, and five other dates', { seats_left: 1, open_dates: 6 }, { seatsLeft: 1, more: 5 }],
  [
    'no seat left, which is none of the open dates',
    { seats_left: 0, open_dates: 2 },
    { seatsLeft: 0, more: 2 },
  ],
  ['as many seats as want to come', { seats_left: null, open_dates: 1 }, { seatsLeft: undefined, more: 0 }],
])('the nearest session has %s', (_, seats, shown) => {
  const course = { date: '2026-12-07', end_date: '2026-12-08', city: 'Vilnius', ...seats };
  const { days, ...session } = sessionOf(course, catalogueFormat(intl.lt, new Date('2026-11-01'))) ?? {};
  expect(plain(days?.replaceAll('\u2060', ''))).toBe('Gruodžio 7–8 d.');
  expect(session).toEqual({ place: 'Vilnius', ...shown });
});

it('what is learned whenever one likes has no session', () => {
  const course = { date: null, end_date: null, city: null, seats_left: null, open_dates: 0 };
  expect(sessionOf(course, catalogueFormat(intl.en))).toBeUndefined();
});

it.each([
  [
    'its address',
    { location_name: 'Rievė', location_address: 'Pavyzdžio g. 14', city: 'Vilnius' },
    'Pavyzdžio g. 14, Vilnius',
  ],
  [
    'its name without an address',
    { location_name: 'Rievė', location_address: null, city: 'Vilnius' },
    'Rievė, Vilnius',
  ],
])('a map finds a place by %s', (_, place, words) => {
  const map = new URL(mapOf(place) ?? '');
  expect(map.origin).toBe('https://www.openstreetmap.org');
  expect(map.searchParams.get('query')).toBe(words);
});

it('there is no map of what has no place', () => {
  expect(mapOf({ location_name: null, location_address: null, city: null })).toBeUndefined();
});
