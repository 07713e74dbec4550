/** Joins class names, skipping those that are not given. */
export const classes = (...names: (string | false | undefined)[]): string =>
  names.filter((name) => name !== undefined && name !== false).join(' ');
