/** The address of a course's pages; the built-in environment stays unsaid. */
export function coursePath(
  course: { readonly id: number; readonly environment?: string | undefined },
  page: 'general' | 'theory' = 'theory',
  place: { readonly topic?: number | undefined; readonly material?: number | undefined } = {},
): string {
  const environment =
    course.environment === undefined || course.environment === '' ? '' : `/${course.environment}`;
  const topic = place.topic === undefined ? '' : `/${String(place.topic)}`;
  const material = place.material === undefined ? '' : `?material=${String(place.material)}`;
  return `/course${environment}/${String(course.id)}/${page}${topic}${material}`;
}
