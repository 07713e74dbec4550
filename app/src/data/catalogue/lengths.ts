import type { CourseDetail, CourseListItem, Product } from '@medeina/contract';
import type { IntlShape } from 'react-intl';
import type { CatalogueFormat } from '../format.ts';

/** How long a course takes. */
interface Lengths {
  readonly theory: string | undefined;
  readonly practice: string | undefined;
  /** All of it, where its parts are not known. */
  readonly whole: string | undefined;
}

export type Measured = Pick<CourseListItem, 'duration_hours' | 'practice_minutes' | 'theory_minutes'>;

/** What is known of a session's practice. */
export type Session = Pick<Product, 'practice_minutes'> & Partial<Pick<Product, 'practice_days'>>;

/** Theory and practice are told apart, never as one sum. @param session the one that one would come to. */
export function lengthsOf(
  { duration_hours: hours, practice_minutes: practice, theory_minutes: theory }: Measured,
  session: Session | undefined,
  intl: IntlShape,
  format: CatalogueFormat,
): Lengths {
  const { practice_days: days, practice_minutes: minutes } = session ?? {};
  const duration = minutes ? format.minutes(minutes) : undefined;
  return {
    theory: theory > 0 ? format.minutes(theory) : undefined,
    practice:
      days && duration ? intl.formatMessage({ id: 'catalogue.buy.days' }, { days, duration }) : duration,
    whole: theory + practice === 0 && hours > 0 ? format.hours(hours) : undefined,
  };
}

const monthsOfYear = 12;

/** How long the certificate of a course is valid. */
export function validityOf(
  { certificate_validity_months: months }: Pick<CourseDetail, 'certificate_validity_months'>,
  intl: IntlShape,
): string {
  const text = (unit: string, count = 0) =>
    intl.formatMessage({ id: `catalogue.buy.certificate.${unit}` }, { count });
  if (months === null) return text('endless');
  return months % monthsOfYear === 0 ? text('years', months / monthsOfYear) : text('months', months);
}
