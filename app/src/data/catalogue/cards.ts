import {
  type Award,
  type Category,
  type CourseDetail,
  type CourseListItem,
  type MaterialModule,
  materialModules,
  type Product,
} from '@medeina/contract';
import type { Award as ShownAward } from '@medeina/design-system/domain/Awards';
import type { CategoryTileProps } from '@medeina/design-system/domain/CategoryTile';
import type { CourseCardProps } from '@medeina/design-system/domain/CourseCard';
import type { PlateImage } from '@medeina/design-system/domain/CoursePlate';
import type { CourseFacts } from '@medeina/design-system/domain/CourseMeta';
import { categoryHues } from '@medeina/design-system/styles/category.ts';
import type { CategoryHue } from '@medeina/design-system/styles/category.ts';
import type { IntlShape } from 'react-intl';
import type { CatalogueFormat } from '../format.ts';
import { writeDiscover } from './discover.ts';
import { lengthsOf, type Measured, type Session } from './lengths.ts';

/** The plate of a category by its key; a category of the operator's own making takes the plainest pattern. */
export function hueOf(key: string): CategoryHue {
  return categoryHues.find((hue) => hue === key) ?? 'nursing';
}

/** The tabs of a course's public page. */
export const aboutTabs = ['about', 'subjects', 'reviews', 'faq'] as const;
export type AboutTab = (typeof aboutTabs)[number];

/** The public page of a course, or its free part. */
export function aboutPath(id: number, tab: AboutTab | 'sample' = 'about'): string {
  return tab === 'about' ? `/course-about/${String(id)}` : `/course/${String(id)}/${tab}`;
}

/** Format, lengths and places as a card shows them. @param session the one whose practice is told. */
export function factsOf(
  course: Pick<CourseListItem, 'cities' | 'format'> & Measured,
  intl: IntlShape,
  format: CatalogueFormat,
  session: Session = course,
): CourseFacts {
  const named = (id: string, value: string | undefined) =>
    value && intl.formatMessage({ id: 'catalogue.fact' }, { name: intl.formatMessage({ id }), value });
  const { theory, practice, whole } = lengthsOf(course, session, intl, format);
  return {
    format: { kind: course.format, label: intl.formatMessage({ id: `catalogue.format.${course.format}` }) },
    duration: whole,
    theory: named('catalogue.buy.theory', theory),
    practice: named('catalogue.buy.practice', practice),
    places: course.cities.length > 0 ? course.cities.join(', ') : undefined,
  };
}

/** The nearest session as a card shows it; undefined for what is learned whenever one likes. */
export function sessionOf(
  course: Pick<CourseListItem, 'date' | 'end_date' | 'city' | 'seats_left' | 'open_dates'>,
  format: CatalogueFormat,
): CourseCardProps['session'] {
  if (course.date === null) return undefined;
  return {
    days: format.capital(format.days(course.date, course.end_date)),
    place: course.city ?? undefined,
    seatsLeft: course.seats_left ?? undefined,
    more: course.open_dates - (course.seats_left === 0 ? 0 : 1),
  };
}

/**
 * A price as people read it: free, one sum, a range from its least, or a special one beside the regular one. Undefined where
 * nothing of the course is on offer, such as between the dates of two years.
 */
export function priceOf(
  course: Pick<
    CourseListItem,
    'price' | 'price_formatted' | 'special' | 'special_formatted' | 'price_from' | 'product_count'
  >,
  intl: IntlShape,
): { price: string; special?: string } | undefined {
  if (course.product_count === 0) return undefined;
  const from = (price: string) =>
    course.price_from ? intl.formatMessage({ id: 'catalogue.price.from' }, { price }) : price;
  if (course.special !== null && course.special_formatted !== null) {
    return {
      price: course.price_formatted,
      special:
        course.special === 0
          ? intl.formatMessage({ id: 'catalogue.price.free' })
          : from(course.special_formatted),
    };
  }
  if (course.price === 0 && !course.price_from)
    return { price: intl.formatMessage({ id: 'catalogue.price.free' }) };
  return { price: from(course.price_formatted) };
}

/** From the least to the most that one would pay now; undefined where every way to take the course costs the same. */
export function priceRangeOf(
  course: Pick<CourseListItem, 'price' | 'special' | 'price_from' | 'price_to'>,
  intl: IntlShape,
): string | undefined {
  if (!course.price_from) return undefined;
  const sum = (euros: number) =>
    intl.formatNumber(euros, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return intl.formatMessage(
    { id: 'catalogue.price.range' },
    { from: sum(course.special ?? course.price), to: sum(course.price_to) },
  );
}

/** A course of a list as a card; the heart is added by the page that knows the person. */
export function cardOf(course: CourseListItem, intl: IntlShape, format: CatalogueFormat): CourseCardProps {
  return {
    courseId: course.id,
    href: aboutPath(course.id),
    title: course.title,
    category: { hue: hueOf(course.category.key), label: course.category.name },
    image: course.image === null ? undefined : { source: course.image },
    facts: factsOf(course, intl, format),
    session: sessionOf(course, format),
    price: priceOf(course, intl),
    discount: course.special === null ? undefined : format.discount(course.price, course.special),
    rating: course.review_count > 0 ? { value: course.rating, count: course.review_count } : undefined,
  };
}

/** The photo at the top of a course's page. */
export function photoOf({ image, image_large: large }: CourseDetail): PlateImage | undefined {
  if (image === null) return undefined;
  return { source: image, sources: large === null ? undefined : `${image} 640w, ${large} 1280w` };
}

/** A category as a tile that leads to its courses. */
export function tileOf(category: Category, intl: IntlShape): CategoryTileProps {
  return {
    hue: hueOf(category.key),
    name: category.name,
    href: writeDiscover({ category: category.key }),
    count: intl.formatMessage({ id: 'catalogue.courses' }, { count: category.count }),
    image: category.original_image === null ? undefined : { source: category.original_image },
  };
}

/** The type of a part, where it has one that is known here. */
export function materialTypeOf(module: string | null): MaterialModule | undefined {
  return materialModules.find((type) => type === module);
}

type Place = Pick<Product, 'city' | 'location_address' | 'location_name'>;

/** Where a session is: the place, its address and the city, each once. Undefined for the online form. */
export function placeOf(product: Place, { withName = false } = {}): string | undefined {
  const parts: string[] = [];
  for (const part of [withName ? product.location_name : null, product.location_address, product.city]) {
    if (part !== null && part !== '' && !parts.some((one) => one.includes(part))) parts.push(part);
  }
  return parts.length === 0 ? undefined : parts.join(', ');
}

/** Where a map finds a session by its address, or by the name of the place where there is none. */
export function mapOf(product: Place): string | undefined {
  const words = placeOf(product, { withName: product.location_address === null });
  return words && `https://www.openstreetmap.org/search?query=${encodeURIComponent(words)}`;
}

/** The days of a session as a line begins with them; undated ones are learned whenever one likes. */
export function datesOf(product: Product, intl: IntlShape, format: CatalogueFormat): string {
  return product.start_date === null
    ? intl.formatMessage({ id: 'catalogue.buy.undated' })
    : format.capital(format.days(product.start_date, product.end_date));
}

/** What one would pay for a product today. */
export function priceNow(product: Product, intl: IntlShape): string {
  const { price, price_formated: formatted } = product.special ?? product;
  return price === 0 ? intl.formatMessage({ id: 'catalogue.price.free' }) : formatted;
}

/** An award as a course's page shows it. */
export function awardOf({ title, subtitle, image }: Award): ShownAward {
  return { title, subtitle: subtitle ?? undefined, image: image ?? undefined };
}
