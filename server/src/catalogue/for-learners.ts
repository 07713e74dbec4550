import type { Language, PurchasedDetail } from '@medeina/contract';
import type { Context } from '../platform/context.ts';
import { ProblemError } from '../platform/errors.ts';
import { selectionOf } from './selection-store.ts';
import { starCounts } from './catalogue.ts';
import { readDetail, readProduct, readRelation } from './store.ts';
import { namesOf, productOf } from './wire.ts';

/** What the learner's own page of a course takes from the catalogue. */
export type CourseForLearner = Omit<
  PurchasedDetail,
  'activities' | 'completed' | 'completed_at' | 'current' | 'enrolled' | 'grade' | 'last_opened' | 'theory'
>;

export interface LearnerWish {
  readonly userId: number;
  readonly courseId: number;
  /** The product through which the learner has the course. */
  readonly productId: number | null;
  readonly language: Language;
}

/** A course as its learner sees it, also one that the catalogue no longer shows. */
export async function courseForLearner(context: Context, wish: LearnerWish): Promise<CourseForLearner> {
  const { sql } = context.database;
  const { language } = wish;
  const [row, product, relation, selection] = await Promise.all([
    readDetail(sql, language, wish.courseId),
    wish.productId === null ? undefined : readProduct(sql, wish.productId),
    readRelation(sql, wish.userId, wish.courseId),
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
    can_review: !relation.has_review,
    showGrades: row.shows_grades,
    duration_hours: row.duration_hours,
  };
}
