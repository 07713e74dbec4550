import { z } from 'zod';
import {
  day,
  flagText,
  id,
  idList,
  idText,
  language,
  moment,
  pageOf,
  paging,
  requiredText,
  richText,
  text,
} from '../common.ts';
import { fieldProblem } from '../problems.ts';
import { courseSorts } from '../wire.ts';

/** How a course is held: theory online and practice in a room, online alone, or the simulation room alone. */
export const courseFormats = ['hybrid', 'online', 'simulation'] as const;
export const courseFormat = z.enum(courseFormats);
export type CourseFormat = z.infer<typeof courseFormat>;

/** Orders of a list. Left out: `relevance` with a search, else `popular`. */
export const courseSort = z.enum(courseSorts);
export type CourseSort = z.infer<typeof courseSort>;

/** Euros, with at most two decimals: 289 or 64.5. */
export const euros = z.number().min(0);

/** The same in a query, where it arrives as text. Callers give the number. */
export const eurosText = z.preprocess<unknown, typeof euros, number>(
  (given) => (typeof given === 'string' && /^\d+(?:\.\d{1,2})?$/.test(given) ? Number(given) : given),
  euros,
);

const price = {
  price: euros.describe('Euros, without any special price.'),
  price_formatted: z.string(),
  special: euros.nullable().describe('What one pays now, where that is less than `price`.'),
  special_formatted: z.string().nullable(),
};

/** The stable name of a category, which its page has in its address. */
const categoryKey = z.string().regex(/^[a-z][a-z0-9-]{0,79}$/);

export const category = z.object({
  category_id: id,
  key: z.string().describe('Stable name, such as `emergency`; chooses the category’s plate.'),
  name: z.string(),
  description: z.string().nullable().describe('A few sentences on what its courses are about.'),
  original_image: z.string().nullable(),
  count: z.int().min(0).describe('Courses in it and below it.'),
});
export type Category = z.infer<typeof category>;

export const categoryReference = category.pick({ category_id: true, key: true, name: true });

/** How long the two parts of a course are: never one sum. */
export const courseLengths = {
  theory_minutes: z
    .int()
    .min(0)
    .describe('What one studies alone, in the language of the answer; 0: none, or it is not known apart.'),
  practice_minutes: z
    .int()
    .min(0)
    .describe('Of the session that one comes to, the nearest; 0: none, or it is not known apart.'),
};

/** A course as lists and cards show it. Prices are those of its cheapest product. */
export const courseListItem = z.object({
  id,
  name: z.string(),
  title: z.string(),
  shortName: z.string(),
  shortDescription: z.string(),
  environment: z.string(),
  image: z.string().nullable(),
  category: categoryReference,
  format: courseFormat,
  duration_hours: z
    .number()
    .min(0)
    .describe('All of it together; to be shown where its parts are not known.'),
  ...courseLengths,
  business: z.boolean(),
  certificate: z.boolean(),
  rating: z.number().min(0).max(5).describe('Mean of the reviews to one decimal; 0 when there are none.'),
  review_count: z.int().min(0),
  ...price,
  price_from: z.boolean().describe('Products differ in price: show it as "from".'),
  price_to: euros.describe('What the dearest product costs now.'),
  price_to_formatted: z.string(),
  product_count: z
    .int()
    .min(0)
    .describe('Without a product the course has no price: it can only be asked for.'),
  date: day.nullable().describe('First day of the nearest session to come.'),
  end_date: day.nullable(),
  city: z.string().nullable().describe('Where that session is.'),
  seats_left: z.int().min(0).nullable().describe('Seats of that session; null without a limit or a session.'),
  open_dates: z.int().min(0).describe('Sessions to come that still have a seat.'),
  cities: z.array(z.string()).describe('Cities of all sessions to come.'),
  languages: z.array(language).describe('Languages in which the course is held.'),
  cpd_hours: z
    .number()
    .min(0)
    .nullable()
    .describe('Hours of professional development that the course counts for; null where it states none.'),
});
export type CourseListItem = z.infer<typeof courseListItem>;

/** One filter of a group with the number of courses that choosing it would leave. */
export const filter = z.object({ filter_id: id, key: z.string(), name: z.string(), count: z.int().min(0) });
export const filterGroup = z.object({
  filter_group_id: id,
  key: z.string(),
  name: z.string(),
  filters: z.array(filter),
});
export type FilterGroup = z.infer<typeof filterGroup>;

