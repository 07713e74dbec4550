/** The tabs of a course for its learner. */
export type CourseTab = 'general' | 'theory';

/** The address of a course's pages; the built-in environment is left out. */
export function coursePath(
  course: { readonly id: number; readonly environment?: string | undefined },
  page: CourseTab = 'theory',
  place: { readonly topic?: number | undefined; readonly material?: number | undefined } = {},
): string {
  const environment =
    course.environment === undefined || course.environment === '' ? '' : `/${course.environment}`;
  const topic = place.topic === undefined ? '' : `/${String(place.topic)}`;
  const material = place.material === undefined ? '' : `?material=${String(place.material)}`;
  return `/course${environment}/${String(course.id)}/${page}${topic}${material}`;
}
