import type { CourseCardProps } from '../domain/catalogue/CourseCard/index.ts';
import { courseFormats } from '../domain/catalogue/CourseMeta/index.ts';
import { categoryHues } from '../styles/category.ts';
import type { CategoryHue } from '../styles/category.ts';
import { addressOf } from './wire.ts';
import type { Course } from './wire.ts';
import type { Words } from './words.ts';

/** The plate of a category by its key; an unknown one takes the plainest pattern. */
function hueOf(key: string): CategoryHue {
  return categoryHues.find((hue) => hue === key) ?? 'nursing';
}

/** Undefined where nothing of the course is on offer. */
function priceOf(course: Course, words: Words): { price: string; special?: string } | undefined {
  if (course.product_count === 0) return undefined;
  const from = (price: string) => (course.price_from ? words.from(price) : price);
  if (course.special !== null && course.special_formatted !== null) {
    return {
      price: course.price_formatted,
      special: course.special === 0 ? words.free : from(course.special_formatted),
    };
  }
  return { price: course.price === 0 && !course.price_from ? words.free : from(course.price_formatted) };
}

function discountOf({ price, special }: Course, words: Words): string | undefined {
  if (special === null || price <= 0) return undefined;
  const percent = Math.round((1 - special / price) * 100);
  return percent > 0 ? words.discount(percent) : undefined;
}

function pictureOf(image: string | null, site: string): CourseCardProps['image'] {
  const source = addressOf(image, site);
  return source === undefined ? undefined : { source };
}

function sessionOf(course: Course, words: Words): CourseCardProps['session'] {
  if (course.date === null) return undefined;
  return {
    days: words.days(course.date, course.end_date ?? course.date),
    place: course.city ?? undefined,
    seatsLeft: course.seats_left ?? undefined,
    more: course.open_dates - (course.seats_left === 0 ? 0 : 1),
  };
}

/** "Theory 1 h 40 min"; nothing where there is none. Numbers do not part from their units. */
function lengthOf(part: string, minutes: number, { hour, minute }: Words): string | undefined {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const longer = hours > 0 ? `${part} ${String(hours)}\u00a0${hour}` : part;
  if (rest > 0) return `${longer} ${String(rest)}\u00a0${minute}`;
  return hours > 0 ? longer : undefined;
}

/** A course of the catalogue as a card whose link leads to the site of the catalogue. */
export function cardOf(course: Course, site: string, words: Words): CourseCardProps {
  const format = courseFormats.find((one) => one === course.format) ?? 'online';
  return {
    courseId: course.id,
    href: new URL(`/course-about/${String(course.id)}`, site).href,
    title: course.title,
    category: { hue: hueOf(course.category.key), label: course.category.name },
    image: pictureOf(course.image, site),
    facts: {
      format: { kind: format, label: words.formats[format] },
      theory: lengthOf(words.theory, course.theory_minutes, words),
      practice: lengthOf(words.practice, course.practice_minutes, words),
      places: course.cities.length > 0 ? course.cities.join(', ') : undefined,
    },
    session: sessionOf(course, words),
    price: priceOf(course, words),
    discount: discountOf(course, words),
    rating: course.review_count > 0 ? { value: course.rating, count: course.review_count } : undefined,
  };
}
