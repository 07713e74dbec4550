import type { Language } from '@medeina/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/database.ts';
import { jsonb } from '../../platform/sql.ts';

type TextsByLanguage = Readonly<Partial<Record<Language, string>>>;

/** How long the author may change a post, in minutes. */
const minutesToEdit = 30;

export interface PostRow {
  readonly id: number;
  readonly material_id: number;
  readonly discussion_id: number | null;
  readonly is_own: boolean;
  /** The course itself wrote it. */
  readonly is_course: boolean;
  readonly author_name: string | null;
  readonly author_position: TextsByLanguage | null;
  readonly topic: TextsByLanguage | null;
  readonly text: TextsByLanguage | null;
  readonly created_at: Date;
  readonly edited_at: Date | null;
  readonly is_hidden: boolean;
  readonly is_new: boolean;
  readonly is_reported: boolean;
  readonly can_edit: boolean;
}

export interface DiscussionRow extends PostRow {
  readonly replied_at: Date | null;
  readonly replies: number;
  readonly unread: number;
}

/** A hidden post is shown to its author alone, a question with all its answers. */
const isShownTo = (userId: number) =>
  sql<boolean>`(posts.hidden_at is null or posts.user_id is not distinct from ${userId})`;

const canEdit = (userId: number): RawBuilder<boolean> => sql<boolean>`
  (posts.user_id is not distinct from ${userId} and posts.text is not null and posts.hidden_at is null
    and posts.created_at > now() - make_interval(mins => ${minutesToEdit}))`;

/** The columns of `PostRow`, of the row `posts`, joined with the reader's `reads`. */
const postColumns = (userId: number) => sql`
  posts.id, posts.material_id, posts.discussion_id, posts.user_id is not distinct from ${userId} as is_own,
  posts.slug is not null as is_course, posts.author_name, posts.author_position, posts.topic, posts.text,
  posts.created_at, posts.edited_at, posts.hidden_at is not null as is_hidden,
  posts.user_id is distinct from ${userId} and posts.text is not null
    and posts.id > coalesce(reads.post_id, 0) as is_new,
  exists (select from forum_reports where post_id = posts.id and forum_reports.user_id = ${userId}) as is_reported,
  ${canEdit(userId)} as can_edit`;

const readsOf = (userId: number) => sql`
  left join forum_reads reads
    on reads.user_id = ${userId} and reads.discussion_id = coalesce(posts.discussion_id, posts.id)`;

/** How much was answered to the question `posts`, joined with `reads`. */
const answers = (userId: number) => sql`
  cross join lateral (
    select count(*)::integer as replies, max(reply.created_at) as replied_at,
      count(*) filter (
        where reply.id > coalesce(reads.post_id, 0) and reply.user_id is distinct from ${userId})::integer as unread_replies
    from forum_posts reply
    where reply.discussion_id = posts.id
      and (reply.hidden_at is null or reply.user_id is not distinct from ${userId})
  ) as answers`;

const discussionColumns = (userId: number) => sql`
  ${postColumns(userId)}, answers.replies, answers.replied_at,
  answers.unread_replies + (posts.user_id is distinct from ${userId} and posts.text is not null
    and posts.id > coalesce(reads.post_id, 0))::integer as unread`;

interface Paged {
  readonly offset: number;
  readonly limit: number;
}

