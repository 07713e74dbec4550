import type { LanguageReader } from '../localised.ts';
import type { CourseJson, ForeignMaterial } from '../model.ts';
import type { ConversionReport, ItemNotes } from '../report.ts';
import type { XmlElement } from '../xml.ts';
import { type Backup, type BackupActivity, numberOf, valueOf } from './backup.ts';

type Grading = NonNullable<CourseJson['grading']>;
type GradedItem = NonNullable<Grading['items']>[number];

/** How a category makes one grade of several. */
const aggregations = { mean: 0, weighted: 10, byMarks: 11, withExtra: 12, natural: 13 } as const;
const means = new Set<number>(Object.values(aggregations));

interface Weight {
  readonly weight: number;
  readonly extra_credit?: true;
}

/** As heavy as something can be. */
const heaviest = 10_000;

function rounded(weight: number): number {
  return Math.min(heaviest, Math.max(0, Math.round(weight * 1000) / 1000));
}

/** How much an item counts in its category, which says how the weights of its items are meant. */
function weightOf(item: XmlElement | undefined, aggregation: number): Weight {
  const coefficient = numberOf(item, 'aggregationcoef');
  const marks = numberOf(item, 'grademax') - numberOf(item, 'grademin');
  const extra = coefficient > 0 ? ({ extra_credit: true } as const) : {};
  switch (aggregation) {
    case aggregations.weighted:
      return { weight: rounded(coefficient) };
    case aggregations.byMarks:
      return { weight: rounded(marks), ...extra };
    case aggregations.withExtra:
      return { weight: 1, ...extra };
    case aggregations.natural: {
      // Moodle keeps there what it has worked out, or what a person has set: 0 as well.
      const share = numberOf(item, 'aggregationcoef2');
      const isKnown = share > 0 || valueOf(item, 'weightoverride') === '1';
      return { weight: rounded(isKnown ? share * 1000 : marks), ...extra };
    }
    default:
      return { weight: 1 };
  }
}

/** A material of which a grade can be worked out: its questions have marks, or it is a package that says it. */
function isGraded({ json }: ForeignMaterial): boolean {
  return json.type === 'quiz' || json.type === 'hvp';
}

interface Category {
  readonly id: string;
  readonly parent: string;
  readonly name: string;
  readonly aggregation: number;
}

/** What counts towards the grade of the course, as its grade book has it. */
export function readGrading(
  backup: Backup,
  materials: ReadonlyMap<string, readonly ForeignMaterial[]>,
  reader: LanguageReader,
  report: ConversionReport,
): CourseJson['grading'] {
  const notes = report.add('grade book', reader.shown(valueOf(backup.course, 'fullname')));
  const categories = categoriesOf(backup.gradebook, notes);
  const root = [...categories.values()].find(({ parent }) => parent === '');
  const totals = new Map<string, XmlElement>();
  const inCategory = new Map<string, GradedItem[]>();
  const add = (categoryId: string, item: XmlElement, named: GradedNames): void => {
    const own = categories.get(categoryId);
    const top = topOf(categoryId, categories, root?.id ?? '');
    if (own !== undefined && top !== own.id && own.id !== root?.id)
      notes.changed(`the category '${own.name}' became a part of the one around it`);
    const weight = weightOf(item, own?.aggregation ?? aggregations.mean);
    inCategory.set(top, [...(inCategory.get(top) ?? []), { ...named, ...weight }]);
  };
  for (const item of backup.gradebook?.at('grade_items')?.all('grade_item') ?? []) {
    const type = valueOf(item, 'itemtype');
    noteFormula(item, nameIn(item, categories), notes);
    if (type === 'category' || type === 'course') totals.set(valueOf(item, 'iteminstance'), item);
    if (type === 'course' && numberOf(item, 'gradepass') > 0)
      notes.changed('the mark with which the course is passed is gone: here a certificate asks for one');
    if (type === 'manual')
      add(valueOf(item, 'categoryid'), item, {
        key: `manual-${item.attribute('id') ?? ''}`,
        title: reader.name(valueOf(item, 'itemname'), notes, '–'),
      });
  }
  for (const activity of backup.activities.values()) {
    for (const item of itemsOf(activity)) {
      noteFormula(item, `'${valueOf(item, 'itemname')}'`, notes);
      const named = namesOf(activity, materials.get(activity.id) ?? [], item, reader, notes);
      if (named !== undefined) add(valueOf(item, 'categoryid'), item, named);
    }
  }
  const items = inCategory.get(root?.id ?? '') ?? [];
  const grouped = [...categories.values()].flatMap((category) => {
    const within = category.id === root?.id ? undefined : inCategory.get(category.id);
    if (within === undefined) return [];
    const weight = weightOf(totals.get(category.id), root?.aggregation ?? aggregations.mean);
    const title = reader.name(category.name, notes, category.id);
    return [{ key: `category-${category.id}`, title, ...weight, items: within }];
  });
  return items.length === 0 && grouped.length === 0 ? undefined : { categories: grouped, items };
}

