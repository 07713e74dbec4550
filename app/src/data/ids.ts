const largestId = 2_147_483_647;

/** The id in a part of an address; undefined where it is none. Digits only, so that each id has one spelling. */
export function idOf(text: string | null | undefined): number | undefined {
  if (!/^[1-9]\d{0,9}$/.test(text ?? '')) return undefined;
  const id = Number(text);
  return id <= largestId ? id : undefined;
}
