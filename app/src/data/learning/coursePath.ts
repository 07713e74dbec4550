import { builtInEnvironment } from '@medeina/contract';

/** The tabs of a course for its learner. */
export type CourseTab = 'general' | 'surveys' | 'tests' | 'theory';

/** A course with where it is studied; by its id alone: in Medeina itself. */
export type CourseName = number | { readonly id: number; readonly environment: string };

/** Where a course is studied, as calls and addresses name it; undefined for Medeina itself. */
export function environmentOf(course: CourseName): string | undefined {
  if (typeof course === 'number' || course.environment === builtInEnvironment) return undefined;
  return course.environment;
}

/** The same of the environment in an address. */
export function namedEnvironment(named: string | undefined): string | undefined {
  return named === builtInEnvironment ? undefined : named;
}

/** The address under which all of a course stands. */
export function courseRoot(course: CourseName): string {
  const environment = environmentOf(course);
  const id = String(typeof course === 'number' ? course : course.id);
  return environment === undefined ? `/course/${id}` : `/course/${environment}/${id}`;
}

/** The address of a learner's course. */
export function coursePath(
  course: CourseName,
  tab: CourseTab = 'theory',
  place: { readonly topic?: number | undefined; readonly material?: number | undefined } = {},
): string {
  const topic = place.topic === undefined ? '' : `/${String(place.topic)}`;
  const material = place.material === undefined ? '' : `?material=${String(place.material)}`;
  return `${courseRoot(course)}/${tab}${topic}${material}`;
}

/** Where a learner reads their grades in a course. */
export function gradesPath(course: CourseName): string {
  return `${courseRoot(course)}/grades`;
}

/** Whether the address names an environment that is not the course's. */
export function isElsewhere(course: { readonly environment: string }, named: string | undefined): boolean {
  return named !== undefined && named !== course.environment;
}
