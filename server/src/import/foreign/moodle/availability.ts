import { z } from 'zod';
import type { ItemNotes } from '../report.ts';
import type { XmlElement } from '../xml.ts';
import { numberOf, valueOf } from './backup.ts';

/** A condition, or several of them, as `availability` holds them in JSON. */
interface Condition {
  readonly op?: string | undefined;
  readonly c?: readonly Condition[] | undefined;
  readonly type?: string | undefined;
  readonly cm?: number | string | undefined;
  readonly e?: number | undefined;
  readonly id?: number | string | undefined;
  readonly max?: number | undefined;
}

const condition: z.ZodType<Condition> = z.lazy(() =>
  z.object({
    op: z.string().optional(),
    c: z.array(condition).optional(),
    type: z.string().optional(),
    cm: z.union([z.number(), z.string()]).optional(),
    e: z.number().optional(),
    id: z.union([z.number(), z.string()]).optional(),
    max: z.number().optional(),
  }),
);

/** What a restriction means here. */
export interface Restriction {
  /** Modules to complete first. */
  readonly modules: readonly string[];
  /** Why nobody gets it here: it is not for everybody, or nobody can say for whom; null where it comes. */
  readonly whyNot: string | null;
}

/** What a restriction can name. */
export interface CourseAround {
  /** Names of groups by id. */
  readonly groups: ReadonlyMap<string, string>;
  /** Activities by the id of what they are graded in. */
  readonly graded: ReadonlyMap<string, { readonly module: string; readonly name: string }>;
  /** The module of the last activity read so far that can be completed. */
  readonly before: () => string | undefined;
}

const everybody: Restriction = { modules: [], whyNot: null };

function onlyFor(whom: string): Restriction {
  return { modules: [], whyNot: `it is only for ${whom}, and there are no groups here` };
}

/**
 * Reads the restriction of a module or a section. What cannot be asked here is noted, except where it keeps people out, or
 * may do so: then it is told why it does not come.
 */
export function readRestriction(
  element: XmlElement | undefined,
  around: CourseAround,
  notes: ItemNotes,
): Restriction {
  if (element === undefined) return everybody;
  const json = valueOf(element, element.name === 'section' ? 'availabilityjson' : 'availability');
  const isNone = json.trim() === '' || json === 'null';
  const read = isNone ? { op: '&', c: conditionsBeforeJson(element) } : parsedCondition(json);
  if (read !== undefined) return restrictionOf(read, around, notes);
  return { modules: [], whyNot: 'its restriction cannot be read: nobody can say for whom it is' };
}

/** The conditions as Moodle 2.0 to 2.6 wrote them: all of them hold. */
function conditionsBeforeJson(element: XmlElement): Condition[] {
  const conditions: Condition[] = [];
  if (numberOf(element, 'availablefrom') > 0 || numberOf(element, 'availableuntil') > 0)
    conditions.push({ type: 'date' });
  const isOfGrouping = numberOf(element, 'groupingid') > 0;
  // Of a module the grouping alone says only which groups work apart in it.
  const isForGroups =
    element.name === 'section' ? isOfGrouping : valueOf(element, 'groupmembersonly') === '1';
  if (isForGroups) conditions.push({ type: isOfGrouping ? 'grouping' : 'group' });
  for (const one of element.within('availability', 'availability_field')) {
    if (one.name === 'availability_field') conditions.push({ type: 'profile' });
    if (numberOf(one, 'sourcecmid') > 0)
      conditions.push({
        type: 'completion',
        cm: valueOf(one, 'sourcecmid'),
        e: numberOf(one, 'requiredcompletion'),
      });
    if (numberOf(one, 'gradeitemid') > 0)
      conditions.push({
        type: 'grade',
        id: valueOf(one, 'gradeitemid'),
        ...(valueOf(one, 'grademax') === '' ? {} : { max: numberOf(one, 'grademax') }),
      });
  }
  return conditions;
}

/** More than anybody nests by hand. */
const mostLength = 20_000;

function parsedCondition(json: string): Condition | undefined {
  if (json.length > mostLength) return undefined;
  try {
    return condition.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}

function restrictionOf(given: Condition, around: CourseAround, notes: ItemNotes): Restriction {
  const { c: parts } = given;
  if (parts === undefined) return single(given, around, notes);
  if (parts.length === 0) return everybody;
  const isAll = given.op === '&' || (given.op === '|' && parts.length === 1);
  if (isAll) {
    const read = parts.map((part) => restrictionOf(part, around, notes));
    return {
      modules: read.flatMap(({ modules }) => modules),
      whyNot: read.find(({ whyNot }) => whyNot !== null)?.whyNot ?? null,
    };
  }
  // One of several, or none of them: a restriction that lets some in must not let everybody in.
  const quiet = parts.map((part) => keepsOut(part));
  if (quiet.some((one) => one)) return onlyFor('those whom a combined restriction names');
  notes.changed(
    given.op === '|'
      ? "'one of several' is no restriction here: it is open to everybody"
      : "'not' is no restriction here: it is open to everybody",
  );
  return everybody;
}

/** Kinds of conditions that anybody can come to meet; those of plug-ins may name people, such as a cohort. */
const forAnybody = new Set(['completion', 'date', 'grade']);

function keepsOut(given: Condition): boolean {
  return given.c === undefined ? !forAnybody.has(given.type ?? '') : given.c.some((part) => keepsOut(part));
}

function single(given: Condition, around: CourseAround, notes: ItemNotes): Restriction {
  switch (given.type) {
    case 'completion':
      return afterCompletion(given, around, notes);
    case 'group': {
      const { id } = given;
      return onlyFor(
        id === undefined ? 'members of groups' : `the group '${around.groups.get(String(id)) ?? String(id)}'`,
      );
    }
    case 'grouping':
      return onlyFor('the groups of a grouping');
    case 'profile':
      return onlyFor('people with something in their profile');
    case 'date':
      notes.changed('a restriction to a date is gone');
      return everybody;
    case 'grade':
      return afterGrade(given, around, notes);
    default:
      return {
        modules: [],
        whyNot: `there is no restriction of the type '${given.type ?? ''}' here: nobody can say for whom it is`,
      };
  }
}

/** Moodle writes -1 for the activity before, whichever that is. */
const theOneBefore = -1;

function afterCompletion({ cm, e }: Condition, { before }: CourseAround, notes: ItemNotes): Restriction {
  // 1 completed, 2 passed; 0 not completed, 3 failed.
  if (e === 0 || e === 3) {
    notes.changed('a restriction to those who have not completed, or failed, is gone');
    return everybody;
  }
  const module = Number(cm) === theOneBefore ? before() : cm;
  if (module !== undefined && Number(module) > 0) return { modules: [String(module)], whyNot: null };
  notes.changed('it required something that did not come');
  return everybody;
}

function afterGrade({ id, max }: Condition, { graded }: CourseAround, notes: ItemNotes): Restriction {
  const activity = graded.get(String(id));
  // Whoever has too good a grade is kept out: nothing here does that.
  if (activity === undefined || max !== undefined) {
    notes.changed('a restriction to a grade is gone');
    return everybody;
  }
  notes.changed(`instead of a grade of '${activity.name}' it requires that to be completed`);
  return { modules: [activity.module], whyNot: null };
}
