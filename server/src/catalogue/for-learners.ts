import type { Language, PurchasedDetail } from '@medeina/contract';
import type { Context } from '../platform/context.ts';
import { ProblemError } from '../platform/errors.ts';
import { VersionedCache } from '../platform/versioned-cache.ts';
import { selectionOf } from './selection-store.ts';
import { starCounts } from './catalogue.ts';
import { readDetail, readProduct } from './store.ts';
import { namesOf, productOf } from './wire.ts';

/** What the learner's own page of a course takes from the catalogue. */
export type CourseForLearner = Omit<
  PurchasedDetail,
  | 'activities'
  | 'can_review'
  | 'completed'
  | 'completed_at'
  | 'current'
  | 'enrolled'
  | 'grade'
  | 'last_opened'
  | 'theory'
>;

export interface LearnerWish {
  readonly courseId: number;
  /** The product through which the learner has the course. */
  readonly productId: number | null;
  readonly language: Language;
}

const megabyte = 1024 * 1024;

/**
 * Courses as their learners see them, also those that the catalogue no longer shows; kept until the content changes.
 * Names of categories come from the catalogue's selection, which follows the content a moment later.
 */
export function coursesForLearners(
  context: Context,
): (wish: LearnerWish, version: string) => Promise<CourseForLearner> {
  const selection = selectionOf(context);
  const courses = new VersionedCache<CourseForLearner>({
    entries: 300,
    bytes: { of: (course) => JSON.stringify(course).length, most: 4 * megabyte },
  });
  return async (wish, version) =>
    await courses.get(
      `${version}/${selection.stamp}`,
      `${wish.language}:${wish.courseId}:${wish.productId ?? ''}`,
      () => courseForLearner(context, wish),
    );
}

async function courseForLearner(context: Context, wish: LearnerWish): Promise<CourseForLearner> {
  const { executor } = context.database;
  const { language } = wish;
  const [row, product, selection] = await Promise.all([
    readDetail(executor, language, wish.courseId),
    wish.productId === null ? undefined : readProduct(executor, wish.productId),
    selectionOf(context).get(),
  ]);
  if (row === undefined) throw new ProblemError('not_found');
  const names = namesOf(selection.taxonomy, language);
  return {
    id: row.id,
    lmsCourseId: row.id,
    shortname: row.shortname,
    environment: row.environment,
    title: row.title,
    image: row.image,
    category: names.category(row.category_id),
    format: row.format,
    date: product?.start_date ?? null,
    endDate: product?.end_date ?? null,
    certificate: row.certificate,
    shortDescription: row.short_description,
    fullDescription: row.full_description,
    abilities: row.abilities,
    overview: { title: row.title, description: row.full_description, items: row.abilities },
    products: product === undefined ? [] : [productOf(product, row.duration_hours, names, language)],
    awards: row.awards,
    courseSubjects: row.subjects,
    faq: row.faq,
    reviews: { rating: row.rating, count: row.reviews, distribution: starCounts(row.stars) },
    showGrades: row.shows_grades,
    duration_hours: row.duration_hours,
  };
}