/**
 * For pages of other sites: a header of ours would have the browser ask first (a CORS preflight). The header wins where
 * both are sent.
 */
const openCall = {
  language: language.optional().describe('The language of the answer, in place of the header.'),
};

export const courseListQuery = z.object({
  ...paging,
  ...openCall,
  sort: courseSort.optional(),
  category: z.union([idText, categoryKey]).optional().describe('A category by its id or its key.'),
  filters: idList.optional().describe('Filter ids by comma: within a group or, between groups and.'),
  search: text(200).optional(),
  favourite: flagText.optional().describe('Only the person’s favourites; nobody logged in has none.'),
  bestsellers: flagText.optional().describe('Only the most enrolled courses.'),
  facets: flagText.optional().describe('0 leaves the counts out.'),
});

export const courseList = pageOf(courseListItem).extend({
  facets: z
    .object({ categories: z.array(category), filters: z.array(filterGroup) })
    .nullable()
    .describe('How many courses each filter would leave; null with `facets=0`.'),
});
export type CourseList = z.infer<typeof courseList>;

export const summaryQuery = z.object({ search: text(200) });

/** A course by its id alone. */
export const courseReference = z.object({ id });

/** A suggestion under the search box. */
export const courseSummary = courseListItem.pick({
  id: true,
  title: true,
  image: true,
  category: true,
  format: true,
  price: true,
  price_formatted: true,
  special: true,
  special_formatted: true,
  price_from: true,
  product_count: true,
});
export type CourseSummary = z.infer<typeof courseSummary>;

/** One way to buy the course: a dated session, or the undated online form (no dates, no place). */
export const product = z.object({
  product_id: id,
  price: euros,
  // The spec's spelling; it stays on the wire alone.
  price_formated: z.string(),
  special: z.object({ price: euros, price_formated: z.string() }).nullable(),
  special_until: day.nullable().describe('The last day of the special price; null where it has none.'),
  hl_original_price: z.string().nullable().describe('The price to strike out, when there is a special one.'),
  course_duration: z.number().min(0).describe('Hours.'),
  start_date: day.nullable(),
  end_date: day.nullable(),
  location_name: z.string().nullable(),
  location_address: z.string().nullable(),
  city: z.string().nullable(),
  practice_days: z.int().min(1).nullable().describe('Days of the session; null where there is none.'),
  practice_minutes: z.int().min(1).nullable().describe('All of its days together.'),
  seats: z.int().min(0).nullable().describe('Seats in all; null without a limit.'),
  seats_left: z.int().min(0).nullable(),
});
export type Product = z.infer<typeof product>;

export const award = z.object({
  title: z.string(),
  subtitle: z.string().nullable(),
  image: z.string().nullable(),
});
export type Award = z.infer<typeof award>;

/** Who teaches a course. */
export const lecturer = z.object({
  name: z.string(),
  profession: z.string(),
  about: z.string().nullable().describe('A sentence or two.'),
});
export type Lecturer = z.infer<typeof lecturer>;

/** A part of the programme as the public page shows it. */
export const courseSubject = z.object({
  id,
  title: z.string(),
  description: richText.nullable(),
  duration_minutes: z.int().min(0),
  parts: z.array(
    z.object({
      id,
      title: z.string(),
      module: z.string().nullable().describe('Type of the material; null when only a heading is known.'),
      duration_minutes: z.int().min(0).nullable(),
      free: z
        .literal(true)
        .optional()
        .describe('Anybody may look into it: `GET courses/{id}/sample`. At most one part of a course.'),
    }),
  ),
});
export type CourseSubject = z.infer<typeof courseSubject>;

export const review = z.object({
  id,
  userId: id.nullable(),
  external_id: z.string().nullable(),
  name: z.string(),
  lastName: z.string(),
  position: z.string().nullable().describe('As the person writes it, else their profession.'),
  image: z.string().nullable(),
  rating: z.int().min(1).max(5),
  text: z.string(),
  language,
  date: day,
});
export type Review = z.infer<typeof review>;

