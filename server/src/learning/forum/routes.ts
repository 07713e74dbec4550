import type { Context } from '../../platform/context.ts';
import { message } from '../../platform/messages.ts';
import { pageOf } from '../../platform/page.ts';
import type { FindOwnMaterial } from '../completion.ts';
import { createForums } from './forum.ts';
import { readDiscussions, readReplies } from './store.ts';
import { wireDiscussion, wirePost } from './wire.ts';

const between = ({ page, limit }: { readonly page: number; readonly limit: number }) => ({
  offset: (page - 1) * limit,
  limit,
});

/** Mounts the forums of courses. */
export function mountForums(context: Context, findMaterial: FindOwnMaterial): void {
  const { executor } = context.database;
  const forums = createForums(executor, findMaterial);
  context.mount({
    'learning.forum.list': async ({ params, query, session: { userId }, language }) => {
      const forum = await forums.open(params.id, { userId });
      const { rows, total } = await readDiscussions(executor, forum.id, userId, between(query));
      return pageOf(
        rows.map((row) => wireDiscussion(row, language)),
        total,
        query.page,
        query.limit,
      );
    },

    'learning.forum.ask': async ({ params, headers, body, session: { userId }, language }) => ({
      data: await forums.ask(params.id, { ...body, userId, language, key: headers['idempotency-key'] }),
    }),

    'learning.forum.discussion': async ({ params, query, session: { userId }, language }) => {
      const discussion = await forums.discussion(params.id, { userId });
      const rows = await readReplies(executor, discussion.id, userId, between(query));
      return {
        ...pageOf(
          rows.map((row) => wirePost(row, language)),
          discussion.replies,
          query.page,
          query.limit,
        ),
        discussion: { ...wireDiscussion(discussion, language), question: wirePost(discussion, language) },
      };
    },

    'learning.forum.reply': async ({ params, headers, body, session: { userId }, language }) => ({
      data: await forums.reply(params.id, { ...body, userId, language, key: headers['idempotency-key'] }),
    }),

    'learning.forum.read': async ({ params, body, session: { userId }, language }) => {
      await forums.markRead(params.id, body.post, { userId });
      return { success: true, message: message(language, 'done.discussion_read') };
    },

    'learning.forum.edit': async ({ params, body, session: { userId }, language }) => {
      const { title, text } = body;
      const row = await forums.edit(params.id, { userId, language, title, text });
      return { data: wirePost(row, language) };
    },

    'learning.forum.remove': async ({ params, session: { userId }, language }) => {
      await forums.remove(params.id, { userId });
      return { success: true, message: message(language, 'done.post_removed') };
    },

    'learning.forum.report': async ({ params, body, session: { userId }, language }) => {
      await forums.report(params.id, { userId, reason: body?.reason ?? '' });
      return { success: true, message: message(language, 'done.post_reported') };
    },
  });
}
