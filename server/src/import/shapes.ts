import { languages } from '@medeina/contract';
import { z } from 'zod';
import { onlyPages, picturesOf, richLine } from './rich-text.ts';

/** What the files of an import must look like. Messages are for the people who write courses, in English. */

export const words = z.string({ error: 'must be a text' }).trim().min(1, { error: 'must not be empty' });

/** A text in every language of the site. */
export const texts = z.strictObject(
  { lt: words, en: words, ru: words },
  {
    error: (issue) =>
      issue.code === 'invalid_type' ? 'must be a text by language: lt, en and ru' : undefined,
  },
);
export type Texts = z.infer<typeof texts>;

const untitled: Texts = { lt: '–', en: '–', ru: '–' };
const noLists = { lt: [], en: [], ru: [] };

/** Where a text holds only for a site with shopping (true), or only for one without it (false). */
export const condition = {
  shopping: z
    .boolean({ error: 'must be true (only where shopping is on) or false (only where it is off)' })
    .optional(),
};
export type Condition = Pick<z.output<z.ZodObject<typeof condition>>, 'shopping'>;

/** Such a text as Markdown of a line or two; read as HTML. */
const richTexts = texts
  .superRefine((given, context) => {
    for (const language of languages)
      if (picturesOf(given[language]).length > 0)
        context.addIssue({ code: 'custom', path: [language], message: onlyPages });
  })
  .transform(({ lt, en, ru }) => ({ lt: richLine(lt), en: richLine(en), ru: richLine(ru) }));

const lists = z.strictObject({ lt: z.array(words), en: z.array(words), ru: z.array(words) });

export const number = z
  .int({ error: 'must be a whole number' })
  .min(1, { error: 'must be 1 or more' })
  .max(2_147_483_647, { error: 'must be 2147483647 or less' });
const count = z
  .int({ error: 'must be a whole number' })
  .min(0, { error: 'must not be below 0' })
  .max(1_000_000, { error: 'must be 1000000 or less' });
export const key = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, { error: 'must be lower-case letters, digits and hyphens' });
export const when = z
  .string()
  .regex(/^(?:\d{4}-\d{2}-\d{2}|[+-]\d{1,4}d)$/, {
    error: 'must be a day (2026-02-03) or days from today (+14d, -30d)',
  })
  .refine((text) => text.endsWith('d') || z.iso.date().safeParse(text).success, {
    error: 'does not exist in the calendar',
  });

/** A list in which no two rows say the same in one of the named fields. */
function listOf<Row extends Readonly<Record<Field, number | string>>, Field extends string>(
  row: z.ZodType<Row>,
  ...fields: readonly Field[]
) {
  return z.array(row).superRefine(
    (rows, context) => {
      for (const field of fields) {
        const values = z.array(z.looseObject({ [field]: z.union([z.number(), z.string()]) }).catch({}));
        const seen = new Set<unknown>();
        for (const [index, { [field]: value }] of values.parse(rows).entries()) {
          if (value !== undefined && seen.has(value))
            context.addIssue({
              code: 'custom',
              path: [index, field],
              message: `'${String(value)}' is already taken above`,
            });
          seen.add(value);
        }
      }
    },
    // Also where something else of a row is wrong.
    { when: ({ value }) => Array.isArray(value) },
  );
}

const price = z
  .number({ error: 'must be a number of euros' })
  .min(0, { error: 'must not be below 0' })
  .max(1_000_000)
  .refine((euros) => Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-6, {
    error: 'must have at most two decimals',
  });
const sitePath = z
  .string()
  .regex(/^(?:\/(?!\/)|https:\/\/)\S*$/, { error: 'must be a path on this site or an https address' });

export const categoriesFile = listOf(
  z.strictObject({
    key,
    id: number,
    parent: number.nullable(),
    title: texts,
    description: texts.optional(),
    image: z.string().optional(),
  }),
  'id',
  'key',
);
export type Category = z.output<typeof categoriesFile>[number];

export const filtersFile = listOf(
  z.strictObject({
    id: number,
    key,
    name: texts,
    filters: listOf(z.strictObject({ id: number, key, name: texts }), 'id', 'key'),
  }),
  'id',
  'key',
).superRefine((groups, context) => {
  const seen = new Map<number, number>();
  for (const [index, { filters }] of groups.entries()) {
    for (const [place, { id }] of filters.entries()) {
      const path = [index, 'filters', place, 'id'];
      if ((seen.get(id) ?? index) !== index)
        context.addIssue({ code: 'custom', path, message: `'${id}' is already taken above` });
      seen.set(id, index);
    }
  }
});
export type FilterGroup = z.output<typeof filtersFile>[number];

