import type { Domain } from '../platform/domain.ts';
import { ownedBy } from '../platform/personal-data.ts';
import { contentAddresses } from './addresses-store.ts';
import { deleteOldRequests, isFromAddress } from './contact-store.ts';
import { followDays } from './dates-store.ts';
import { mountContent } from './routes.ts';

/** The site's own texts, and messages from visitors. */
export const contentDomain: Domain = {
  mount: mountContent,
  jobs: ({ database }) => [
    { name: 'dated-content', schedule: '* * * * *', retries: 0, run: () => followDays(database.executor) },
    {
      name: 'old-requests',
      schedule: '57 2 * * *',
      retries: 2,
      run: () => deleteOldRequests(database.executor),
    },
  ],
  addresses: contentAddresses,
  tables: {
    personal: {
      // Guests write too: what bears a person's confirmed address is theirs.
      contact_messages: ownedBy('user_id', 'questions to those who run the site', { orWhere: isFromAddress }),
      call_back_requests: ownedBy('user_id', 'calls that were asked for'),
    },
    impersonal: {
      slides: 'content',
      banners: 'content',
      discount_banners: 'content',
      information_pages: 'content',
      contact_subjects: 'content',
      question_categories: 'content',
      clients: 'content',
      contact_details: 'content',
    },
  },
};