/** What a person who has a course has yet to do before they may review it: either will do. */
export const reviewNeeds = z.object({
  done: z.int().min(0).describe('Tracked materials that are done.'),
  needed: z.int().min(0).describe('How many have to be: half of all. 0: the course tracks none.'),
  practice: z.boolean().describe('Or a practical session attended.'),
});
export type ReviewNeeds = z.infer<typeof reviewNeeds>;

/** The reviews of a list by language and profession; each counts what choosing it would leave. */
export const reviewFacets = z.object({
  languages: z.array(z.object({ language, count: z.int().min(1) })),
  professions: z.array(z.object({ key: z.string(), name: z.string(), count: z.int().min(1) })),
});
export type ReviewFacets = z.infer<typeof reviewFacets>;

/** Mean, number and how many reviews gave each number of stars. */
export const reviewSummary = z.object({
  rating: z.number().min(0).max(5),
  count: z.int().min(0),
  distribution: z
    .array(z.object({ stars: z.int().min(1).max(5), count: z.int().min(0) }))
    .describe('From 5 to 1.'),
});
export type ReviewSummary = z.infer<typeof reviewSummary>;

export const courseQuestion = z.object({ id, header: z.string(), answers: z.array(richText) });
export type CourseQuestion = z.infer<typeof courseQuestion>;

/** The public page of a course. */
export const courseDetail = courseListItem.extend({
  image_large: z
    .string()
    .nullable()
    .describe('The photo that `image` shows at 640 × 480, at 1280 × 960; null where there is none.'),
  fullDescription: richText,
  abilities: z.array(z.string()),
  products: z.array(product).describe('Sessions to come by date, the undated product last.'),
  courseSubjects: z.array(courseSubject),
  theory_note: z
    .string()
    .nullable()
    .describe(
      'Says that the theory is still in preparation; null where there is theory, or is to be none here.',
    ),
  awards: z.array(award),
  lecturers: z.array(lecturer),
  certificate_validity_months: z
    .int()
    .min(1)
    .nullable()
    .describe('Null: no certificate, or valid without end.'),
  group_size: z.int().min(1).nullable(),
  date_change_days: z
    .int()
    .min(1)
    .nullable()
    .describe('Until how many working days before a session one may change to another free of charge.'),
  faq: z.array(courseQuestion),
  reviews: reviewSummary.extend({ latest: z.array(review).describe('At most six, newest first.') }),
  published: day,
  favourite_id: id.nullable().describe('The favourite’s own id, for a person who has one.'),
  enrolled: z.boolean().describe('The person who asks has this course.'),
  can_renew: z
    .boolean()
    .describe(
      'The person who asks has completed it and its certificate ends soon: they may take or buy it again.',
    ),
  can_review: z
    .boolean()
    .describe('The person who asks has this course, has learned in it and has no review of it.'),
  review_needs: reviewNeeds
    .nullable()
    .describe('What the person who asks has yet to do before a review; null where nothing is.'),
  own_review: review
    .nullable()
    .describe('The review of the person who asks; null where there is none to show.'),
});
export type CourseDetail = z.infer<typeof courseDetail>;

export const courseDetailQuery = z.object(openCall);

/** A key of the catalogue's filter group `profession`. */
const profession = text(40);

export const reviewsQuery = z.object({
  ...paging,
  ...openCall,
  written_in: language.optional().describe('Only reviews in this language.'),
  profession: profession.optional().describe('Only reviews by people of this profession.'),
});

export const reviewList = pageOf(review).extend({ facets: reviewFacets });
export type ReviewList = z.infer<typeof reviewList>;

export const reviewBody = z.object({
  courseId: id,
  rating: z
    .int({ error: fieldProblem.ratingRange, abort: true })
    .min(1, { error: fieldProblem.ratingRange })
    .max(5, { error: fieldProblem.ratingRange }),
  review: requiredText(4000),
  profession: profession.optional(),
});

export const favourite = z.object({ id, course: courseListItem, added: moment });
export type Favourite = z.infer<typeof favourite>;

/** A favourite without its course: enough to fill the hearts of a list. */
export const favouriteReference = z.object({ id, course_id: id });
export type FavouriteReference = z.infer<typeof favouriteReference>;

export const favouriteBody = z.object({ course: id });

/** A picture is named by its content. */
export const pictureParams = z.object({ name: z.string().regex(/^[0-9a-f]{64}\.webp$/) });
