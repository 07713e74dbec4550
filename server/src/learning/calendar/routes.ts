import { recordEvent } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database.ts';
import { Answer } from '../../platform/endpoints/types.ts';
import { ProblemError } from '../../platform/errors.ts';
import { sharedSecretOnce } from '../../platform/secrets.ts';
import { calendarPath, readCalendarToken } from './address.ts';
import { calendarOf } from './calendar.ts';
import { deleteKey, findOwner, insertKey, readKey, readSessionDays } from './store.ts';

/** Mounts the calendar of practical sessions: its private address, and what is read there. */
export function mountCalendar(context: Context): void {
  const { executor } = context.database;
  const { publicUrl } = context.settings;
  const secret = sharedSecretOnce(context, 'calendar');

  async function addressOf(userId: number): Promise<string | null> {
    const key = await readKey(executor, userId);
    return key === undefined ? null : `${publicUrl}${calendarPath(await secret(), key)}`;
  }

  context.mount({
    'learning.calendar.address': async ({ session }) => ({ data: { url: await addressOf(session.userId) } }),

    'learning.calendar.share': async ({ session }) => {
      const { userId } = session;
      await inTransaction(executor, async (transaction) => {
        if (await insertKey(transaction, userId))
          await recordEvent(transaction, { actor: { kind: 'person', userId }, action: 'calendar.shared' });
      });
      return { data: { url: await addressOf(userId) } };
    },

    'learning.calendar.revoke': async ({ session }) => {
      const { userId } = session;
      await inTransaction(executor, async (transaction) => {
        if (await deleteKey(transaction, userId))
          await recordEvent(transaction, { actor: { kind: 'person', userId }, action: 'calendar.revoked' });
      });
      return { data: { url: null } };
    },

    'learning.calendar.feed': async ({ params }) => {
      const key = readCalendarToken(await secret(), params.token);
      const owner = key === undefined ? undefined : await findOwner(executor, key);
      if (owner === undefined) throw new ProblemError('not_found');
      const days = await readSessionDays(executor, owner);
      return new Answer(calendarOf(days, owner.language, publicUrl), {
        headers: {
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': 'attachment; filename="medeina.ics"',
          // Private, and revoked at once.
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
        },
      });
    },
  });
}
