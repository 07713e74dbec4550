import type { CourseListItem, Input } from '@medeina/contract';

/** Reviews of a course, page by page. */
export const reviewsInput = (id: number, page: number): Input<'catalogue.products.reviews'> => ({
  params: { id },
  query: page === 1 ? {} : { page },
});

/** As many as stand side by side, and some to scroll to. */
export const mostRelated = 6;

/** Courses of the same field: one more than are shown, for the course itself is among them. */
export const relatedInput = ({ category }: Pick<CourseListItem, 'category'>) =>
  ({
    query: { category: category.category_id, limit: mostRelated + 1, facets: '0' },
  }) as const satisfies Input<'catalogue.products.list'>;

/** The course with the nearest practice, for the menu. */
export const nearestInput = {
  query: { sort: 'date', limit: 1, facets: '0' },
} as const satisfies Input<'catalogue.products.list'>;
