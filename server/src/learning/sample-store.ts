import type { Language, MaterialModule } from '@medeina/contract';
import { sql } from 'kysely';
import type { Executor } from '../platform/database.ts';
import type { PublicAddress } from '../platform/web/sitemap.ts';
import type { StoredFigure } from './figures.ts';
import type { MaterialContent } from './material-content.ts';
import { minutesIn } from './store.ts';

/** Reading the free part of a course: nothing here finds what is not marked as free. */

/** The free material of the row `courses`, one at most. */
const freeMaterial = sql`materials.course_id = courses.id and materials.is_free and not materials.retired`;

export interface SampleRow {
  readonly id: number;
  readonly module: MaterialModule;
  readonly title: string;
  readonly topic: string;
  readonly description: string | null;
  readonly duration_minutes: number | null;
  readonly content: MaterialContent;
  /** Of a page, or a video's transcript. */
  readonly html: string | null;
  readonly figures: readonly StoredFigure[] | null;
}

/** Undefined where the course has no free part, or is no longer offered. */
export async function readSample(
  executor: Executor,
  courseId: number,
  language: Language,
): Promise<SampleRow | undefined> {
  const { rows } = await sql<SampleRow>`
    select materials.id, materials.module, materials.title ->> ${language} as title,
      topics.title ->> ${language} as topic, materials.description ->> ${language} as description,
      ${minutesIn(language)} as duration_minutes,
      materials.content, texts.html, texts.figures
    from courses
    join materials on ${freeMaterial}
    join sections on sections.id = materials.section_id
    join topics on topics.id = sections.topic_id
    left join material_texts texts on texts.material_id = materials.id and texts.language = ${language}
    where courses.id = ${courseId} and not courses.retired
    order by materials.id limit 1`.execute(executor);
  return rows[0];
}

export interface SampleFile {
  readonly courseId: number;
  readonly hash: string;
  readonly name: string;
}

/** Whether a file belongs to the free part of a course, under the very name that it has there. */
export async function isSampleFile(
  executor: Executor,
  { courseId, hash, name }: SampleFile,
): Promise<boolean> {
  const file = sql`'$.** ? (@.hash == $hash && @.name == $name)',
    jsonb_build_object('hash', ${hash}::text, 'name', ${name.toWellFormed()}::text)`;
  const { rows } = await sql`
    select from courses
    join materials on ${freeMaterial}
    left join material_texts texts on texts.material_id = materials.id
    where courses.id = ${courseId} and not courses.retired
      and (jsonb_path_exists(materials.content, ${file}) or jsonb_path_exists(texts.figures, ${file}))
    limit 1`.execute(executor);
  return rows.length > 0;
}

/** The pages of all free parts. */
export async function sampleAddresses(executor: Executor): Promise<PublicAddress[]> {
  const { rows } = await sql<{ id: number }>`
    select courses.id from courses
    where not courses.retired and exists (select from materials where ${freeMaterial})
    order by courses.id`.execute(executor);
  return rows.map(({ id }) => ({ path: `/course/${String(id)}/sample`, changed: null }));
}
