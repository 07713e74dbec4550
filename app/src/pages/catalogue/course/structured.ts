import type { CourseDetail, Product } from '@medeina/contract';
import { aboutPath } from '../../../data/catalogue/cards.ts';
import { writeDiscover } from '../../../data/catalogue/discover.ts';
import { addressIn, breadcrumbList, type Site } from '../../../shell/structured.ts';
import { payable } from '../enrolment/enrol.ts';

const modes = { hybrid: 'Blended', online: 'Online', simulation: 'Onsite' } as const;

const offer = (price: number, url: string) => ({
  '@type': 'Offer',
  category: price === 0 ? 'Free' : 'Paid',
  price,
  priceCurrency: 'EUR',
  url,
});

type Measured = Pick<
  CourseDetail,
  'duration_hours' | 'format' | 'lecturers' | 'practice_minutes' | 'products' | 'theory_minutes'
>;

const dayLength = 86_400_000;

const duration = (minutes: number) => `PT${String(minutes)}M`;

/**
 * The theory as the workload, the days of a session as the schedule: search engines require one of them, and neither
 * holds anything of the other. Without a session the practice is the workload where there is no theory, and the whole
 * where its parts are not known.
 */
function effort(
  { duration_hours: hours, practice_minutes: practice, theory_minutes: theory }: Measured,
  product: Product | undefined,
) {
  const {
    start_date: first = null,
    end_date: last,
    practice_days: known,
    practice_minutes: met,
  } = product ?? {};
  const days =
    known ?? (first && Math.round((Date.parse(last ?? first) - Date.parse(first)) / dayLength) + 1);
  const minutes = theory || (days ? 0 : practice || Math.round(hours * 60));
  return {
    ...(minutes > 0 && { courseWorkload: duration(minutes) }),
    ...(days && {
      courseSchedule: {
        '@type': 'Schedule',
        repeatFrequency: 'Daily',
        repeatCount: days,
        // Of each day. Left out where it is not known: what is undefined is not written.
        duration: met ? duration(Math.round(met / days)) : undefined,
      },
    }),
  };
}

function place({ city, location_name, location_address }: Product) {
  if (city === null) return {};
  return {
    location: {
      '@type': 'Place',
      name: location_name ?? city,
      address: {
        '@type': 'PostalAddress',
        ...(location_address === null ? {} : { streetAddress: location_address }),
        addressLocality: city,
        addressCountry: 'LT',
      },
    },
  };
}

function teachers({ lecturers }: Pick<Measured, 'lecturers'>) {
  if (lecturers.length === 0) return {};
  return {
    instructor: lecturers.map(({ name, profession, about }) => ({
      '@type': 'Person',
      name,
      jobTitle: profession,
      // Left out where there is none: what is undefined is not written.
      description: about ?? undefined,
    })),
  };
}

/** The course's instances. One without workload or schedule is left out: search engines reject it. */
export function instancesOf(course: Measured): readonly Record<string, unknown>[] {
  const ways = course.products.length === 0 ? [undefined] : course.products;
  return ways.flatMap((product) => {
    const first = product?.start_date ?? undefined;
    const last = product?.end_date ?? first;
    const much = effort(course, product);
    if (Object.keys(much).length === 0) return [];
    return [
      {
        '@type': 'CourseInstance',
        courseMode: product !== undefined && first === undefined ? 'Online' : modes[course.format],
        ...much,
        // Left out where there is none: what is undefined is not written.
        startDate: first,
        endDate: last,
        ...(product === undefined ? {} : place(product)),
        ...teachers(course),
      },
    ];
  });
}

/**
 * The course as schema.org describes one, with what search engines require of a course: name, description, provider,
 * an offer with its category, an instance with its mode and workload.
 */
function structuredCourse(course: CourseDetail, site: Site, image: string): Record<string, unknown> {
  const { origin } = site;
  const url = addressIn(site, aboutPath(course.id));
  const { reviews, products } = course;
  const instances = instancesOf(course);
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    // One course, whatever the language of its page.
    '@id': new URL(aboutPath(course.id), origin).href,
    url,
    name: course.title,
    description: course.shortDescription === '' ? course.title : course.shortDescription,
    courseCode: course.shortName,
    image: [course.image_large, image].flatMap((path) => (path === null ? [] : new URL(path, origin).href)),
    inLanguage: course.languages,
    numberOfCredits:
      course.cpd_hours === null
        ? undefined
        : { '@type': 'StructuredValue', value: course.cpd_hours, unitText: 'CPD hours' },
    provider: { '@type': 'Organization', name: 'Medeina', url: new URL('/', origin).href },
    ...(reviews.count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: reviews.rating,
            reviewCount: reviews.count,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
    // One for each price.
    offers:
      products.length === 0
        ? undefined
        : [...new Set(products.map(payable))].map((price) => offer(price, url)),
    hasCourseInstance: instances.length === 0 ? undefined : instances,
  };
}

/** The way from the list of courses to the course, as its breadcrumb shows it. */
function structuredPath(course: CourseDetail, site: Site, courses: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    ...breadcrumbList(
      [
        { name: courses, path: '/discover' },
        { name: course.category.name, path: writeDiscover({ category: course.category.key }) },
        { name: course.title, path: aboutPath(course.id) },
      ],
      site,
    ),
  };
}

/** Structured data of a course. `courses` is the name of the list of courses. */
export function structuredData(
  course: CourseDetail,
  { site, image, courses }: { readonly site: Site; readonly image: string; readonly courses: string },
): readonly Record<string, unknown>[] {
  return [structuredCourse(course, site, image), structuredPath(course, site, courses)];
}