/** A page of a forum's discussions, the one written in last first, and how many there are; 0 behind the last page. */
export async function readDiscussions(
  executor: Executor,
  materialId: number,
  userId: number,
  { offset, limit }: Paged,
): Promise<{ rows: DiscussionRow[]; total: number }> {
  const { rows } = await sql<DiscussionRow & { total: number }>`
    select ${discussionColumns(userId)}, posts.total
    from (
      select posts.*, count(*) over ()::integer as total from forum_posts posts
      where material_id = ${materialId} and discussion_id is null and ${isShownTo(userId)}
      order by active_at desc, id desc limit ${limit} offset ${offset}
    ) as posts
    ${readsOf(userId)} ${answers(userId)}
    order by posts.active_at desc, posts.id desc`.execute(executor);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Undefined where there is none that this person may see. */
export async function readDiscussion(
  executor: Executor,
  id: number,
  userId: number,
): Promise<DiscussionRow | undefined> {
  const { rows } = await sql<DiscussionRow>`
    select ${discussionColumns(userId)}
    from forum_posts posts ${readsOf(userId)} ${answers(userId)}
    where posts.id = ${id} and posts.discussion_id is null and ${isShownTo(userId)}`.execute(executor);
  return rows[0];
}

/** A page of the answers to a question, the oldest first. */
export async function readReplies(
  executor: Executor,
  discussionId: number,
  userId: number,
  { offset, limit }: Paged,
): Promise<PostRow[]> {
  const { rows } = await sql<PostRow>`
    select ${postColumns(userId)}
    from forum_posts posts ${readsOf(userId)}
    where posts.discussion_id = ${discussionId} and ${isShownTo(userId)}
    order by posts.id limit ${limit} offset ${offset}`.execute(executor);
  return rows;
}

/** A post that this person may see: an answer only where its question is. */
export async function readPost(executor: Executor, id: number, userId: number): Promise<PostRow | undefined> {
  const { rows } = await sql<PostRow>`
    select ${postColumns(userId)}
    from forum_posts posts ${readsOf(userId)}
    where posts.id = ${id} and ${isShownTo(userId)} and not exists (
      select from forum_posts question
      where question.id = posts.discussion_id and question.hidden_at is not null
        and question.user_id is distinct from ${userId})`.execute(executor);
  return rows[0];
}

export interface NewPost {
  readonly materialId: number;
  readonly userId: number;
  readonly language: Language;
  /** The question that it answers; null: it is one. */
  readonly discussionId: number | null;
  readonly title: string | null;
  readonly text: string;
  /** Undefined: it is a post of its own, however often it is sent. */
  readonly key: string | undefined;
  /** What tells whether the same key was sent with the same post. */
  readonly fingerprint: string;
}

/** Keeps a post. @returns undefined where the person has sent the key before. */
export async function insertPost(executor: Executor, post: NewPost): Promise<number | undefined> {
  const { language, title } = post;
  const topic = title === null ? null : jsonb({ [language]: title });
  const { rows } = await sql<{ id: number }>`
    insert into forum_posts (material_id, discussion_id, user_id, author_name, topic, text, idempotency_key, fingerprint)
    select ${post.materialId}, ${post.discussionId}, id, trim(concat_ws(' ', firstname, lastname)), ${topic}::jsonb,
      ${jsonb({ [language]: post.text })}, ${post.key ?? null}, ${post.fingerprint}
    from users where id = ${post.userId}
    on conflict (user_id, idempotency_key) do nothing
    returning id`.execute(executor);
  return rows[0]?.id;
}

/** The post that was made of a key. */
export async function findByKey(
  executor: Executor,
  userId: number,
  key: string,
): Promise<{ readonly id: number; readonly fingerprint: string } | undefined> {
  const { rows } = await sql<{ id: number; fingerprint: string }>`
    select id, fingerprint from forum_posts where user_id = ${userId} and idempotency_key = ${key}`.execute(
    executor,
  );
  return rows[0];
}

/** Locks a question: what is answered to it, and whether it goes, is decided one after the other. */
export async function lockQuestion(executor: Executor, id: number): Promise<boolean> {
  const { rows } = await sql`select from forum_posts where id = ${id} for no key update`.execute(executor);
  return rows.length > 0;
}

/** Notes that something was written in a discussion just now. */
export async function touchDiscussion(executor: Executor, id: number): Promise<void> {
  await sql`update forum_posts set active_at = clock_timestamp() where id = ${id}`.execute(executor);
}

/** Changes an own post while that is allowed. @returns whether it was. */
export async function updatePost(
  executor: Executor,
  {
    id,
    userId,
    language,
    title,
    text,
  }: {
    readonly id: number;
    readonly userId: number;
    readonly language: Language;
    /** Undefined leaves it, and an answer has none. */
    readonly title: string | undefined;
    readonly text: string;
  },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update forum_posts posts set text = ${jsonb({ [language]: text })}, edited_at = now(),
      topic = case when discussion_id is null and ${title !== undefined}
        then ${jsonb({ [language]: title ?? '' })} else topic end
    where id = ${id} and ${canEdit(userId)}`.execute(executor);
  return numAffectedRows > 0n;
}

/** What of a question is taken out where others have answered it: everything that its author wrote. */
const withoutWords = sql`
  user_id = null, author_name = null, topic = null, text = null, idempotency_key = null, fingerprint = null`;

/** Takes an own post back: it goes, and a question that others have answered leaves its place. */
export async function removePost(executor: Executor, id: number, userId: number): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    update forum_posts posts set ${withoutWords}
    where id = ${id} and user_id = ${userId} and discussion_id is null and ${isAnsweredByOthers}`.execute(
    executor,
  );
  if (numAffectedRows === 0n)
    await sql`delete from forum_posts where id = ${id} and user_id = ${userId}`.execute(executor);
}

const isAnsweredByOthers = sql<boolean>`
  exists (
    select from forum_posts reply
    where reply.discussion_id = posts.id and reply.user_id is distinct from posts.user_id)`;

/** Before a person's posts are deleted: their questions that others have answered leave their place. */
export async function leavePlaces(executor: Executor, userId: number): Promise<void> {
  await sql`
    select from forum_posts where user_id = ${userId} and discussion_id is null order by id for no key update`.execute(
    executor,
  );
  await sql`
    update forum_posts posts set ${withoutWords}
    where user_id = ${userId} and discussion_id is null and ${isAnsweredByOthers}`.execute(executor);
}

/** Marks a discussion as read up to a post of it. */
export async function markRead(
  executor: Executor,
  read: { readonly userId: number; readonly discussionId: number; readonly postId: number },
): Promise<void> {
  await sql`
    insert into forum_reads (user_id, discussion_id, post_id)
    select ${read.userId}, ${read.discussionId}, max(id) from forum_posts
    where id <= ${read.postId} and ${read.discussionId} in (id, discussion_id)
    having max(id) is not null
    on conflict (user_id, discussion_id) do update set post_id = greatest(forum_reads.post_id, excluded.post_id)`.execute(
    executor,
  );
}

/** Keeps a report; a second one of the same person changes nothing. */
export async function insertReport(
  executor: Executor,
  report: { readonly userId: number; readonly postId: number; readonly reason: string },
): Promise<void> {
  await sql`
    insert into forum_reports (user_id, post_id, reason)
    values (${report.userId}, ${report.postId}, ${report.reason}) on conflict do nothing`.execute(executor);
}
