import { type CourseListItem, type Input, isLanguage, type Language } from '@medeina/contract';
import { readPage } from '../paging.ts';

/** Which reviews of a course are shown. */
export interface ReviewChoice {
  readonly page: number;
  readonly writtenIn?: Language | undefined;
  /** The key of a profession. */
  readonly profession?: string | undefined;
}

/** What the address of a page of reviews may name. */
export const reviewParameters = ['page', 'in', 'profession'] as const;
/** The longest key that the call takes. */
const longestKey = 40;

/** The reviews that an address asks for; what makes no sense is left out. */
export function readReviewChoice(parameters: URLSearchParams): ReviewChoice {
  const [writtenIn, profession] = [parameters.get('in'), parameters.get('profession')];
  return {
    page: readPage(parameters),
    writtenIn: isLanguage(writtenIn) ? writtenIn : undefined,
    profession: profession === null || profession.length > longestKey ? undefined : profession,
  };
}

/** Reviews of a course, page by page. */
export const reviewsInput = (
  id: number,
  { page, writtenIn, profession }: ReviewChoice,
): Input<'catalogue.products.reviews'> => ({
  params: { id },
  query: {
    ...(page !== 1 && { page }),
    ...(writtenIn !== undefined && { written_in: writtenIn }),
    ...(profession !== undefined && { profession }),
  },
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
