import type { Language, PurchasedDetail } from '@medeina/contract';
import type { Context } from '../platform/context.ts';
import { ProblemError } from '../platform/errors.ts';
import { VersionedCache } from '../platform/versioned-cache.ts';
import { selectionOf } from './selection-store.ts';
import { starCounts } from './catalogue.ts';
import { lengthsOf } from './lengths.ts';
import { readDetail, readProduct } from './store.ts';
import { namesOf, productOf } from './wire.ts';

/** What the learner's own page of a course takes from the catalogue. */
export type CourseForLearner = Omit<
  PurchasedDetail,
  | 'activities'
  | 'attempt'
  | 'can_renew'
  | 'earlier'
  | 'can_review'
  | 'category'
  | 'completed'
  | 'completed_at'
  | 'issued_certificate'
  | 'current'
  | 'enrolled'
  | 'grade'
  | 'environment_name'
  | 'last_opened'
  | 'lms_url'
  | 'theory'
> & { readonly category: NonNullable<PurchasedDetail['category']> };

export interface LearnerQuery {
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
): (query: LearnerQuery, version: string) => Promise<CourseForLearner> {
  const selection = selectionOf(context);
  const courses = new VersionedCache<CourseForLearner>({
    entries: 300,
    bytes: { most: 4 * megabyte },
  });
  return async (query, version) =>
    await courses.get(
      `${version}/${selection.stamp}`,
      `${query.language}:${query.courseId}:${query.productId ?? ''}`,
      () => courseForLearner(context, query),
    );
}

async function courseForLearner(context: Context, query: LearnerQuery): Promise<CourseForLearner> {
  const { executor } = context.database;
  const { language } = query;
  const [row, product, selection] = await Promise.all([
    readDetail(executor, language, query.courseId),
    query.productId === null ? undefined : readProduct(executor, query.productId),
    selectionOf(context).get(),
  ]);
  if (row === undefined) throw new ProblemError('not_found');
  const names = namesOf(selection.taxonomy, language);
  return {
    id: row.id,
    lmsCourseId: row.environment_course_id,
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
    ...lengthsOf(row, product?.practice_minutes ?? row.nearest_minutes),
  };
}
