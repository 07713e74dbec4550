import { createHash } from 'node:crypto';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { languages } from '@medeina/contract';
import type { Texts } from '../shapes.ts';
import { mapTexts } from './localised.ts';
import type { CourseJson, ForeignCourse } from './model.ts';
import { refuse } from './refuse.ts';

/** What an operator decides about a course that comes from elsewhere. */
export interface CourseFacts {
  /** The key of a category. */
  readonly category: string;
  /** How it is sold. */
  readonly products: CourseJson['products'];
  readonly durationHours: number;
  /** `2026-02-03`. */
  readonly published: string;
  /** Filters of the catalogue: `language/lt`. */
  readonly filters: readonly string[];
}

const leastId = 1_000_000_000;

/** An id above those that people give, the same for the same course everywhere. */
export function idOf(identity: string): number {
  return leastId + (createHash('sha256').update(identity).digest().readUInt32BE(0) % 1_000_000_000);
}

/** Whether an import of somebody else's file gave a course its slug; one of a folder has the name of that. */
export function isNamedByConversion(id: number, slug: string): boolean {
  return id >= leastId && /^(?:moodle|cc|qti|h5p)-/.test(slug);
}

/** Writes a course folder that `medeina import` takes. */
export async function writeCourse(folder: string, course: ForeignCourse, facts: CourseFacts): Promise<void> {
  const id = idOf(course.identity);
  const json: CourseJson = {
    id,
    shortname: course.shortname,
    category: facts.category,
    published: facts.published,
    format: 'online',
    duration_hours: facts.durationHours,
    filters: [...facts.filters],
    certificate: null,
    shows_grades: course.showsGrades,
    ...(course.grading === undefined ? {} : { grading: course.grading }),
    title: course.title,
    ...(course.photo === null ? {} : { photo: course.photo.name }),
    short_description: course.shortDescription,
    abilities: { lt: [], en: [], ru: [] },
    products: facts.products,
  };
  await writeJson(folder, 'course.json', json);
  if (course.description !== null) await writeTexts(folder, 'description', course.description);
  if (course.photo !== null) await cp(course.photo.path, pathIn(folder, course.photo.name));
  for (const topic of course.topics) {
    const place = pathIn(folder, 'theory', topic.slug);
    await writeJson(place, 'topic.json', {
      title: topic.title,
      ...(topic.description === null ? {} : { description: topic.description }),
      sections: topic.sections.map((section) => ({
        title: section.title,
        materials: section.materials.map(({ slug }) => slug),
      })),
    });
    for (const material of topic.sections.flatMap((section) => section.materials)) {
      await writeJson(place, `${material.slug}.json`, material.json);
      if (material.markdown !== undefined) await writeTexts(place, material.slug, material.markdown);
      for (const file of material.files ?? []) {
        const path = pathIn(place, file.name);
        await mkdir(dirname(path), { recursive: true });
        await cp(file.path, path);
      }
    }
  }
}

/** A path in a folder: names are made of what somebody else wrote, and none may lead out. @throws {ImportError} */
function pathIn(folder: string, ...names: readonly string[]): string {
  const path = resolve(folder, ...names);
  if (!path.startsWith(`${resolve(folder)}${sep}`))
    refuse(folder, `'${names.join('/')}' leads out of the folder of the course`);
  return path;
}

async function writeJson(folder: string, name: string, value: object): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(pathIn(folder, name), `${JSON.stringify(value, undefined, 2)}\n`);
}

async function writeTexts(folder: string, name: string, texts: Texts): Promise<void> {
  const ended = mapTexts(texts, (text) => `${text}\n`);
  for (const language of languages)
    await writeFile(pathIn(folder, `${name}.${language}.md`), ended[language]);
}
