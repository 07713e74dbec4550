import { languages } from '@medeina/contract';
import { sql } from 'kysely';
import type { SubjectRow } from '../catalogue/import-store.ts';
import type { FileSource } from '../import/material-files.ts';
import { longest, minutesOf, sumOf } from '../platform/minutes.ts';
import type { MaterialSource, TopicSource } from '../import/theory-folder.ts';
import type { KeptFile } from '../platform/files/files.ts';
import type { Executor } from '../platform/database.ts';
import { jsonb } from '../platform/sql.ts';
import { storedFigure } from './figures.ts';
import { countedMinutes, saveContent, storedContent } from './kinds/index.ts';
import type { MaterialContent, StoredFile } from './material-content.ts';

/**
 * Writing a course's theory. Topics and materials keep their ids from import to import by their names, so that what
 * learners completed stays theirs; what is gone from the folder is retired.
 * @param kept the files of the import by their path.
 * @returns the programme with its ids, for the public page.
 */
export async function saveTheory(
  executor: Executor,
  courseId: number,
  topics: readonly TopicSource[],
  kept: ReadonlyMap<string, KeptFile>,
): Promise<SubjectRow[]> {
  await sql`update topics set retired = true where course_id = ${courseId}`.execute(executor);
  await sql`
    update sections set retired = true
    where topic_id in (select id from topics where course_id = ${courseId})`.execute(executor);
  await sql`update materials set retired = true, requires = '{}' where course_id = ${courseId}`.execute(
    executor,
  );
  const ids = new Map<string, number>();
  const subjects: SubjectRow[] = [];
  for (const [position, topic] of topics.entries()) {
    const topicId = await idOf(
      sql<{ id: number }>`
      insert into topics (course_id, slug, position, title, description)
      values (${courseId}, ${topic.slug}, ${position}, ${jsonb(topic.title)}, ${jsonb(topic.description ?? {})})
      on conflict (course_id, slug) do update set
        position = excluded.position, title = excluded.title, description = excluded.description, retired = false
      returning id`.execute(executor),
    );
    const parts: SubjectRow['parts'][number][] = [];
    for (const [place, section] of topic.sections.entries()) {
      const sectionId = await idOf(
        sql<{ id: number }>`
        insert into sections (topic_id, position, title) values (${topicId}, ${place}, ${jsonb(section.title)})
        on conflict (topic_id, position) do update set title = excluded.title, retired = false
        returning id`.execute(executor),
      );
      for (const [order, material] of section.materials.entries()) {
        const id = await saveMaterial(executor, courseId, sectionId, order, material, kept);
        ids.set(material.slug, id);
        parts.push({
          id,
          title: material.title,
          module: material.module,
          minutes: countedMinutes(material.module, minutesOf(material)),
          isFree: material.isFree,
        });
      }
    }
    subjects.push({
      id: topicId,
      title: topic.title,
      description: topic.description,
      minutes: sumOf(parts.map(({ minutes }) => minutes)),
      parts,
    });
  }
  await saveRequirements(executor, topics, ids);
  return subjects;
}

async function saveMaterial(
  executor: Executor,
  courseId: number,
  sectionId: number,
  position: number,
  material: MaterialSource,
  kept: ReadonlyMap<string, KeptFile>,
): Promise<number> {
  const minutes = minutesOf(material);
  const id = await idOf(
    sql<{ id: number }>`
    insert into materials (course_id, section_id, slug, position, module, completion, title, description,
      duration_minutes, minutes_by_language, content, is_free)
    values (${courseId}, ${sectionId}, ${material.slug}, ${position}, ${material.module}, ${material.completion},
      ${jsonb(material.title)}, ${jsonb(material.description ?? {})},
      ${minutes && longest(minutes)}, ${minutes && jsonb(minutes)},
      ${jsonb(contentOf(material, kept))}, ${material.isFree})
    on conflict (course_id, slug) do update set
      section_id = excluded.section_id, position = excluded.position, module = excluded.module,
      completion = excluded.completion, title = excluded.title, description = excluded.description,
      duration_minutes = excluded.duration_minutes, minutes_by_language = excluded.minutes_by_language,
      content = excluded.content,
      is_free = excluded.is_free, retired = false
    returning id`.execute(executor),
  );
  if (material.content !== undefined) await saveContent(executor, id, material.content);
  await sql`delete from material_texts where material_id = ${id}`.execute(executor);
  for (const language of languages) {
    const html = material.html[language];
    if (html === undefined) continue;
    const figures = (material.figures[language] ?? []).map((figure) =>
      storedFigure(figure, (file) => storedFile(file, kept)),
    );
    await sql`
      insert into material_texts (material_id, language, html, figures)
      values (${id}, ${language}, ${html}, ${jsonb(figures)})`.execute(executor);
  }
  return id;
}

function contentOf({ slug, content }: MaterialSource, kept: ReadonlyMap<string, KeptFile>): MaterialContent {
  if (content === undefined) throw new Error(`The material ${slug} was read with a fault`);
  return storedContent(content, (file) => storedFile(file, kept));
}

function storedFile({ path, name, mime }: FileSource, kept: ReadonlyMap<string, KeptFile>): StoredFile {
  const file = kept.get(path);
  if (file === undefined) throw new Error(`The file ${path} was not kept`);
  return { hash: file.hash, size: file.size, name, mime };
}

/** Second, because a material may require one that comes after it. */
async function saveRequirements(
  executor: Executor,
  topics: readonly TopicSource[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const materials = topics.flatMap((topic) => topic.sections.flatMap((section) => section.materials));
  for (const material of materials.filter((one) => one.requires.length > 0)) {
    const required = material.requires.map((slug) => ids.get(slug)).filter((id) => id !== undefined);
    await sql`
      update materials set requires = ${required}::integer[] where id = ${ids.get(material.slug) ?? 0}`.execute(
      executor,
    );
  }
}

/** Recomputes what follows from a course's materials: their number, and each learner's progress. */
export async function refreshProgress(
  executor: Executor,
  courseIds: readonly number[] | null,
): Promise<void> {
  await sql`
    update courses set tracked_materials = (
      select count(*) from materials where course_id = courses.id and completion > 0 and not retired
    )
    where ${courseIds}::integer[] is null or id = any (${courseIds}::integer[])`.execute(executor);
  // A statement sees what was committed before it: ticks that are under way come first, later ones wait.
  await sql`
    select from enrolments where ${courseIds}::integer[] is null or course_id = any (${courseIds}::integer[])
    order by id for no key update`.execute(executor);
  await sql`select refresh_progress(${courseIds}::integer[], null)`.execute(executor);
}

async function idOf(result: Promise<{ rows: { id: number }[] }>): Promise<number> {
  const [row] = (await result).rows;
  if (row === undefined) throw new Error('The database gave no id to a new row');
  return row.id;
}
