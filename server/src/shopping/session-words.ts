import { type Language, localeTags, type Product } from '@medeina/contract';
import { message } from '../platform/messages.ts';

/** When and where a product takes place, as an order keeps it: `2026 m. gruodžio 7–8 d., Simuliacijų g. 5, Vilnius`. */
export function describeSession(product: Product, language: Language): string {
  const { start_date: start, end_date: end } = product;
  if (start === null) return message(language, 'order.online');
  const format = new Intl.DateTimeFormat(localeTags[language], { dateStyle: 'long', timeZone: 'UTC' });
  const days = format.formatRange(dayOf(start), dayOf(end ?? start));
  return [days, product.location_address, product.city].filter(Boolean).join(', ');
}

function dayOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
