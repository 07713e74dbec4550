/** Joins class names; what is not given falls away. */
export const classes = (...names: (string | false | undefined)[]): string =>
  names.filter((name) => name !== undefined && name !== false).join(' ');
