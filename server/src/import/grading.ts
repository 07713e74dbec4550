import type { JsonFile } from './json-file.ts';
import type { CourseFile, Texts } from './shapes.ts';
import type { MaterialSource, TheorySource } from './theory-folder.ts';

/** Something that is graded: a material with marks, or, with a title, what an operator grades. */
export interface GradedSource {
  /** The material's name, or the key of what an operator grades. */
  readonly slug: string;
  readonly title: Texts | null;
  readonly weight: number;
  readonly isExtra: boolean;
}

export interface GradeCategorySource {
  readonly slug: string;
  readonly title: Texts;
  readonly weight: number;
  readonly isExtra: boolean;
  readonly items: readonly GradedSource[];
}

/** What counts towards the grade of a course, and how much. */
export interface GradingSource {
  readonly categories: readonly GradeCategorySource[];
  /** Those that stand in no category. */
  readonly items: readonly GradedSource[];
}

/** Whether it can be graded: some question of it has marks. A survey has none. */
function hasMarks({ content }: MaterialSource): boolean {
  return content !== undefined && 'questions' in content && content.questions.some(({ marks }) => marks > 0);
}

function packages(materials: readonly MaterialSource[]): string[] {
  return materials.filter(({ module }) => module === 'hvp').map(({ slug }) => slug);
}

/** The plan of `course.json`; without one every material with marks counts alike. */
export function readGrading(json: JsonFile<CourseFile>, { topics, unread }: TheorySource): GradingSource {
  const materials = topics.flatMap((topic) => topic.sections.flatMap((section) => section.materials));
  const graded = new Set(materials.filter((material) => hasMarks(material)).map(({ slug }) => slug));
  // A package says itself what was reached, so it counts only where its author wants it to.
  const canCount = new Set([...graded, ...packages(materials), ...unread]);
  const plan = json.value.grading;
  if (plan === undefined)
    return {
      categories: [],
      items: [...graded].map((slug) => ({ slug, title: null, weight: 1, isExtra: false })),
    };
  const names = new Set([...materials.map(({ slug }) => slug), ...unread]);
  const seen = new Set<string>();
  const read = (
    items: NonNullable<typeof plan.items>,
    path: readonly (string | number)[],
  ): readonly GradedSource[] =>
    items.map((item, index) => {
      const isMaterial = 'material' in item;
      const slug = isMaterial ? item.material : item.key;
      const fault = (message: string): void => json.fault(['grading', ...path, 'items', index], message);
      if (seen.has(slug)) fault(`'${slug}' is graded twice`);
      seen.add(slug);
      if (isMaterial && !canCount.has(slug))
        fault(
          names.has(slug)
            ? `no question of '${slug}' has marks`
            : `there is no material '${slug}' in this course`,
        );
      if (!isMaterial && names.has(slug)) fault(`'${slug}' is the name of a material`);
      return {
        slug,
        title: isMaterial ? null : item.title,
        weight: item.weight ?? 1,
        isExtra: item.extra_credit ?? false,
      };
    });
  return {
    categories: (plan.categories ?? []).map((category, index) => ({
      slug: category.key,
      title: category.title,
      weight: category.weight ?? 1,
      isExtra: category.extra_credit ?? false,
      items: read(category.items, ['categories', index]),
    })),
    items: read(plan.items ?? [], []),
  };
}
