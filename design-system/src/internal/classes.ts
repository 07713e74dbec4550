/** Joins class names, skipping those that are not given. */
export function classes(...names: (string | false | undefined)[]): string {
  return names.filter((name) => name !== undefined && name !== false).join(' ');
}
