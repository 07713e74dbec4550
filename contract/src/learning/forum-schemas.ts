import { z } from 'zod';
import { id, idText, language, moment, pageOf, paging, requiredText, text } from '../common.ts';

/** What there is to know of a forum before it is opened. */
export const forumContent = z.object({
  completed_by: z
    .enum(['opening', 'posting'])
    .describe('What completes an automatic one: looking into it, or writing in it.'),
});

const author = z.object({
  name: z.string(),
  position: z.string().nullable(),
  is_lecturer: z.boolean().describe('The course itself says it.'),
});

/** A question, or an answer to one. Where its author took it back and others had answered, its text is null. */
export const forumPost = z.object({
  id,
  author: author.nullable().describe('Null where the author took the post back, or is gone.'),
  text: z.string().nullable().describe('Plain text.'),
  language: language.nullable(),
  created_at: moment,
  edited_at: moment.nullable(),
  is_own: z.boolean(),
  is_new: z.boolean().describe('The person has not read it.'),
  is_hidden: z.boolean().describe('A moderator hid it: its author alone still sees it.'),
  is_reported: z.boolean().describe('The person reported it.'),
  can_edit: z.boolean().describe('Its author may still change it.'),
});
export type ForumPost = z.infer<typeof forumPost>;

/** A question with what was answered to it. */
export const forumDiscussion = z.object({
  id: id.describe('The same as that of the post with the question.'),
  course_module_id: id.describe('The forum.'),
  title: z.string().nullable().describe('Null where the author took the question back.'),
  language: language.nullable(),
  author: author.nullable(),
  created_at: moment,
  replied_at: moment.nullable().describe('When the last answer was written.'),
  replies: z.int().min(0),
  unread: z.int().min(0).describe('Posts of others that the person has not read.'),
  is_own: z.boolean(),
  is_hidden: z.boolean(),
});
export type ForumDiscussion = z.infer<typeof forumDiscussion>;

export const forumQuery = z.object(paging);
export const forumDiscussions = pageOf(forumDiscussion);
/** A page of the answers, the oldest first; the question comes with every page. */
export const forumReplies = pageOf(forumPost).extend({
  discussion: forumDiscussion.extend({ question: forumPost }),
});

/** The same key makes the same post, however often it is sent. */
export const postHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\w-]{8,100}$/)
    .optional(),
});

const written = requiredText(8000);
const title = requiredText(150);
export const questionBody = z.object({ title, text: written });
export const replyBody = z.object({ text: written });
export const changeBody = z.object({
  title: title.optional().describe('Of a question alone.'),
  text: written,
});
/** A question as its form sends it: the same, where the title may be missing from the form's values. */
export const questionForm: z.ZodType<z.infer<typeof changeBody>, z.infer<typeof changeBody>> = z.object(
  questionBody.shape,
);
export const reportBody = z.object({ reason: text(500).optional() });
export const readBody = z.object({ post: id.describe('The newest post that was shown.') });

/** A post that was written. */
export const postedAnswer = z.object({
  id,
  discussion: id,
  replies: z.int().min(0).describe('How many answers the question has now.'),
  completed: z.boolean().describe('The material is completed.'),
});

export const discussionParams = z.object({ id: idText.describe('The discussion.') });
export const postParams = z.object({ id: idText.describe('The post.') });
