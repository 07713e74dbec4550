import { z } from 'zod';
import { estimateRange } from '../catalogue/estimate.ts';
import { emailAddress, telephone } from '../auth/schemas.ts';
import { openPicture } from '../learning/figures.ts';
import { flagText, id, requiredText, richText, text } from '../common.ts';
import { chapterIcons } from './chapter-icons.ts';
import { fieldProblem } from '../problems.ts';

/** A slide of the home page. `tone` is the brightness of its picture: which header stands over it. */
export const slide = z.object({
  id,
  label: z.string().nullable().describe('A few words above the title.'),
  title: z.string(),
  text: z.string().nullable(),
  image: z
    .string()
    .nullable()
    .describe('A picture’s address, or the key of a category whose plate is drawn.'),
  image_mobile: z.string().nullable().describe('The address of the same picture, upright, for a phone.'),
  tone: z.enum(['light', 'dark']),
  link: z.string().nullable(),
  link_text: z.string().nullable(),
  link2: z.string().nullable(),
  link_text2: z.string().nullable(),
});
export type Slide = z.infer<typeof slide>;

export const slideshowQuery = z.object({ type: z.enum(['desktop', 'mobile']).optional() });

export const banner = z.object({
  id,
  title: z.string(),
  text: z.string().nullable(),
  link: z.string().nullable(),
  link_text: z.string().nullable(),
  image: z.string().nullable(),
});
export type Banner = z.infer<typeof banner>;

export const discountBanner = z.object({
  id,
  title: z.string(),
  discount: z.number().min(0).max(100).describe('Percent.'),
  description: z.string().nullable(),
  color: z.string().nullable(),
  image: z.string().nullable(),
  link: z.string().nullable(),
  link_text: z.string().nullable(),
});
export type DiscountBanner = z.infer<typeof discountBanner>;

export const informationQuery = z.object({
  bottom: flagText.optional().describe('true: the footer’s set of pages.'),
});

export const informationReference = z.object({ id, title: z.string() });
export type InformationReference = z.infer<typeof informationReference>;

const chapterRow = z.object({
  title: z.string(),
  text: z.string().nullable(),
  link: z.string().nullable().describe('A path of this site, or an address with https, mailto or tel.'),
});

/** What a chapter shows beside and below its text. A page with blocks is drawn in sections. */
export const chapterBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('step') }).describe('A step of the page: rings that grow from step to step.'),
  z.object({ kind: z.literal('plate'), category: z.string() }).describe('The plate of a field of medicine.'),
  z.object({ kind: z.literal('icon'), icon: z.enum(chapterIcons) }),
  z
    .object({ kind: z.literal('room'), roles: z.array(chapterRow).length(3) })
    .describe('The plan of a room with a group of three.'),
  z.object({ kind: z.literal('rows'), numbered: z.boolean(), rows: z.array(chapterRow) }),
]);
export type ChapterBlock = z.infer<typeof chapterBlock>;

/** A chapter of an information page; chapters nest one level. */
const chapterFields = {
  id,
  title: z.string(),
  description: z.string().nullable(),
  content: richText,
  image: z.string().nullable(),
  figures: z.array(openPicture).describe('Pictures of the content, which has an element for each.'),
};
export const chapter = z.object({
  ...chapterFields,
  blocks: z.array(chapterBlock),
  children: z.array(z.object(chapterFields)),
});
export type Chapter = z.infer<typeof chapter>;

export const informationPage = z.object({
  id,
  title: z.string(),
  description: z.string().nullable(),
  updated: z.iso.date().nullable(),
  chapters: z.array(chapter),
});
export type InformationPage = z.infer<typeof informationPage>;

const questionCategoryFields = {
  id,
  key: z.string().describe('Names the topic in addresses: `sertifikatai`.'),
  name: z.string(),
  intro: z.string(),
  icon: z.string().describe('0.svg to 7.svg: which picture the topic has.'),
};
const question = z.object({ id, question: z.string() });

/** A topic of the frequent questions. */
export const questionCategory = z.object({ ...questionCategoryFields, items: z.array(question) });
export type QuestionCategory = z.infer<typeof questionCategory>;

/** The same with the answers. */
export const questionCategoryDetail = z.object({
  ...questionCategoryFields,
  items: z.array(question.extend({ answer: richText })),
});
export type QuestionCategoryDetail = z.infer<typeof questionCategoryDetail>;

/** A question that a search found, with its topic. */
export const foundQuestion = question.extend({
  topic: z.object({ key: questionCategoryFields.key, name: questionCategoryFields.name }),
});
export type FoundQuestion = z.infer<typeof foundQuestion>;

export const questionSearchQuery = z.object({ search: text(200) });

export const questionParams = z.object({ category: z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/) });

/** Whose teams learn here, or who stands beside the site. It has an icon, or a drawing of its own. */
export const client = z.object({
  key: z.string(),
  kind: z.enum(['client', 'partner']),
  name: z.string(),
  icon: z.string().nullable().describe('The name of a common icon, such as `hospital`.'),
  paths: z.array(z.string()).describe('Its own drawing: SVG path data on a field of 24 × 24.'),
});
export type Client = z.infer<typeof client>;

export const clientsQuery = z.object({ kind: client.shape.kind.optional() });

/** How to reach those who run the site. What they do not say is null. */
export const contactDetails = z.object({
  phone: z.string().nullable().describe('As the whole world dials it: `+370 5 200 11 22`.'),
  hours: z
    .string()
    .nullable()
    .describe('When somebody answers it, to follow a verb: `on working days from 8 to 17`.'),
  email: z.string().nullable(),
  answer_time: z.string().nullable().describe('How soon a message is answered: a sentence.'),
  address: z
    .object({
      street: z.string(),
      city: z.string(),
      postal_code: z.string().nullable(),
      country: z.string().length(2).describe('ISO 3166-1 alpha-2.'),
      note: z.string().nullable(),
    })
    .nullable(),
  practice_places: z.array(z.string()).describe('Where practical sessions are held.'),
});
export type ContactDetails = z.infer<typeof contactDetails>;

/**
 * A field that people do not see. A robot fills it in; what it sends is then thanked for and thrown away. Whatever it
 * writes is taken: a complaint would tell of the trap.
 */
const trap = { website: z.string().optional().describe('Leave it out: only robots fill it in.') };

/** The telephone number that a form asks for: where it is missing, that alone is said. */
const neededTelephone = z.string().min(1, { error: fieldProblem.required }).pipe(telephone);

/** The subjects that a message can have. */
export const contactSubjects = z.object({
  data: z.string().array(),
  presets: z
    .object({ place: z.string().nullable(), offer: z.string().nullable() })
    .describe(
      'The subjects that forms for a place and for an offer begin with; null where the site has none.',
    ),
});

/** The message form; the variant on the help page requires `phone` too. */
export const contactBody = z.object({
  name: requiredText(200),
  phone: telephone.optional(),
  email: emailAddress,
  subject: requiredText(200),
  message: requiredText(5000),
  product_id: id
    .optional()
    .describe('The date that the message is about. Its course, place and price are looked up.'),
  course_id: id.optional().describe('The course that an offer is asked for.'),
  people: z.int().min(1).max(estimateRange.max).optional().describe('For how many an offer is asked.'),
  ...trap,
});

/** The call-back form. */
export const callBackBody = z.object({
  phone: neededTelephone,
  ...trap,
});

/** What the help page's form holds: the same with the telephone required. */
export const offerForm = contactBody.extend({ phone: neededTelephone });
