import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import en from '../../messages/en.json';
import lt from '../../messages/lt.json';
import ru from '../../messages/ru.json';
import { catalogueFormat } from '../format.ts';
import { factsOf } from './cards.ts';
import { lengthsOf, validityOf } from './lengths.ts';

const intl = {
  lt: createIntl({ locale: 'lt', messages: lt }),
  en: createIntl({ locale: 'en', messages: en }),
  ru: createIntl({ locale: 'ru', messages: ru }),
};
/** Non-breaking spaces as plain ones: to be read here. */
const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ');
const hybrid = { duration_hours: 14, theory_minutes: 126, practice_minutes: 720 };
const twoDays = { practice_days: 2, practice_minutes: 720 };

function lengths(
  course: Parameters<typeof lengthsOf>[0],
  product: Parameters<typeof lengthsOf>[1],
  language: keyof typeof intl = 'lt',
) {
  const { theory, practice, whole } = lengthsOf(
    course,
    product,
    intl[language],
    catalogueFormat(intl[language]),
  );
  return { theory: plain(theory), practice: plain(practice), whole: plain(whole) };
}

it('theory and practice are told apart, and never their sum', () => {
  const parts = { theory: '2 val. 6 min.', practice: '2 dienos, 12 val.', whole: undefined };
  expect(lengths(hybrid, twoDays)).toEqual(parts);
  expect(lengths(hybrid, twoDays, 'en')).toMatchObject({ theory: '2 h 6 min', practice: '2 days, 12 h' });
  expect(lengths(hybrid, { practice_days: 1, practice_minutes: 195 }, 'ru').practice).toBe(
    '1 день, 3 ч 15 мин',
  );
});

it('where no session is chosen only the theory is told, and a card tells how long the practice is', () => {
  expect(lengths(hybrid, undefined)).toEqual({
    theory: '2 val. 6 min.',
    practice: undefined,
    whole: undefined,
  });
  expect(lengths(hybrid, hybrid).practice).toBe('12 val.');
});

it('where the parts are not known, the whole is told', () => {
  const course = { duration_hours: 2, theory_minutes: 0, practice_minutes: 0 };
  expect(lengths(course, course)).toEqual({ theory: undefined, practice: undefined, whole: '2 val.' });
  expect(lengths({ ...course, duration_hours: 0 }, undefined).whole).toBeUndefined();
});

it.each([
  ['lt', 'Teorija 2 val. 6 min.', 'Praktika 12 val.'],
  ['en', 'Theory 2 h 6 min', 'Practice 12 h'],
  ['ru', 'Теория 2 ч 6 мин', 'Практика 12 ч'],
] as const)('a card in %s tells both by their names', (language, theory, practice) => {
  const card = factsOf(
    { ...hybrid, format: 'hybrid', cities: [] },
    intl[language],
    catalogueFormat(intl[language]),
  );
  expect([plain(card.theory), plain(card.practice), card.duration]).toEqual([theory, practice, undefined]);
});

it('a certificate is valid for years, months or without end', () => {
  expect(validityOf({ certificate_validity_months: 24 }, intl.lt)).toBe('Galioja 2 metus');
  expect(validityOf({ certificate_validity_months: 18 }, intl.en)).toBe('Valid for 18 months');
  expect(validityOf({ certificate_validity_months: null }, intl.lt)).toBe('Galioja neterminuotai');
});

it.each([
  ['lt', 5, 'Datą nemokamai keičiate iki praktikos likus bent 5 darbo dienoms.'],
  ['en', 1, 'Change the date free of charge up to 1 working day before the practice.'],
  ['ru', 3, 'Дату можно бесплатно перенести не позднее чем за 3 рабочих дня до практики.'],
] as const)('the rule on changing a date in %s', (language, days, rule) => {
  expect(intl[language].formatMessage({ id: 'catalogue.buy.dateChange' }, { days })).toBe(rule);
});
