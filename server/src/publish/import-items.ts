import { heldCourses, heldProducts } from '../catalogue/held-items-store.ts';
import type { CourseSource } from '../import/course-folder.ts';
import type { ReportItem } from '../import/foreign/report.ts';
import {
  heldGrading,
  type HeldMaterial,
  heldMaterials,
  type HeldTopic,
  heldTopics,
} from '../learning/held-items-store.ts';
import type { Executor } from '../platform/database.ts';
import type { HeldItem } from '../platform/held-item.ts';

/**
 * What became of a course, a topic, a material, a product or a file of a course's folder. Names are those of the folder:
 * `sepsis/01-first/page`; of a product the course and its id.
 */
export type ImportItem = ReportItem<
  'new' | 'changed' | 'unchanged' | 'hidden' | 'no_longer_sold' | 'skipped'
>;

/** Something that an import may change, as it stands. */
interface Standing extends Pick<HeldItem, 'isRetired' | 'parts'> {
  readonly key: string;
  readonly what: 'course' | 'topic' | 'material' | 'product';
  readonly name: string;
  /** What it lists: what comes or goes there is told by itself, another order is its own change. */
  readonly order: readonly string[];
}

/** What stands of these courses, in the order of their folders. */
export async function standingOf(executor: Executor, courseIds: readonly number[]): Promise<Standing[]> {
  const courses = new Map((await heldCourses(executor, courseIds)).map((course) => [course.id, course]));
  const grading = new Map((await heldGrading(executor, courseIds)).map((row) => [row.courseId, row]));
  const topics = Map.groupBy(await heldTopics(executor, courseIds), ({ courseId }) => courseId);
  const materials = Map.groupBy(await heldMaterials(executor, courseIds), ({ courseId }) => courseId);
  const products = Map.groupBy(await heldProducts(executor, courseIds), ({ courseId }) => courseId);
  return courseIds.flatMap((courseId): Standing[] => {
    const course = courses.get(courseId);
    if (course === undefined) return [];
    const { subjects, ...parts } = course.parts;
    const theory = topics.get(courseId) ?? [];
    const listed = theory.filter(({ isRetired }) => !isRetired).map(({ slug }) => `topic ${slug}`);
    const { digest = '', order: graded = [] } = grading.get(courseId) ?? {};
    return [
      {
        key: `course ${courseId}`,
        what: 'course',
        name: course.slug,
        isRetired: course.isRetired,
        // The programme of a course with theory is made of that.
        parts: {
          ...parts,
          grading: digest,
          ...(listed.length === 0 && subjects !== undefined && { subjects }),
        },
        order: [...listed, ...graded.map((slug) => `graded ${slug}`)],
      },
      ...theory.flatMap((topic) => standingTopic(course.slug, topic, materials.get(courseId) ?? [])),
      ...(products.get(courseId) ?? []).map(({ id, isRetired, parts: own }): Standing => ({
        key: `product ${id}`,
        what: 'product',
        name: `${course.slug}/${id}`,
        isRetired,
        parts: own,
        order: [],
      })),
    ];
  });
}

/** A topic and its materials. */
function standingTopic(course: string, topic: HeldTopic, materials: readonly HeldMaterial[]): Standing[] {
  const inTopic = materials.filter((material) => material.topic === topic.slug);
  const name = `${course}/${topic.slug}`;
  const { id, isRetired, parts } = topic;
  const itself: Standing = {
    key: `topic ${id}`,
    what: 'topic',
    name,
    isRetired,
    parts,
    order: orderOf(inTopic),
  };
  return [itself].concat(
    inTopic.map((material) => ({
      key: `material ${material.id}`,
      what: 'material',
      name: `${name}/${material.slug}`,
      isRetired: material.isRetired,
      parts: material.parts,
      order: [],
    })),
  );
}

/** The materials of a topic, with a mark where each of its sections begins. */
function orderOf(materials: readonly HeldMaterial[]): string[] {
  const shown = materials.filter(({ isRetired }) => !isRetired);
  return shown.flatMap(({ slug, section }, index) =>
    section === shown[index - 1]?.section ? [slug] : ['|', slug],
  );
}

/** What an import made of what stood before it, with what of the folders it skipped. */
export function itemsOf(
  before: readonly Standing[],
  after: readonly Standing[],
  courses: readonly CourseSource[],
): ImportItem[] {
  const former = new Map(before.map((one) => [one.key, one]));
  return [
    ...after.flatMap((one) => {
      const was = former.get(one.key);
      return one.isRetired && was?.isRetired !== false ? [] : [becameOf(was, one)];
    }),
    ...courses.flatMap(({ slug, skipped }) =>
      skipped.map(({ path, why }): ImportItem => ({
        what: 'file',
        name: `${slug}/${path}`,
        outcome: 'skipped',
        notes: [why],
      })),
    ),
  ];
}

function becameOf(was: Standing | undefined, { what, name, ...is }: Standing): ImportItem {
  const isProduct = what === 'product';
  if (is.isRetired) return { what, name, outcome: isProduct ? 'no_longer_sold' : 'hidden', notes: [] };
  if (was === undefined) return { what, name, outcome: 'new', notes: [] };
  if (was.isRetired)
    return { what, name, outcome: 'new', notes: [isProduct ? 'it was sold before' : 'it was hidden before'] };
  const notes = Object.keys({ ...was.parts, ...is.parts })
    .filter((part) => was.parts[part] !== is.parts[part])
    .map(wordOf);
  const inBoth = (order: readonly string[]): string =>
    order.filter((part) => was.order.includes(part) && is.order.includes(part)).join(' ');
  if (what === 'course' && was.name !== name) notes.push('name');
  if (inBoth(was.order) !== inBoth(is.order)) notes.push('order');
  return { what, name, outcome: notes.length === 0 ? 'unchanged' : 'changed', notes };
}

/** What folders call a part that the database calls `filter_ids`, `price_cents` or `is_free`. */
function wordOf(part: string): string {
  return part
    .replace(/^is_/, '')
    .replace(/_ids$/, 's')
    .replace(/_(?:id|cents)$/, '');
}

/** The items as lines for people: what stayed is counted, and of a new course what it has. */
export function itemLines(items: readonly ImportItem[]): string[] {
  const newCourses = new Set(
    items.filter(({ what, outcome }) => what === 'course' && outcome === 'new').map(({ name }) => name),
  );
  const isOfNew = ({ what, name }: ImportItem): boolean =>
    what !== 'course' && what !== 'file' && newCourses.has(name.split('/')[0] ?? '');
  const told = items.filter((item) => item.outcome !== 'unchanged' && !isOfNew(item));
  const stayed = items.filter(({ outcome }) => outcome === 'unchanged').length;
  return [
    ...told.map(({ what, name, outcome, notes }) => {
      const line = `${outcome.replaceAll('_', ' ')}: ${what} '${name}'`;
      return notes.length === 0 ? line : `${line} (${notes.join(', ')})`;
    }),
    ...(stayed > 0 ? [`${stayed} courses, topics, materials and products stayed as they were.`] : []),
  ];
}
