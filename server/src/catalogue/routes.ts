import type { ReviewNeeds } from '@medeina/contract';
import { raiseVersion } from '../platform/versions.ts';
import { type Executor, inTransaction } from '../platform/database.ts';
import type { Context } from '../platform/context.ts';
import { ProblemError } from '../platform/errors.ts';
import { isOn } from '../platform/flag.ts';
import { message } from '../platform/messages.ts';
import { pageOf } from '../platform/page.ts';
import { createCatalogue } from './catalogue.ts';
import { addFavourite, readFavouriteIds, readFavourites, removeFavourite } from './favourites-store.ts';
import { servePicture } from './pictures.ts';
import { insertReview } from './reviews-store.ts';
import { selectionOf } from './selection-store.ts';
import { courseExists, findCourseInEnvironment, readOwnReview, readRelation } from './store.ts';
import { courseVersion } from './stamp.ts';
import { professionsOf } from './wire.ts';

/**
 * Whether a person has a course and may take it again, and what they have yet to do before a review of it. Learning knows,
 * and builds on the catalogue: so the app passes it in.
 */
export type ReadReviewStanding = (
  executor: Executor,
  userId: number,
  courseId: number,
) => Promise<{
  readonly enrolled: boolean;
  readonly canRenew: boolean;
  readonly needs: ReviewNeeds | null;
}>;

/** Mounts the calls of finding and choosing a course. */
export function mountCatalogue(context: Context, readStanding: ReadReviewStanding): void {
  const { executor } = context.database;
  const catalogue = createCatalogue(context, selectionOf(context));

  async function refuseUnknown(courseId: number): Promise<void> {
    if (!(await courseExists(executor, courseId))) throw new ProblemError('not_found');
  }

  async function refuseUnknownProfession(key: string | undefined): Promise<void> {
    if (key === undefined) return;
    const { taxonomy } = await catalogue.selection();
    if (!professionsOf(taxonomy).some((filter) => filter.key === key))
      throw new ProblemError('bad_input', { fields: { profession: ['field_invalid'] } });
  }

  context.mount({
    'catalogue.products.list': async ({ query, language, session }) => {
      const favourites = isOn(query.favourite)
        ? session === null
          ? []
          : (await readFavouriteIds(executor, session.userId)).map((row) => row.course_id)
        : undefined;
      return await catalogue.list(
        {
          ...query,
          among: favourites,
          bestsellers: isOn(query.bestsellers),
          facets: query.facets === undefined || isOn(query.facets),
        },
        language,
      );
    },
    'catalogue.products.summary': async ({ query, language }) => ({
      data: await catalogue.suggestions(query.search, language),
    }),
    'catalogue.products.detail': async ({ params, language, session }) => {
      if (session === null) return { data: await catalogue.detail(params.id, language) };
      const [detail, relation, { enrolled, canRenew, needs }] = await Promise.all([
        catalogue.detail(params.id, language),
        readRelation(executor, session.userId, params.id),
        readStanding(executor, session.userId, params.id),
      ]);
      const own = relation.has_review ? await readOwnReview(executor, session.userId, params.id) : undefined;
      return {
        data: {
          ...detail,
          favourite_id: relation.favourite_id,
          enrolled,
          can_renew: canRenew,
          can_review: enrolled && !relation.has_review && needs === null,
          review_needs: relation.has_review ? null : needs,
          own_review: own === undefined ? null : await catalogue.review(own, language),
        },
      };
    },
    'catalogue.products.reviews': async ({ params, query, language }) =>
      await catalogue.reviews({ courseId: params.id, ...query }, language),
    'catalogue.filters': async ({ params, language }) => ({
      data: (await catalogue.categories(params.id, language)).filters,
    }),
    'catalogue.categories': async ({ params, language }) => ({
      data: (await catalogue.categories(params.id, language)).categories,
    }),
    'catalogue.featured': async ({ language }) => ({ data: await catalogue.bestsellers(language) }),
    // The former system is the built-in environment: its id is the course's id there.
    'catalogue.legacy': async ({ params }) => {
      const id = await findCourseInEnvironment(executor, params.id);
      if (id === undefined) throw new ProblemError('not_found');
      return { data: { id } };
    },
    'catalogue.favourites.list': async ({ query, language, session }) => {
      const all = await readFavouriteIds(executor, session.userId);
      const rows = await readFavourites(
        executor,
        session.userId,
        (query.page - 1) * query.limit,
        query.limit,
      );
      const cards = await catalogue.cards(
        rows.map((row) => row.course_id),
        language,
      );
      const byId = new Map(cards.map((card) => [card.id, card]));
      const data = rows.flatMap((row) => {
        const course = byId.get(row.course_id);
        return course === undefined ? [] : [{ id: row.id, course, added: row.added.toISOString() }];
      });
      return pageOf(data, all.length, query.page, query.limit);
    },
    'catalogue.favourites.ids': async ({ session }) => ({
      data: await readFavouriteIds(executor, session.userId),
    }),
    'catalogue.favourites.add': async ({ body, session }) => {
      await refuseUnknown(body.course);
      return {
        data: { id: await addFavourite(executor, session.userId, body.course), course_id: body.course },
      };
    },
    'catalogue.favourites.remove': async ({ params, session, language }) => {
      if (!(await removeFavourite(executor, session.userId, params.id))) throw new ProblemError('not_found');
      return { success: true, message: message(language, 'done.favourite_removed') };
    },
    'catalogue.reviews.add': async ({ body, session, language }) => {
      await refuseUnknown(body.courseId);
      const { enrolled, needs } = await readStanding(executor, session.userId, body.courseId);
      if (!enrolled) throw new ProblemError('review_needs_course');
      if (needs !== null) throw new ProblemError('review_needs_learning');
      await refuseUnknownProfession(body.profession);
      const row = await inTransaction(executor, async (transaction) => {
        const inserted = await insertReview(transaction, {
          courseId: body.courseId,
          userId: session.userId,
          rating: body.rating,
          text: body.review,
          profession: body.profession ?? null,
          language,
        });
        if (inserted !== undefined) await raiseVersion(transaction, courseVersion(body.courseId));
        return inserted;
      });
      if (row === undefined) throw new ProblemError('review_exists');
      await context.versions.catchUp();
      return { data: await catalogue.review(row, language) };
    },
    'catalogue.picture': async ({ params }) => await servePicture(context.files.pictures, params.name),
  });
}
