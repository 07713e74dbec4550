import type { Language, Output, Settings, SettingsChange } from '@medeina/contract';
import { changeEmail, countConfirmation } from '../auth/email-addresses.ts';
import { requireElevation } from '../auth/elevation.ts';
import { changeProfile, type Profile, type ProfileChange, readProfile } from '../auth/profile.ts';
import type { Context } from '../platform/context.ts';
import { type Executor, inTransaction } from '../platform/database.ts';
import type { CallFacts, Session } from '../platform/endpoints/types.ts';
import { ProblemError } from '../platform/errors.ts';
import { parsePhone } from '../platform/phone.ts';
import { isCityOfLithuania } from './cities.ts';
import { isCountry } from './countries.ts';
import { photoAddress } from './photos.ts';
import {
  findLearningSystem,
  findSettings,
  hasOption,
  holdSettings,
  type StoredChange,
  type StoredSettings,
  updateSettings,
} from './settings-store.ts';

type Facts = Pick<CallFacts, 'address' | 'language' | 'requestId'>;

/** Settings of which nothing was said yet. */
const unsaid: StoredSettings = {
  gender: null,
  country: null,
  city: null,
  timezone: '99',
  organisation_id: null,
  organisation: null,
  position_id: null,
  position: null,
  image: null,
  hides_missing: false,
};

export async function readSettings(
  executor: Executor,
  userId: number,
  language: Language,
): Promise<Settings> {
  const profile = await readProfile(executor, userId);
  const { gender, image, ...stored } = (await findSettings(executor, userId, language)) ?? unsaid;
  const learningSystem = await findLearningSystem(executor, userId);
  return {
    ...profile,
    ...stored,
    gender: gender ?? 'male',
    image: image === null ? null : photoAddress(image),
    iframe_url: null,
    logout_iframe_url: null,
    learning_system_url: learningSystem?.address ?? null,
    learning_system_url_text: learningSystem?.name ?? null,
    contact_info: { user_id: userId },
  };
}

/**
 * Changes the fields that are given and no other. A confirmed address changes only when the new one is confirmed; the
 * rest at once.
 * @throws {ProblemError} `bad_input` with every field that fails; `elevation_required` and
 * `too_many_requests` for another address.
 */
export async function saveSettings(
  context: Pick<Context, 'database' | 'limits' | 'mail' | 'settings'>,
  change: SettingsChange,
  session: Session,
  facts: Facts,
): Promise<Settings> {
  const { limits } = context;
  const { executor } = context.database;
  const { userId } = session;
  const { email } = change;
  if (email !== undefined && !isSame(email, await readProfile(executor, userId))) {
    await requireElevation(executor, session, 'email.changed', facts);
    // Before the answer tells whether the address is taken.
    await limits.countAddress('forgotten', facts.address);
    await countConfirmation(limits, userId);
  }
  return inTransaction(executor, async (transaction) => {
    await holdSettings(transaction, userId);
    const { profile, stored } = await checked(transaction, change, userId);
    if (email !== undefined) await changeEmail(context, transaction, email, session, facts);
    await changeProfile(transaction, userId, profile);
    if (Object.keys(stored).length > 0) await updateSettings(transaction, userId, stored);
    return readSettings(transaction, userId, change.language ?? facts.language);
  });
}

/** Replaces the profile as a whole. */
export async function saveAccount(
  context: Pick<Context, 'database' | 'limits' | 'mail' | 'settings'>,
  change: SettingsChange,
  session: Session,
  facts: Facts,
): Promise<Output<'account.update'>['data']> {
  const { firstname, lastname, email, telephone, date_of_birth } = await saveSettings(
    context,
    change,
    session,
    facts,
  );
  return { customer_id: session.userId, firstname, lastname, email, telephone, date_of_birth };
}

function isSame(email: string, profile: Profile): boolean {
  return profile.email?.toLowerCase() === email.toLowerCase();
}

/** Holds a change against what the contract cannot know, and parts it by table. */
async function checked(
  executor: Executor,
  change: SettingsChange,
  userId: number,
): Promise<{ profile: ProfileChange; stored: StoredChange }> {
  const { firstname, lastname, telephone, date_of_birth: born, language } = change;
  const { gender, country, city, timezone, hides_missing: hides } = change;
  const fields: Record<string, string[]> = {};
  const number = telephone === undefined ? undefined : parsePhone(telephone)?.number;
  if (telephone !== undefined && number === undefined) fields['telephone'] = ['field_phone_invalid'];
  if (country != null && !isCountry(country)) fields['country'] = ['field_invalid'];
  if (timezone !== undefined && !isTimezone(timezone)) fields['timezone'] = ['field_invalid'];
  if (city != null) {
    const where = country === undefined ? (await findSettings(executor, userId, 'lt'))?.country : country;
    if (where === 'LT' && !isCityOfLithuania(city)) fields['city'] = ['field_invalid'];
  }
  const organisation = await entryOf(executor, 'organisation', change, fields);
  const position = await entryOf(executor, 'position', change, fields);
  if (Object.keys(fields).length > 0) throw new ProblemError('bad_input', { fields });
  return {
    profile: {
      ...(firstname === undefined ? {} : { firstname }),
      ...(lastname === undefined ? {} : { lastname }),
      ...(number === undefined ? {} : { telephone: number }),
      ...(born === undefined ? {} : { date_of_birth: born }),
      ...(language === undefined ? {} : { language }),
    },
    stored: {
      ...(gender === undefined ? {} : { gender }),
      ...(country === undefined ? {} : { country }),
      ...(city === undefined ? {} : { city: city === '' ? null : city }),
      ...(timezone === undefined ? {} : { timezone }),
      ...(hides === undefined ? {} : { hides_missing: hides }),
      ...organisation,
      ...position,
    },
  };
}

/** Chosen from the list, or as the person wrote it: the one takes the place of the other. */
async function entryOf(
  executor: Executor,
  kind: 'organisation' | 'position',
  change: SettingsChange,
  fields: Record<string, string[]>,
): Promise<StoredChange> {
  const id = change[`${kind}_id`];
  const text = change[kind];
  if (id === undefined && text === undefined) return {};
  if (id != null) {
    if (!(await hasOption(executor, `${kind}s`, id))) fields[`${kind}_id`] = ['field_invalid'];
    return { [`${kind}_id`]: id, [kind]: null };
  }
  return { [`${kind}_id`]: null, [kind]: text ?? null };
}

function isTimezone(zone: string): boolean {
  if (zone === '99') return true;
  try {
    return new Intl.DateTimeFormat('lt', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
