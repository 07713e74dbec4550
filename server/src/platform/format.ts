import { homeTimeZone, type Language, localeTags } from '@medeina/contract';

const euros = { style: 'currency', currency: 'EUR' } as const;
const money: Readonly<Record<Language, Intl.NumberFormat>> = {
  lt: new Intl.NumberFormat(localeTags.lt, euros),
  en: new Intl.NumberFormat(localeTags.en, euros),
  ru: new Intl.NumberFormat(localeTags.ru, euros),
};

/** Prices come in few sizes and are asked for thousands of times a second: what was formatted once is kept. */
const formatted: Readonly<Record<Language, Map<number, string>>> = {
  lt: new Map(),
  en: new Map(),
  ru: new Map(),
};
const most = 5000;

/** A sum of euro cents as people of the language write it: `289,00 €`, `€289.00`. */
export function formatCents(language: Language, cents: number): string {
  const known = formatted[language];
  let text = known.get(cents);
  if (text === undefined) {
    text = money[language].format(cents / 100);
    if (known.size >= most) known.clear();
    known.set(cents, text);
  }
  return text;
}

const homeDay = new Intl.DateTimeFormat('sv-SE', { timeZone: homeTimeZone });

/** The day of a moment where we are at home, `YYYY-MM-DD`: what is done at night after twelve counts for the day that began. */
export function dayAtHome(moment: Date): string {
  return homeDay.format(moment);
}

/** A day, `YYYY-MM-DD`, in words: `2026 m. lapkričio 25 d.` */
export function formatDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(localeTags[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
