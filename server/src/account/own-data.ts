import type { Language, OwnData } from '@medeina/contract';
import { requireElevation } from '../auth/elevation.ts';
import { confirmedContact } from '../auth/notices.ts';
import { recordEvent } from '../platform/audit.ts';
import type { JobContext } from '../platform/context.ts';
import type { Executor } from '../platform/database.ts';
import type { CallFacts, Session } from '../platform/endpoints/types.ts';
import type { DataSubject, PersonalData } from '../platform/personal-data.ts';
import { readHeld } from '../platform/personal-data-store.ts';
import { readPhoto } from './photos.ts';

/** Whose data an account's are. */
export async function subjectOf(executor: Executor, userId: number): Promise<DataSubject> {
  return { id: userId, email: (await confirmedContact(executor, userId))?.email ?? null };
}

/** Everything that is held on a person. */
export async function collectOwnData(
  { database, files, settings }: Pick<JobContext, 'database' | 'files' | 'settings'>,
  personalData: PersonalData,
  userId: number,
  language: Language,
): Promise<OwnData> {
  const { executor } = database;
  const photo = await readPhoto(executor, files.photos, userId);
  const given = await personalData.ownFiles({ database, files }, userId, language);
  return {
    name: 'medeina-own-data',
    version: 1,
    made_at: new Date().toISOString(),
    site: settings.publicUrl,
    language,
    held: await readHeld(executor, personalData.tables, await subjectOf(executor, userId), language),
    files: { ...(photo !== undefined && { photo }), ...(given.length > 0 && { given: [...given] }) },
  };
}

/**
 * The same for the person themselves.
 * @throws {ProblemError} `elevation_required`
 */
export async function exportOwnData(
  context: Pick<JobContext, 'database' | 'files' | 'settings'>,
  personalData: PersonalData,
  session: Session,
  facts: Pick<CallFacts, 'address' | 'language' | 'requestId'>,
): Promise<OwnData> {
  const { executor } = context.database;
  const { userId } = session;
  const event = {
    actor: { kind: 'person', userId },
    action: 'account.exported',
    object: { kind: 'user', id: userId },
    address: facts.address,
    requestId: facts.requestId,
  } as const;
  await requireElevation(executor, session, event.action, facts);
  await recordEvent(executor, event);
  return collectOwnData(context, personalData, userId, facts.language);
}
