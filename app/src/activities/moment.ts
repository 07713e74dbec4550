import { isLanguage, localeTags } from '@medeina/contract';
import type { IntlShape } from 'react-intl';

/** A language with the country that dates are written by: English without one would be America's. */
export function localeTag({ locale }: Pick<IntlShape, 'locale'>): string {
  return isLanguage(locale) ? localeTags[locale] : locale;
}

/** A moment in the person's language, by the clock of the device unless `options` name a time zone. */
export function writeMoment(
  intl: Pick<IntlShape, 'locale' | 'formatters'>,
  moment: string | number,
  options: Intl.DateTimeFormatOptions,
): string {
  return intl.formatters.getDateTimeFormat(localeTag(intl), options).format(new Date(moment));
}
