import type { CourseCardProps } from '../domain/catalogue/CourseCard/index.ts';
import { categoryHues } from '../styles/category.ts';
import type { CategoryHue } from '../styles/category.ts';
import { addressOf } from './wire.ts';
import type { WireCourse } from './wire.ts';
import type { Words } from './words.ts';

/** The plate of a category by its key; one that is not known takes the plainest pattern. */
const hueOf = (key: string): CategoryHue => categoryHues.find((hue) => hue === key) ?? 'nursing';

const priceOf = (course: WireCourse, words: Words): { price: string; special?: string } => {
  const from = (price: string) => (course.isLeast ? words.from(price) : price);
  if (course.special !== null && course.specialText !== null) {
    return {
      price: course.priceText,
      special: course.special === 0 ? words.free : from(course.specialText),
    };
  }
  return { price: course.price === 0 && !course.isLeast ? words.free : from(course.priceText) };
};

const discountOf = ({ price, special }: WireCourse, words: Words): string | undefined => {
  if (special === null || price <= 0) return undefined;
  const percent = Math.round((1 - special / price) * 100);
  return percent > 0 ? words.discount(percent) : undefined;
};

const pictureOf = (image: string | null, site: string): CourseCardProps['image'] => {
  const source = addressOf(image, site);
  return source === undefined ? undefined : { source };
};

/** A course of the catalogue as a card whose link leads to the site of the catalogue. */
export function cardOf(course: WireCourse, site: string, words: Words): CourseCardProps {
  return {
    id: course.id,
    href: new URL(`/course-about/${String(course.id)}`, site).href,
    title: course.title,
    category: { hue: hueOf(course.category.key), label: course.category.name },
    image: pictureOf(course.image, site),
    facts: {
      format: { kind: course.format, label: words.formats[course.format] },
      duration: course.hours > 0 ? words.hours(course.hours) : undefined,
      places: course.cities.length > 0 ? course.cities.join(', ') : undefined,
    },
    price: priceOf(course, words),
    discount: discountOf(course, words),
    rating: course.reviews > 0 ? { value: course.rating, count: course.reviews } : undefined,
  };
}
