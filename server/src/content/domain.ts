import type { Domain } from '../platform/domain.ts';
import { contentAddresses } from './addresses-store.ts';
import { mountContent } from './routes.ts';

/** The site's own texts, and messages from visitors. */
export const contentDomain: Domain = {
  mount: mountContent,
  addresses: contentAddresses,
  tables: {
    personal: {
      contact_messages: {
        person: 'user_id',
        erase: 'anonymise',
        isExported: true,
        why: 'a question that may still have to be answered',
      },
      call_back_requests: {
        person: 'user_id',
        erase: 'anonymise',
        isExported: true,
        why: 'a call that may still have to be made',
      },
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
