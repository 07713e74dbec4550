import type { Domain } from '../platform/domain.ts';
import { ownedBy } from '../platform/personal-data.ts';
import { refreshOffers } from './offers-store.ts';
import { leaveCourses } from './erasure-store.ts';
import { titleOfCourse } from './titles-store.ts';
import { categoryAddresses, courseAddresses } from './addresses-store.ts';
import { mountCatalogue, type ReadReviewStanding } from './routes.ts';

/** Finding and choosing a course. */
export function catalogueDomain(readStanding: ReadReviewStanding): Domain {
  return {
    mount: (context) => mountCatalogue(context, readStanding),
    jobs: ({ database }) => [
      {
        name: 'ended-offers',
        schedule: '* * * * *',
        retries: 0,
        run: () => refreshOffers(database.executor),
      },
    ],
    addresses: async (executor) =>
      (await Promise.all([categoryAddresses(executor), courseAddresses(executor)])).flat(),
    beforeErasure: leaveCourses,
    tables: {
      personal: {
        favourites: ownedBy('user_id', 'courses marked', { names: { course: titleOfCourse } }),
        reviews: ownedBy('user_id', 'what the person thinks of courses, signed', {
          names: { course: titleOfCourse },
        }),
      },
      impersonal: {
        categories: 'catalogue',
        filter_groups: 'catalogue',
        filters: 'catalogue',
        courses: 'catalogue',
        course_texts: 'catalogue',
        course_sources: 'catalogue',
        course_counters: 'sums over many people',
        course_documents: 'search index',
        search_words: 'search index',
        synonyms: 'catalogue',
        tax_classes: 'rates',
        products: 'catalogue',
        practical_sessions: 'catalogue',
        practical_session_days: 'catalogue',
      },
    },
  };
}
