import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import en from '../messages/en.json';
import lt from '../messages/lt.json';
import ru from '../messages/ru.json';
import { catalogueFormat } from './format.ts';
import { writeMoment } from '../activities/moment.ts';
import { waitsUntil } from './shopping/orders.ts';

const today = new Date('2026-11-20T12:00:00Z');
const intl = {
  lt: createIntl({ locale: 'lt', messages: lt }),
  en: createIntl({ locale: 'en', messages: en }),
  ru: createIntl({ locale: 'ru', messages: ru }),
};
const format = {
  lt: catalogueFormat(intl.lt, today),
  en: catalogueFormat(intl.en, today),
  ru: catalogueFormat(intl.ru, today),
};
/** Non-breaking spaces as plain ones, and no word joiners: to be read here. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

describe('days', () => {
  it('are written out, with the year where it is not this one', () => {
    expect(plain(format.lt.day('2026-12-04'))).toBe('gruodžio 4 d.');
    expect(plain(format.lt.day('2027-01-14'))).toBe('2027 m. sausio 14 d.');
    expect(plain(format.en.day('2026-12-04'))).toBe('4 December');
    expect(plain(format.ru.day('2027-01-14'))).toBe('14 января 2027 г.');
    expect(plain(format.en.fullDay('2026-12-04'))).toBe('4 December 2026');
    expect(plain(format.lt.fullDay('2026-12-04'))).toBe('2026 m. gruodžio 4 d.');
  });

  it('break between the year and the month alone', () => {
    expect(format.lt.fullDay('2027-01-14')).toBe('2027\u00a0m. sausio\u00a014\u00a0d.');
    expect(format.en.fullDay('2027-01-14')).toBe('14\u00a0January 2027');
    expect(format.ru.fullDay('2027-01-14')).toBe('14\u00a0января 2027\u00a0г.');
    expect(format.lt.day('2026-12-04')).toBe('gruodžio\u00a04\u00a0d.');
  });

  it('of one month share it', () => {
    expect(plain(format.lt.days('2026-12-04', '2026-12-05'))).toBe('gruodžio 4–5 d.');
    expect(plain(format.en.days('2026-12-04', '2026-12-05'))).toBe('4–5 December');
    expect(plain(format.ru.days('2027-01-14', '2027-01-15'))).toBe('14–15 января 2027 г.');
  });

  it('of two months are both written', () => {
    expect(plain(format.lt.days('2026-11-30', '2026-12-01'))).toBe('lapkričio 30 d. – gruodžio 1 d.');
    expect(plain(format.en.days('2026-12-04', null))).toBe('4 December');
    expect(plain(format.en.days('2026-12-04', '2026-12-04'))).toBe('4 December');
  });

  it('never part from their number', () => {
    expect(format.lt.days('2026-12-04', '2026-12-05')).toContain('5\u00a0d.');
  });

  it('never part from each other', () => {
    expect(format.ru.days('2027-01-14', '2027-01-15')).toContain('14\u2060–\u206015');
  });
});

describe('moments', () => {
  // Without a time zone: by the clock of the device.
  const moment = '2026-12-07T14:30:00';

  it('are British in English, with a clock of 24 hours', () => {
    expect(waitsUntil({ expires_at: moment }, intl.en)).toBe('7 December at 14:30');
    expect(writeMoment(intl.en, moment, { dateStyle: 'medium' })).toBe('7 Dec 2026');
    expect(writeMoment(intl.en, moment, { hour: '2-digit', minute: '2-digit' })).toBe('14:30');
  });

  it('follow the language', () => {
    expect(plain(waitsUntil({ expires_at: moment }, intl.lt) ?? '')).toBe('gruodžio 7 d. 14:30');
    expect(plain(writeMoment(intl.ru, moment, { dateStyle: 'long' }))).toBe('7 декабря 2026 г.');
  });

  it('are written in a time zone that is named', () => {
    const midnight = '2026-12-07T00:00:00Z';
    expect(writeMoment(intl.en, midnight, { dateStyle: 'long', timeZone: 'America/New_York' })).toBe(
      '6 December 2026',
    );
  });
});

describe('durations', () => {
  it('are hours and minutes', () => {
    expect(plain(format.lt.minutes(100))).toBe('1 val. 40 min.');
    expect(plain(format.en.minutes(45))).toBe('45 min');
    expect(plain(format.ru.minutes(120))).toBe('2 ч');
    expect(plain(format.lt.hours(1.5))).toBe('1,5 val.');
  });
});

describe('prices and ratings', () => {
  it('say what is saved, where something is', () => {
    expect(plain(format.lt.discount(89, 69) ?? '')).toBe('−22 %');
    expect(format.lt.discount(89, 89)).toBeUndefined();
    expect(format.lt.discount(0, 0)).toBeUndefined();
  });

  it('have one decimal', () => {
    expect(format.lt.rating(5)).toBe('5,0');
    expect(format.en.rating(4.75)).toBe('4.8');
  });
});