/** A word or a phrase that people search for. */
const term = z.string().regex(/^[\p{L}\p{N}]+(?: [\p{L}\p{N}]+){0,3}$/u, {
  error: 'must be one to four words of letters and digits, one space between them',
});
const termGroups = z
  .array(z.array(term).min(2, { error: 'must name at least two terms that mean the same' }))
  .superRefine((groups, context) => {
    const seen = new Set<string>();
    for (const [index, terms] of groups.entries()) {
      for (const [place, name] of terms.entries()) {
        const key = name.toLowerCase();
        if (seen.has(key))
          context.addIssue({
            code: 'custom',
            path: [index, place],
            message: `'${name}' is already taken above`,
          });
        seen.add(key);
      }
    }
  });
export const synonymsFile = z.strictObject({ lt: termGroups, en: termGroups, ru: termGroups });
export type SynonymsSource = z.output<typeof synonymsFile>;

export const fileName = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, {
  error: "must be a file name, not a path, of the letters A to Z, digits, '.', '-' and '_'",
});

/** A lower price, always or from one day to another, both included. */
const special = z.union([price, z.strictObject({ price, from: when.optional(), until: when.optional() })]);

const clockTime = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time of day, such as 09:00' });
const timeZone = z
  .string()
  .refine((zone) => isTimeZone(zone), { error: 'must be a time zone, such as Europe/Vilnius' });

/** When and where a group meets. */
const session = z.strictObject({
  days: z
    .array(z.strictObject({ day: when, from: clockTime, to: clockTime }))
    .min(1, { error: 'must name at least one day' }),
  time_zone: timeZone.optional(),
  location_name: texts.optional(),
  location_address: words.optional(),
  city: key.optional(),
  seats: count.optional(),
});
export type SessionFile = z.output<typeof session>;

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const slug = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]*$/, { error: 'must be lower-case letters, digits and hyphens' });

const gradeWeight = {
  weight: z.number().min(0, { error: 'must not be below 0' }).max(10_000).optional(),
  extra_credit: z.boolean().optional(),
};
const gradedThings = z.array(
  z.union([
    z.strictObject({ material: slug, ...gradeWeight }),
    z.strictObject({ key: slug, title: texts, ...gradeWeight }),
  ]),
);

/** What counts towards the grade: materials, and what an operator grades. Weights are relative to their neighbours. */
const grading = z.strictObject({
  categories: listOf(
    z.strictObject({ key: slug, title: texts, ...gradeWeight, items: gradedThings.min(1) }),
    'key',
  ).optional(),
  items: gradedThings.optional(),
});

/** What one gets at the end of a course. */
const certificate = z.strictObject({
  validity_months: z
    .int({ error: 'must be a whole number' })
    .min(1, { error: 'must be 1 to 1200' })
    .max(1200, { error: 'must be 1 to 1200' })
    .nullable()
    .optional(),
  pass_percent: z
    .number({ error: 'must be a number' })
    .min(1, { error: 'must be 1 to 100' })
    .max(100, { error: 'must be 1 to 100' })
    .optional(),
  organisation: texts.optional(),
  description: texts.optional(),
});

/** Who teaches a course. */
const lecturer = z.strictObject({ name: words, profession: texts, about: texts.optional() });

/** Where editors find the schema of the file that one writes; nothing else reads it. */
const schemaField = { $schema: z.string().optional() };

export const courseFile = z.strictObject({
  ...schemaField,
  id: number,
  shortname: words,
  environment: key.optional(),
  environment_course: number.optional(),
  category: key,
  business: z.boolean().optional(),
  published: when,
  format: z.enum(['hybrid', 'online', 'simulation'], { error: 'must be hybrid, online or simulation' }),
  duration_hours: z.number().min(0).max(10_000),
  cpd_hours: z
    .number({ error: 'must be a number of hours' })
    .min(0.5, { error: 'must be 0.5 or more' })
    .max(1000, { error: 'must be 1000 or less' })
    .multipleOf(0.5, { error: 'must be whole or half hours' })
    .optional(),
  filters: z.array(
    z
      .string()
      .regex(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/, { error: 'must be group/filter, such as language/lt' }),
  ),
  certificate: certificate.nullable().optional(),
  awards: z
    .array(z.strictObject({ title: texts, subtitle: texts.optional(), image: z.string().optional() }))
    .optional(),
  lecturers: listOf(lecturer, 'name').optional(),
  group_size: number.nullable().optional(),
  date_change_days: z
    .int({ error: 'must be a whole number of working days' })
    .min(1, { error: 'must be 1 or more' })
    .max(365, { error: 'must be 365 or less' })
    .optional(),
  shows_grades: z.boolean().optional(),
  grading: grading.optional(),
  title: texts,
  photo: fileName.optional(),
  short_description: texts,
  abilities: lists,
  products: z
    .array(
      z.strictObject({
        id: number,
        price,
        special: special.nullable().optional(),
        tax_class: z.enum(['standard', 'exempt'], { error: 'must be standard or exempt' }).optional(),
        session: session.nullable().optional(),
      }),
    )
    .min(1, { error: 'must name at least one product' }),
});

export type CourseFile = z.output<typeof courseFile>;

