import { sql } from 'kysely';
import type { ForumQuestion } from '../../import/kinds/kind.ts';
import type { Executor } from '../../platform/database.ts';
import { jsonb } from '../../platform/sql.ts';

/**
 * Writes the questions with which a forum begins. Known ones keep their answers; one that is gone from the folder goes
 * too, unless somebody has answered it.
 */
export async function saveQuestions(
  executor: Executor,
  materialId: number,
  questions: readonly ForumQuestion[],
): Promise<void> {
  // The last one first: what was written last stands at the top.
  for (const { slug, author, position, title, text } of questions.toReversed()) {
    // oxlint-disable-next-line no-await-in-loop
    await sql`
      insert into forum_posts (material_id, slug, author_name, author_position, topic, text)
      values (${materialId}, ${slug}, ${author}, ${position === null ? null : jsonb(position)}, ${jsonb(title)},
        ${jsonb(text)})
      on conflict (material_id, slug) do update set author_name = excluded.author_name,
        author_position = excluded.author_position, topic = excluded.topic, text = excluded.text`.execute(
      executor,
    );
  }
  const slugs = questions.map(({ slug }) => slug);
  await sql`
    delete from forum_posts question
    where material_id = ${materialId} and slug is not null and slug <> all (${slugs}::text[])
      and not exists (select from forum_posts reply where reply.discussion_id = question.id)`.execute(
    executor,
  );
}
