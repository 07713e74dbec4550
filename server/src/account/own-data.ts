import type { Language, OwnData } from '@medeina/contract';
import { requireElevation } from '../auth/elevation.ts';
import { confirmedContact } from '../auth/notices.ts';
import { recordEvent } from '../platform/audit.ts';
import type { Executor } from '../platform/database.ts';
import type { CallFacts, Session } from '../platform/endpoints/types.ts';
import type { DataSubject, FileOwner, FindingFiles, PersonalData } from '../platform/personal-data.ts';
import { readHeld } from '../platform/personal-data-store.ts';
import { readPhoto } from './photos.ts';

/** Whose data an account's are. */
export async function subjectOf(executor: Executor, userId: number): Promise<DataSubject> {
  return { id: userId, email: (await confirmedContact(executor, userId))?.email ?? null };
}

/** Everything that is held on a person. */
export async function collectOwnData(
  context: FindingFiles,
  personalData: PersonalData,
  owner: FileOwner,
  language: Language,
): Promise<OwnData> {
  const { database, files, settings } = context;
  const { executor } = database;
  const { userId } = owner;
  const photo = await readPhoto(executor, files.photos, userId);
  const given = (await personalData.ownFiles(context, owner, language)).map(({ name, material, address }) =>
    address === undefined
      ? { name, material }
      : { name, material, url: address.url, until: address.until.toISOString() },
  );
  return {
    name: 'medeina-own-data',
    version: 2,
    made_at: new Date().toISOString(),
    site: settings.publicUrl,
    language,
    held: await readHeld(executor, personalData.tables, await subjectOf(executor, userId), language),
    files: { ...(photo !== undefined && { photo }), ...(given.length > 0 && { given }) },
  };
}

/**
 * The same for the person themselves.
 * @throws {ProblemError} `elevation_required`
 */
export async function exportOwnData(
  context: FindingFiles,
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
  return collectOwnData(context, personalData, session, facts.language);
}
