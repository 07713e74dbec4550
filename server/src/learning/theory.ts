import type { CurrentMaterial, Material, Progress, Section, Topic } from '@medeina/contract';
import { message } from '../platform/messages.ts';
import { countedMinutes, shownContent } from './kinds/index.ts';
import type { Reader } from './kinds/kind.ts';
import type { MaterialRow } from './store.ts';

export interface Theory {
  readonly topics: Topic[];
  readonly progress: Progress;
  readonly current: CurrentMaterial | null;
}

/** What does not depend on the material. */
export type Site = Pick<Reader, 'hasPlayer' | 'language' | 'practice' | 'sign'>;

/** Puts the materials of a course together: topics, sections, what is open, how far the learner is, where to go on. */
export function buildTheory(rows: readonly MaterialRow[], site: Site): Theory {
  const titles = new Map(rows.map((row) => [row.id, row.title]));
  const completed = new Set(rows.filter((row) => row.is_completed).map((row) => row.id));
  const topics: Topic[] = [];
  let current: CurrentMaterial | null = null;
  for (const row of rows) {
    const topic = topicOf(topics, row);
    const missing = row.requires.filter((id) => titles.has(id) && !completed.has(id));
    const material = materialOf(row, missing, titles, site);
    sectionOf(topic, row).parts.push(material);
    if (current === null && row.completion > 0 && !row.is_completed && missing.length === 0) {
      current = {
        topic_id: row.topic_id,
        section_id: row.section_id,
        course_module_id: row.id,
        title: row.title,
        topic_title: row.topic_title,
        topic_number: topics.length,
      };
    }
  }
  for (const topic of topics) settleTopic(topic);
  return { topics, progress: sum(topics.map((topic) => topic.completed)), current };
}

function topicOf(topics: Topic[], row: MaterialRow): Topic {
  const last = topics.at(-1);
  if (last?.id === row.topic_id) return last;
  const topic: Topic = {
    id: row.topic_id,
    title: row.topic_title,
    description: row.topic_description,
    duration: 0,
    duration_left: 0,
    completed: { done: 0, total: 0 },
    availability_status: true,
    availability_information: null,
    sections: [],
  };
  topics.push(topic);
  return topic;
}

function sectionOf(topic: Topic, row: MaterialRow): Section {
  const last = topic.sections.at(-1);
  if (last?.id === row.section_id) return last;
  const section: Section = {
    id: row.section_id,
    title: row.section_title,
    completed: { done: 0, total: 0 },
    duration: 0,
    parts: [],
  };
  topic.sections.push(section);
  return section;
}

/** Sums of a topic, and whether any of it can be opened: a topic whose every material is closed is closed itself. */
function settleTopic(topic: Topic): void {
  for (const section of topic.sections) {
    section.completed = progressOf(section.parts);
    section.duration = minutes(section.parts);
  }
  const parts = topic.sections.flatMap((section) => section.parts);
  topic.completed = sum(topic.sections.map((section) => section.completed));
  topic.duration = minutes(parts);
  topic.duration_left = minutes(parts.filter((part) => !part.completed));
  topic.availability_status = parts.length === 0 || parts.some((part) => part.availability_status);
  topic.availability_information = topic.availability_status
    ? null
    : (parts[0]?.availability_information ?? null);
}

function progressOf(parts: readonly Material[]): Progress {
  const tracked = parts.filter((part) => part.completion > 0);
  return { done: tracked.filter((part) => part.completed).length, total: tracked.length };
}

function sum(parts: readonly Progress[]): Progress {
  return parts.reduce((all, one) => ({ done: all.done + one.done, total: all.total + one.total }), {
    done: 0,
    total: 0,
  });
}

function minutes(parts: readonly Material[]): number {
  return parts.reduce((all, part) => all + (part.duration ?? 0), 0);
}

function materialOf(
  row: MaterialRow,
  missing: readonly number[],
  titles: ReadonlyMap<number, string>,
  { language, sign, practice, hasPlayer }: Site,
): Material {
  const isOpen = missing.length === 0;
  const common = {
    id: row.id,
    course_module_id: row.id,
    title: row.title,
    description: row.description,
    completion: row.completion,
    completed: row.is_completed,
    readonly: row.completion !== 1,
    duration: countedMinutes(row.content.kind, row.duration_minutes),
    is_group: false as const,
    availability_status: isOpen,
    availability_information: isOpen
      ? null
      : message(language, 'learning.opens_after', {
          titles: missing.map((id) => titles.get(id) ?? '').join(', '),
        }),
  };
  const shown = shownContent(row.content, {
    language,
    sign,
    isOpen,
    transcript: row.transcript,
    watchedSeconds: row.watched_seconds ?? 0,
    positionSeconds: row.position_seconds ?? 0,
    practice,
    page: row.page ?? 1,
    hasPlayer,
  });
  return { ...common, ...shown };
}