/** What stands in for parts of `course.json` that do not fit, while the rest is checked. */
export const courseStandIns = {
  id: 1,
  shortname: '–',
  category: 'none',
  published: '2000-01-01',
  format: 'online',
  duration_hours: 0,
  filters: [],
  title: untitled,
  short_description: untitled,
  abilities: noLists,
  products: [{ id: 1, price: 0 }],
  price: 0,
};

export const subjectsFile = z.array(
  z.strictObject({
    title: texts,
    description: richTexts.optional(),
    duration_minutes: count,
    parts: z
      .array(
        z
          .strictObject({ title: texts, duration_minutes: count.optional() })
          .or(texts.transform((title) => ({ title }))),
      )
      .optional(),
  }),
);

export const topicFile = z.strictObject({
  ...schemaField,
  title: texts,
  description: richTexts.optional(),
  sections: z.array(z.strictObject({ title: texts, materials: z.array(slug) })).min(1),
});

/** The same of `topic.json`. */
export const topicStandIns = {
  title: untitled,
  sections: [{ title: untitled, materials: [] }],
  materials: [],
  'materials[]': '0',
};

/** The same of a material's file. */
export const materialStandIns = { title: untitled, completion: 1 };

/** What the file of every material holds, whatever its kind. */
export const materialFields = {
  ...schemaField,
  title: texts,
  description: richTexts.optional(),
  completion: z.union([z.literal(0), z.literal(1), z.literal(2)], { error: 'must be 0, 1 or 2' }),
  duration_minutes: z.int().min(0).max(10_000).optional(),
  requires: z.array(slug).optional(),
  free: z.boolean().optional(),
};

export const reviewsFile = z.array(
  z.strictObject({
    course: slug,
    user: z.string().nullable(),
    first_name: words,
    last_name: words,
    position: words.nullable().optional(),
    profession: slug.optional(),
    rating: z
      .int({ error: 'must be 1 to 5' })
      .min(1, { error: 'must be 1 to 5' })
      .max(5, { error: 'must be 1 to 5' }),
    language: z.enum(languages),
    text: words,
    date: when,
  }),
);

/** The first and the last day of what the home page shows for a time. */
const shownDays = { from: when.optional(), until: when.optional() };

export const slidesFile = listOf(
  z.strictObject({
    id: number,
    ...shownDays,
    tone: z.enum(['light', 'dark']).optional(),
    image: z.string().nullable().optional(),
    label: texts.nullable().optional(),
    title: texts,
    text: texts.nullable().optional(),
    link: sitePath.nullable().optional(),
    link_text: texts.nullable().optional(),
    link2: sitePath.nullable().optional(),
    link_text2: texts.nullable().optional(),
  }),
  'id',
);

export const bannersFile = listOf(
  z.strictObject({
    id: number,
    ...shownDays,
    place: number.optional(),
    image: z.string().nullable().optional(),
    title: texts,
    text: texts.nullable().optional(),
    link: sitePath.nullable().optional(),
    link_text: texts.nullable().optional(),
  }),
  'id',
);

export const discountsFile = listOf(
  z.strictObject({
    id: number,
    ...shownDays,
    discount: z.number().min(0).max(100),
    color: z.string().nullable().optional(),
    image: z.string().nullable().optional(),
    title: texts,
    description: texts.nullable().optional(),
    link: sitePath.nullable().optional(),
    link_text: texts.nullable().optional(),
  }),
  'id',
);

export const clientsFile = listOf(
  z
    .strictObject({
      key,
      kind: z.enum(['client', 'partner'], { error: 'must be client or partner' }),
      name: texts,
      icon: key.optional(),
      logo: z
        .string()
        .regex(/^clients\/[a-z0-9-]+\.svg$/, { error: 'must be a drawing, such as clients/name.svg' })
        .optional(),
    })
    .refine(({ icon, logo }) => (icon === undefined) !== (logo === undefined), {
      error: 'must have either an icon or a logo',
    })
    .refine(({ kind, logo }) => kind === 'client' || logo !== undefined, {
      path: ['logo'],
      error: 'a partner must have a logo, which is shown in the footer',
    }),
  'key',
);

export const contactDetailsFile = z.strictObject({
  phone: z
    .string()
    .regex(/^\+[1-9][\d ]{5,20}\d$/, {
      error: 'must be a number as the whole world dials it, such as +370 5 200 11 22',
    })
    .optional(),
  hours: texts.optional(),
  email: z.email({ error: 'must be an e-mail address' }).optional(),
  answer_time: texts.optional(),
  address: z
    .strictObject({
      street: texts,
      city: texts,
      postal_code: words.optional(),
      country: z.string().regex(/^[A-Z]{2}$/, { error: 'must be a country code of two letters, such as LT' }),
      note: texts.optional(),
    })
    .optional(),
  practice_places: lists.optional(),
});
export type ContactDetailsSource = z.infer<typeof contactDetailsFile>;

export const contactSubjectsFile = listOf(z.strictObject({ key, name: texts, ...condition }), 'key');
