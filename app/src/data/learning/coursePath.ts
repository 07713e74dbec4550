/** The tabs of a course for its learner. */
export type CourseTab = 'general' | 'surveys' | 'tests' | 'theory';

/** The address of a learner's course. */
export function coursePath(
  id: number,
  tab: CourseTab = 'theory',
  place: { readonly topic?: number | undefined; readonly material?: number | undefined } = {},
): string {
  const topic = place.topic === undefined ? '' : `/${String(place.topic)}`;
  const material = place.material === undefined ? '' : `?material=${String(place.material)}`;
  return `/course/${String(id)}/${tab}${topic}${material}`;
}

/** Where a learner reads their grades in a course. */
export function gradesPath(id: number): string {
  return `/course/${String(id)}/grades`;
}
