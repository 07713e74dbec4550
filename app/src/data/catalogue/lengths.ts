import type { CourseDetail, Product } from '@medeina/contract';
import type { IntlShape } from 'react-intl';
import type { CatalogueFormat } from '../format.ts';

/** How long a course takes. */
interface Lengths {
  readonly theory: string | undefined;
  readonly practice: string | undefined;
  /** All of it, where its parts are not known. */
  readonly whole: string | undefined;
}

type Measured = Pick<CourseDetail, 'duration_hours' | 'format' | 'theory_minutes'>;

/** Counted where the theory is here; else what the practice leaves of the whole. */
function theoryOf(
  { duration_hours: hours, format, theory_minutes: counted }: Measured,
  practice: number,
): number {
  if (counted > 0) return counted;
  if (format === 'online' || (format === 'hybrid' && practice > 0)) return Math.round(hours * 60) - practice;
  return 0;
}

/** Theory and practice are told apart, never as one sum. @param product the session that one would come to. */
export function lengthsOf(
  course: Measured,
  product: Pick<Product, 'practice_days' | 'practice_minutes'> | undefined,
  intl: IntlShape,
  format: CatalogueFormat,
): Lengths {
  const { practice_days: days, practice_minutes: minutes } = product ?? {};
  const theory = theoryOf(course, minutes ?? 0);
  const practice =
    days && minutes
      ? intl.formatMessage({ id: 'catalogue.buy.days' }, { days, duration: format.minutes(minutes) })
      : undefined;
  const hasParts = theory > 0 || practice !== undefined;
  return {
    theory: theory > 0 ? format.minutes(theory) : undefined,
    practice,
    whole: hasParts || course.duration_hours === 0 ? undefined : format.hours(course.duration_hours),
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
