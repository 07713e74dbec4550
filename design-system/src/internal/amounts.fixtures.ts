import { language } from './phrases/language.fixtures.ts';

/** Sums, shares and durations of stories, in the language of the toolbar. */

export function money(euros: number): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(euros);
}

export function percent(value: number): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(value / 100);
}

const units = {
  lt: { hour: ' val.', minute: ' min.' },
  en: { hour: ' h', minute: ' min' },
  ru: { hour: ' ч', minute: ' мин' },
}[language];

export function minutes(count: number): string {
  return `${count}${units.minute}`;
}

export function hours(count: number, rest = 0): string {
  return `${count}${units.hour}${rest === 0 ? '' : ` ${minutes(rest)}`}`;
}
