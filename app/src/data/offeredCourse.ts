/** The id of the course that an address of the offer names; undefined where it names one in words, or none. */
export function offeredCourse(search: URLSearchParams): number | undefined {
  const asked = search.get('course') ?? '';
  return /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : undefined;
}
