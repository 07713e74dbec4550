import { endedCookies } from '../auth/sign-in.ts';
import type { Context } from '../platform/context.ts';
import { Answer } from '../platform/endpoints/types.ts';
import { message } from '../platform/messages.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { askForDeletion, readDeletion, takeDeletionBack } from './deletion.ts';
import { exportOwnData } from './own-data.ts';
import { writeOwnDataPage } from './own-data-page.ts';

/** Mounts the calls about all that is held on a person. */
export function mountOwnData(context: Context, personalData: PersonalData): void {
  const { executor } = context.database;
  context.mount({
    'account.export': async (call) => await exportOwnData(context, personalData, call.session, call),
    'account.exportPage': async (call) => {
      const data = await exportOwnData(context, personalData, call.session, call);
      return { data: { html: writeOwnDataPage(data) } };
    },
    'account.deletion.read': async ({ session }) => ({
      data: { due_at: await readDeletion(executor, session.userId) },
    }),
    'account.deletion.ask': async (call) => {
      const dueAt = await askForDeletion(context, call.session, call);
      return new Answer(
        {
          success: true as const,
          message: message(call.language, 'done.deletion_asked'),
          data: { due_at: dueAt },
        },
        { cookies: endedCookies(call) },
      );
    },
    'account.deletion.takeBack': async (call) => {
      await takeDeletionBack(executor, call.session, call);
      return { success: true as const, message: message(call.language, 'done.deletion_taken_back') };
    },
  });
}
