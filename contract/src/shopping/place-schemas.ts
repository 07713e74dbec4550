import { z } from 'zod';
import { id, idText, moment, requiredText, text } from '../common.ts';

/** A place in a course that an order bought for somebody else. */
const place = z.object({
  id,
  product_id: id,
  course_id: id,
  course: z.string().describe('Title as it was ordered.'),
  description: z.string().describe('Date and place as they were when it was ordered.'),
  status: z.enum(['free', 'invited', 'taken']),
  email: z.string().nullable().describe('Where the invitation went.'),
  name: z.string().nullable().describe('Of the person who took it.'),
  invited_at: moment.nullable(),
  taken_at: moment.nullable(),
  progress: z
    .object({ done: z.int().min(0), total: z.int().min(0) })
    .nullable()
    .describe('Null: nobody has taken it.'),
  completed_at: moment.nullable(),
  can_take_back: z.boolean().describe('Nobody took it, or nothing was begun.'),
});
export type CoursePlace = z.infer<typeof place>;

/** By product, free ones last. */
export const placeList = z.object({ data: z.array(place) });

/** Most letters of a list of people: more than an order has places. */
const mostLetters = 50_000;

export const invitationBody = z.object({
  product_id: id,
  people: requiredText(mostLetters).describe(
    'E-mail addresses, or the text of a CSV file: of each row all addresses count, a row of headings has none.',
  ),
});

export const invited = z.object({
  data: z.array(place),
  invited: z.int().min(0).describe('Letters sent; to who was invited before, again.'),
  without_place: z.array(z.string()).describe('Addresses that no place was left for.'),
  unreadable: z.array(z.string()).describe('Rows without a valid address, and mistyped ones of other rows.'),
});

export const placeParams = z.object({ id: idText, place: idText });

export const invitationToken = z.object({ token: text(100) });

/** What an invitation is for. Says nothing of the buyer: whoever has the link may read it. */
export const invitation = z.object({
  course_id: id,
  course: z.string(),
  description: z.string(),
  is_taken: z.boolean(),
});

export const accepted = z.object({
  course_id: id,
  redirect: z.string().describe('The page of the course.'),
});
