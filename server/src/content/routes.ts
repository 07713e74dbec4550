import type { Context } from '../platform/context.ts';
import { ProblemError } from '../platform/errors.ts';
import { isOn } from '../platform/flag.ts';
import { message } from '../platform/messages.ts';
import { readClients } from './clients-store.ts';
import { readContactDetails } from './contact-details-store.ts';
import { contactSubjects, receiveCallBack, receiveMessage } from './contact.ts';
import { findQuestions } from './questions-search-store.ts';
import { readQuestionCategories, readQuestionCategory } from './questions-store.ts';
import { readBanners, readDiscounts, readInformation, readInformationList, readSlides } from './store.ts';

/** Mounts the calls of the site's own words and of writing to us. */
export function mountContent(context: Context): void {
  const { executor } = context.database;
  const { shopping } = context.settings;
  context.mount({
    'content.slideshows': async ({ query, language }) => ({
      data: await readSlides(executor, language, query.type === 'mobile'),
    }),
    'content.banners': async ({ params, language }) => {
      const banners = await readBanners(executor, params.id, language);
      if (banners === undefined) throw new ProblemError('not_found');
      return { data: banners };
    },
    'content.discounts': async ({ language }) => ({ data: await readDiscounts(executor, language) }),
    'content.information.list': async ({ query, language }) => ({
      data: await readInformationList(executor, language, { bottomOnly: isOn(query.bottom), shopping }),
    }),
    'content.information.detail': async ({ params, language }) => {
      const page = await readInformation(executor, params.id, { language, shopping });
      if (page === undefined) throw new ProblemError('not_found');
      return { data: page };
    },
    'content.faq.categories': async ({ language }) => ({
      data: await readQuestionCategories(executor, language, shopping),
    }),
    'content.faq.search': async ({ query, language }) => ({
      data: await findQuestions(executor, { language, shopping }, query.search),
    }),
    'content.faq.category': async ({ params, language }) => {
      const category = await readQuestionCategory(executor, params.category, { language, shopping });
      if (category === undefined) throw new ProblemError('not_found');
      return category;
    },
    'content.contact.subjects': ({ language }) => contactSubjects(executor, language, shopping),
    'content.contact.details': async ({ language }) => ({
      data: await readContactDetails(executor, language),
    }),
    'content.contact.email': async ({ body, session, language }) => {
      // A robot that filled the hidden field gets the usual answer, so that it learns nothing.
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
      data: await readClients(executor, language, query.kind),
    }),
  });
}
