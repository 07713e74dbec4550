import { builtInEnvironment } from '@medeina/contract';
import type { FileContent, Material, Progress, PurchasedDetail, Section, Topic } from '@medeina/contract';
import { environmentOf } from './coursePath.ts';
import type { Unsent } from './queue.ts';

type ActivityKind = Extract<Material, { module: 'activity' }>['activity']['kind'];

/** A material with the place where it stands; `topicNumber` counts from 1. */
export interface PlacedMaterial {
  readonly material: Material;
  readonly section: Section;
  readonly topic: Topic;
  readonly topicNumber: number;
}

/** Every material of the theory in the order in which it is studied. */
function placedMaterials(course: PurchasedDetail): PlacedMaterial[] {
  return course.theory.flatMap((topic, index) =>
    topic.sections.flatMap((section) =>
      section.parts.map((material) => ({ material, section, topic, topicNumber: index + 1 })),
    ),
  );
}

export function findMaterial(course: PurchasedDetail, id: number): PlacedMaterial | undefined {
  return placedMaterials(course).find((placed) => placed.material.course_module_id === id);
}

/** The material that an address names, where it is open: on a phone, then, the screen is the text's. */
export function askedMaterial(course: PurchasedDetail, search: URLSearchParams): PlacedMaterial | undefined {
  const asked = findMaterial(course, Number(search.get('material') ?? '0'));
  return asked?.material.availability_status === true ? asked : undefined;
}

/** The material after this one that can be opened; undefined at the end. */
export function materialAfter(course: PurchasedDetail, id: number): PlacedMaterial | undefined {
  const all = placedMaterials(course);
  const index = all.findIndex((placed) => placed.material.course_module_id === id);
  return index < 0 ? undefined : all.slice(index + 1).find((placed) => placed.material.availability_status);
}

/** Where the learner goes on: the first that is open, tracked and not completed. */
export function nextMaterial(course: PurchasedDetail): PlacedMaterial | undefined {
  return placedMaterials(course).find(
    ({ material }) => material.availability_status && material.completion !== 0 && !material.completed,
  );
}

/** Whether a document is read in the page; others are opened beside it. */
export function isReadHere({ mime }: Pick<FileContent, 'mime'>): boolean {
  return mime === 'application/pdf';
}

/** The file of a material that is one. */
export function fileOf(material: Material): FileContent | null {
  if (material.module === 'document') return material.document;
  return material.module === 'resource' ? material.resource : null;
}

/** The file or site that a material leads to; undefined for one that is shown in the page. */
export function addressOf(material: Material): string | undefined {
  if (material.module === 'link') return material.link?.url;
  const file = fileOf(material);
  return file === null || (material.module === 'document' && isReadHere(file)) ? undefined : file.url;
}

const activities = new Set<Material['module']>([
  'quiz',
  'survey',
  'questionnaire',
  'scenario',
  'algorithm',
  'dynamic_form',
  'activity',
]);

/** Whether it has a screen of its own, with a frame: a test, a survey, a form, a case, a package that there is a player for. */
export function isActivity(material: Material): boolean {
  return activities.has(material.module) || (material.module === 'hvp' && material.hvp?.playable !== false);
}

/** Watching a video completes it; being in the practical room, which the operator records. */
const completedElsewhere = new Set<Material['module']>(['video', 'document_video', 'extlmsroom']);

/** Whether opening it is all that its automatic completion asks for. */
export function completesByOpening(material: Material): boolean {
  if (material.module === 'forum' && material.forum?.completed_by !== 'opening') return false;
  return material.completion === 2 && !completedElsewhere.has(material.module) && !isActivity(material);
}

const step = (progress: Progress, by: number): Progress => ({
  done: Math.min(progress.total, Math.max(0, progress.done + by)),
  total: progress.total,
});

/** The course as it will be once the server has taken a completion: the same counts it will answer. */
export function withCompletion(course: PurchasedDetail, id: number, completed: boolean): PurchasedDetail {
  const placed = findMaterial(course, id);
  if (placed === undefined || placed.material.completed === completed) return course;
  const { material, section, topic } = placed;
  const by = material.completion === 0 ? 0 : completed ? 1 : -1;
  const minutes = by * (material.duration ?? 0);
  return {
    ...course,
    completed: step(course.completed, by),
    // Only its learner opens a completed course again.
    completed_at: by < 0 ? null : course.completed_at,
    theory: course.theory.map((one) =>
      one.id === topic.id
        ? {
            ...one,
            completed: step(one.completed, by),
            duration_left: Math.max(0, one.duration_left - minutes),
            sections: one.sections.map((two) =>
              two.id === section.id
                ? {
                    ...two,
                    completed: step(two.completed, by),
                    parts: two.parts.map((part) => (part.id === material.id ? { ...part, completed } : part)),
                  }
                : two,
            ),
          }
        : one,
    ),
  };
}

/** Whether what waits is of this course. */
export function isOf(
  entry: Unsent,
  { id, environment }: { readonly id: number | undefined; readonly environment: string | undefined },
): boolean {
  return (
    entry.courseId === id && (entry.environment ?? builtInEnvironment) === (environment ?? builtInEnvironment)
  );
}

/** What it is to a learner: of an activity of another environment, what that environment says. */
export function typeOf(material: Material): Exclude<Material['module'], 'activity'> | ActivityKind {
  return material.module === 'activity' ? material.activity.kind : material.module;
}

/** What names a material in the call that reads its content. */
export function materialInput(course: { readonly id: number; readonly environment: string }, id: number) {
  const environment = environmentOf(course);
  return environment === undefined
    ? { params: { id } }
    : { params: { id }, query: { environment, course: course.id } };
}

/** The course with what the learner did and the server has not yet heard of. */
export function withUnsent(course: PurchasedDetail, unsent: readonly Unsent[]): PurchasedDetail {
  let shown = course;
  for (const entry of unsent) {
    if (!isOf(entry, course)) continue;
    if (entry.kind === 'completion') shown = withCompletion(shown, entry.id, entry.state === 1);
    if (entry.kind === 'progress' && entry.page !== undefined) shown = withPage(shown, entry.id, entry.page);
  }
  return shown;
}

function withPage(course: PurchasedDetail, id: number, page: number): PurchasedDetail {
  const turned = (part: Material): Material => {
    if (part.id !== id) return part;
    if (part.module === 'document' && part.document !== null)
      return { ...part, document: { ...part.document, page } };
    if (part.module !== 'document_video' || part.document_video?.document == null) return part;
    const { document } = part.document_video;
    return { ...part, document_video: { ...part.document_video, document: { ...document, page } } };
  };
  return {
    ...course,
    theory: course.theory.map((topic) => ({
      ...topic,
      sections: topic.sections.map((section) => ({ ...section, parts: section.parts.map(turned) })),
    })),
  };
}
