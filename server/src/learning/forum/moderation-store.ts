import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/database.ts';

/** A post as moderators see it. */
export interface ModeratedPost {
  readonly id: number;
  readonly course_id: number;
  /** The name of the material in its course's folder. */
  readonly forum: string;
  readonly discussion_id: number | null;
  /** Null: the course's own, or the account is gone. */
  readonly username: string | null;
  readonly author: string | null;
  readonly topic: string | null;
  readonly text: string;
  readonly created_at: Date;
  readonly hidden_at: Date | null;
  /** Of reports that nobody has looked at: why, where a reason was given. */
  readonly reasons: readonly string[];
}

/** A text in Lithuanian, or in the language in which it was written. */
const oneOf = (texts: RawBuilder<unknown>): RawBuilder<string | null> => sql<string | null>`
  (select value from jsonb_each_text(${texts}) order by key = 'lt' desc limit 1)`;

/** Posts with words, the newest first; of reported ones those first that were reported most. */
export async function readModerated(
  executor: Executor,
  {
    isReported,
    courseId,
    limit,
  }: {
    readonly isReported: boolean;
    readonly courseId: number | null;
    readonly limit: number;
  },
): Promise<ModeratedPost[]> {
  const { rows } = await sql<ModeratedPost>`
    select posts.id, materials.course_id, materials.slug as forum, posts.discussion_id, users.username,
      posts.author_name as author, ${oneOf(sql.ref('posts.topic'))} as topic, ${oneOf(sql.ref('posts.text'))} as text, posts.created_at,
      posts.hidden_at, reports.reasons
    from forum_posts posts
    join materials on materials.id = posts.material_id
    left join users on users.id = posts.user_id
    cross join lateral (
      select coalesce(array_agg(reason order by reported_at), '{}') as reasons
      from forum_reports where post_id = posts.id and settled_at is null
    ) as reports
    where posts.text is not null and (${courseId}::integer is null or materials.course_id = ${courseId})
      and (not ${isReported}::boolean or cardinality(reports.reasons) > 0)
    order by case when ${isReported}::boolean then cardinality(reports.reasons) end desc, posts.created_at desc, posts.id desc
    limit ${limit}`.execute(executor);
  return rows;
}

/** Hides a post, or shows it again. @returns whether that changed anything; undefined where there is no such post. */
export async function setPostHidden(
  executor: Executor,
  id: number,
  isHidden: boolean,
): Promise<boolean | undefined> {
  const { rows } = await sql<{ was_hidden: boolean }>`
    update forum_posts posts set hidden_at = case when ${isHidden} then coalesce(posts.hidden_at, now()) end
    from (select id, hidden_at from forum_posts where id = ${id} for update) as former
    where posts.id = former.id
    returning former.hidden_at is not null as was_hidden`.execute(executor);
  const [row] = rows;
  return row === undefined ? undefined : row.was_hidden !== isHidden;
}

/** Notes that a moderator looked at the reports of a post. @returns how many there were. */
export async function settleReports(executor: Executor, postId: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update forum_reports set settled_at = now() where post_id = ${postId} and settled_at is null`.execute(
    executor,
  );
  return Number(numAffectedRows);
}