/** What a total, or an item that no activity gives, is called. */
function nameIn(item: XmlElement, categories: ReadonlyMap<string, Category>): string {
  const own = valueOf(item, 'itemname') || categories.get(valueOf(item, 'iteminstance'))?.name;
  return valueOf(item, 'itemtype') === 'course' || own === undefined ? 'the course' : `'${own}'`;
}

/** Here a grade is what its items give, by their weights. */
function noteFormula(item: XmlElement, name: string, notes: ItemNotes): void {
  if (valueOf(item, 'calculation') !== '') notes.changed(`the formula for the grade of ${name} is gone`);
  if (numberOf(item, 'plusfactor') !== 0 || ![0, 1].includes(numberOf(item, 'multfactor')))
    notes.changed(`what multiplies the grade of ${name}, or is added to it, is gone`);
}

function categoriesOf(gradebook: XmlElement | undefined, notes: ItemNotes): Map<string, Category> {
  const categories = new Map<string, Category>();
  for (const category of gradebook?.at('grade_categories')?.all('grade_category') ?? []) {
    const id = category.attribute('id') ?? '';
    const aggregation = numberOf(category, 'aggregation');
    const name = valueOf(category, 'fullname');
    const which = name === '?' ? 'the course' : `the category '${name}'`;
    if (!means.has(aggregation)) notes.changed(`${which} counts by the mean of its grades`);
    if (numberOf(category, 'droplow') > 0 || numberOf(category, 'keephigh') > 0)
      notes.changed(`${which} counts all of its grades`);
    if (valueOf(category, 'aggregateonlygraded') === '0')
      notes.changed(`${which} counts what is graded, and leaves out what is not`);
    categories.set(id, { id, parent: valueOf(category, 'parent'), name, aggregation });
  }
  return categories;
}

/** The category right below the course, or the course's own. */
function topOf(id: string, categories: ReadonlyMap<string, Category>, root: string): string {
  let top = id;
  for (let step = 0; step < categories.size; step += 1) {
    const parent = categories.get(top)?.parent ?? root;
    if (parent === root || parent === '') break;
    top = parent;
  }
  return categories.has(top) ? top : root;
}

/** What an activity is graded in, by numbers or by a scale. */
export function itemsOf(activity: BackupActivity): XmlElement[] {
  return (activity.grades?.at('grade_items')?.all('grade_item') ?? []).filter(
    (item) => !['0', '3'].includes(valueOf(item, 'gradetype')),
  );
}

type GradedNames =
  | { readonly material: string }
  | Pick<Extract<GradedItem, { key: string }>, 'key' | 'title'>;

function namesOf(
  activity: BackupActivity,
  materials: readonly ForeignMaterial[],
  item: XmlElement,
  reader: LanguageReader,
  notes: ItemNotes,
): GradedNames | undefined {
  const name = valueOf(item, 'itemname');
  const [material] = materials;
  if (material !== undefined && isGraded(material) && numberOf(item, 'itemnumber') === 0)
    return { material: material.slug };
  if (valueOf(item, 'itemnumber') === '0' && activity.kind === 'assign' && material !== undefined) {
    notes.changed(`'${name}' is graded with medeina grade`);
    return { key: `graded-${activity.id}`, title: reader.name(name, notes, material.slug) };
  }
  notes.changed(`the grade of '${name}' is gone`);
  return undefined;
}
