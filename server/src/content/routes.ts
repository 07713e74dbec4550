import type { Context } from '../platform/context.ts';
import { ProblemError } from '../platform/errors.ts';
import { message } from '../platform/messages.ts';
import { readClients } from './clients-store.ts';
import { readContactDetails } from './contact-details-store.ts';
import { contactSubjects, receiveCallBack, receiveMessage } from './contact.ts';
import { readQuestionCategories, readQuestionCategory } from './questions-store.ts';
import { readBanners, readDiscounts, readInformation, readInformationList, readSlides } from './store.ts';

/** Mounts the calls of the site's own words and of writing to us. */
export function mountContent(context: Context): void {
  const { sql } = context.database;
  context.mount({
    'content.slideshows': async ({ query, language }) => ({
      data: await readSlides(sql, language, query.type === 'mobile'),
    }),
    'content.banners': async ({ params, language }) => {
      const banners = await readBanners(sql, params.id, language);
      if (banners === undefined) throw new ProblemError('not_found');
      return { data: banners };
    },
    'content.discounts': async ({ language }) => ({ data: await readDiscounts(sql, language) }),
    'content.information.list': async ({ query, language }) => ({
      data: await readInformationList(sql, language, query.bottom === '1' || query.bottom === 'true'),
    }),
    'content.information.detail': async ({ params, language }) => {
      const page = await readInformation(sql, params.id, language);
      if (page === undefined) throw new ProblemError('not_found');
      return { data: page };
    },
    'content.faq.categories': async ({ language }) => ({ data: await readQuestionCategories(sql, language) }),
    'content.faq.category': async ({ params, language }) => {
      const category = await readQuestionCategory(sql, params.category, language);
      if (category === undefined) throw new ProblemError('not_found');
      return category;
    },
    'content.contact.subjects': async ({ language }) => ({ data: await contactSubjects(sql, language) }),
    'content.contact.details': async ({ language }) => ({ data: await readContactDetails(sql, language) }),
    'content.contact.email': async ({ body, session, language }) => {
      // A robot is thanked like anybody, so that it learns nothing.
      if (!body.website) await receiveMessage(context, body, { userId: session?.userId ?? null, language });
      return { success: true, message: message(language, 'done.message_sent') };
    },
    'content.contact.phone': async ({ body, session, language }) => {
      if (!body.website) {
        await receiveCallBack(context, body.phone, { userId: session?.userId ?? null, language });
      }
      return { success: true, message: message(language, 'done.call_back') };
    },
    'content.clients': async ({ query, language }) => ({
      data: await readClients(sql, language, query.kind),
    }),
  });
}
