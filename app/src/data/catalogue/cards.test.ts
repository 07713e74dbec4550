import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import en from '../../messages/en.json';
import lt from '../../messages/lt.json';
import ru from '../../messages/ru.json';
import { priceRangeOf } from './cards.ts';

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

it('one price is no range', () => {
  expect(
    priceRangeOf({ price: 340, special: 298, price_from: false, price_to: 298 }, intl.lt),
  ).toBeUndefined();
});
