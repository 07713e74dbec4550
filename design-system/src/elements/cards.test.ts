import { expect, it } from 'vitest';
import { cardOf } from './cards.ts';
import type { Course } from './wire.ts';
import { wordsOf } from './words.ts';

const course: Course = {
  id: 101,
  title: 'ALS',
  image: null,
  category: { key: 'emergency', name: 'Skubioji pagalba' },
  format: 'hybrid',
  theory_minutes: 84,
  practice_minutes: 720,
  cities: [],
  rating: 0,
  review_count: 0,
  price: 10,
  price_formatted: '10,00 €',
  special: null,
  special_formatted: null,
  price_from: false,
  product_count: 1,
  date: null,
  end_date: null,
  city: null,
  seats_left: null,
  open_dates: 0,
};

function lengths(one: Course, language: Parameters<typeof wordsOf>[0]) {
  const { theory, practice } = cardOf(one, 'https://catalogue.example.org', wordsOf(language)).facts ?? {};
  return [theory, practice].map((text) => text?.replaceAll('\u00a0', ' '));
}

it.each([
  ['lt', 'Teorija 1 val. 24 min.', 'Praktika 12 val.'],
  ['en', 'Theory 1 h 24 min', 'Practice 12 h'],
  ['ru', 'Теория 1 ч 24 мин', 'Практика 12 ч'],
] as const)('a card in %s tells theory and practice apart', (language, theory, practice) => {
  expect(lengths(course, language)).toEqual([theory, practice]);
});

it('a card tells nothing of a part that there is not', () => {
  expect(lengths({ ...course, theory_minutes: 0 }, 'en')).toEqual([undefined, 'Practice 12 h']);
  expect(lengths({ ...course, theory_minutes: 45 }, 'en')).toEqual(['Theory 45 min', 'Practice 12 h']);
});

it.each([
  [1, { price: wordsOf('en').free }],
  [0, undefined],
])('a card of a course without a price and with %i products', (count, shown) => {
  const one = { ...course, price: 0, product_count: count };
  expect(cardOf(one, 'https://catalogue.example.org', wordsOf('en')).price).toEqual(shown);
});
