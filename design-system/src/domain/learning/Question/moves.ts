/** The list with one thing at another place. */
export function moved<Thing>(list: readonly Thing[], from: number, to: number): readonly Thing[] {
  const rest = list.filter((_, index) => index !== from);
  const thing = list[from];
  return thing === undefined ? list : [...rest.slice(0, to), thing, ...rest.slice(to)];
}

/** The order that was given, without what is unknown and with what is missing at the end. */
export function completed(given: readonly string[], ids: readonly string[]): readonly string[] {
  const known = [...new Set(given)].filter((id) => ids.includes(id));
  return [...known, ...ids.filter((id) => !known.includes(id))];
}
