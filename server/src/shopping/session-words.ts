import { type Language, localeTags, type Product } from '@medeina/contract';
import { message } from '../platform/messages.ts';

/** When and where a product takes place, as an order keeps it: `2026 m. gruodžio 7–8 d., Simuliacijų g. 5, Vilnius`. */
export function describeSession(product: Product, language: Language): string {
  const { start_date: start, end_date: end } = product;
  if (start === null) return message(language, 'order.online');
  const days = writeDays(dayOf(start), dayOf(end ?? start), language);
  return [days, product.location_address, product.city].filter(Boolean).join(', ');
}

/** One or more days, written out. */
export function writeDays(start: Date, end: Date, language: Language): string {
  const format = new Intl.DateTimeFormat(localeTags[language], { dateStyle: 'long', timeZone: 'UTC' });
  if (language !== 'lt') return format.formatRange(start, end);
  // The range of `Intl` leaves out the words for year and day in Lithuanian.
  const [from, to] = [String(start.getUTCDate()), String(end.getUTCDate())];
  const first = format.format(start);
  if (start.getTime() === end.getTime()) return first;
  const isOneMonth = start.toISOString().slice(0, 7) === end.toISOString().slice(0, 7);
  return isOneMonth
    ? first.replace(/(\s)(\d+)(\s+d)/, `$1${from}–${to}$3`)
    : `${first} – ${format.format(end)}`;
}

function dayOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
