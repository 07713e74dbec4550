import type { Context } from '../../platform/context.ts';
import { answerRecall, createRecall } from './recall.ts';
import { setPaused } from './store.ts';

/** Mounts the questions of tests that come back. */
export function mountRecall(context: Context): void {
  const { executor } = context.database;
  const recallOf = createRecall(context);
  context.mount({
    'learning.recall.list': async ({ session, language }) => ({
      data: await recallOf(session.userId, language),
    }),

    'learning.recall.answer': async ({ body, session }) => {
      const dueAt = await answerRecall(executor, {
        userId: session.userId,
        card: body.card,
        repetition: body.repetition,
        answer: body.answer,
        givenAt: body.given_at,
      });
      return { success: true, card: body.card, due_at: dueAt.toISOString() };
    },

    'learning.recall.switch': async ({ body, session }) => {
      await setPaused(executor, session.userId, !body.is_on);
      return { data: { is_on: body.is_on } };
    },
  });
}
