import { aboutPath } from '../../../data/catalogue/cards.ts';
import type { ReviewChoice } from '../../../data/catalogue/inputs.ts';

/** The address of a page of reviews. */
export function reviewsPath(id: number, { page = 1, writtenIn, profession }: Partial<ReviewChoice>): string {
  const parameters = new URLSearchParams({
    ...(writtenIn !== undefined && { in: writtenIn }),
    ...(profession !== undefined && { profession }),
    ...(page !== 1 && { page: String(page) }),
  });
  return `${aboutPath(id, 'reviews')}${parameters.size === 0 ? '' : `?${parameters.toString()}`}`;
}
