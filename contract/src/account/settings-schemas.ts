import { z } from 'zod';
import { birthdate, customer, emailAddress } from '../auth/schemas.ts';
import { day, id, language, requiredText, text } from '../common.ts';
import { fieldProblem } from '../problems.ts';

const genders = ['male', 'female'] as const;
export type Gender = (typeof genders)[number];

/** What a person's settings hold. What was never said is null. */
export const settings = z.object({
  username: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string().nullable(),
  telephone: z.string().nullable(),
  gender: z.enum(genders).describe('`male` until the person says it.'),
  date_of_birth: day.nullable(),
  country: z.string().nullable().describe('ISO 3166-1 alpha-2.'),
  city: z.string().nullable(),
  timezone: z.string().describe('An IANA time zone, or 99 for the server’s.'),
  language,
  organisation_id: id.nullable(),
  organisation: z.string().nullable(),
  position_id: id.nullable(),
  position: z.string().nullable(),
  image: z.string().nullable(),
  iframe_url: z.string().nullable(),
  logout_iframe_url: z.string().nullable(),
  learning_system_url: z.string().nullable(),
  learning_system_url_text: z.string().nullable(),
  contact_info: z.object({ user_id: id }),
  hides_missing: z.boolean().describe('The notice about missing required fields is not to be shown again.'),
});
export type Settings = z.infer<typeof settings>;

/** A number as the settings take it: a plus, three digits, then 7 to 12. */
export const settingsTelephone = z
  .string()
  .min(1, { error: fieldProblem.required })
  .regex(/^(?:\+\d{10,15})?$/, { error: fieldProblem.phoneInvalid });

/** An entry that is not in the list, of at least three signs. */
const freeEntry = text(190).min(3, { error: fieldProblem.entryShort }).nullable();

/** What a person may change, a part at a time: only the fields that are sent change. */
export const settingsChange = z
  .object({
    firstname: requiredText(100),
    lastname: requiredText(100),
    email: emailAddress.describe('Changes only after the password, or a passkey, was given again.'),
    telephone: settingsTelephone,
    gender: z.enum(genders),
    date_of_birth: birthdate,
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable(),
    city: text(100).nullable(),
    timezone: z
      .string()
      .max(64)
      .regex(/^(?:99|[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*)$/),
    language,
    organisation_id: id.nullable(),
    organisation: freeEntry,
    position_id: id.nullable(),
    position: freeEntry,
    hides_missing: z.boolean(),
  })
  .partial();
export type SettingsChange = z.infer<typeof settingsChange>;

export const savedSettings = z.object({ success: z.literal(true), message: z.string(), data: settings });

/** The profile as a whole, which every session shows. */
export const accountBody = z.object({
  firstname: requiredText(100),
  lastname: requiredText(100),
  telephone: settingsTelephone,
  date_of_birth: birthdate,
});

export const account = customer;

export const imageBody = z.object({
  image: z
    .string()
    .min(1, { error: fieldProblem.required })
    .describe('A data URL or base64 of a JPEG, PNG or WebP picture of at most 5 MB.'),
});

/** A photo is named by its content. */
export const photoParams = z.object({ name: z.string().regex(/^[0-9a-f]{64}\.webp$/) });

export const optionQuery = z.object({ search: text(100).optional() });

/** Something to choose: its name, and the value that is sent. */
export const option = z.object({ name: z.string(), value: z.string() });
export const numberedOption = z.object({ name: z.string(), value: id });

export const citiesQuery = z.object({ alt: z.string().regex(/^[A-Za-z]{2}$/) });
