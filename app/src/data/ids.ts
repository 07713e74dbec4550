const largestId = 2_147_483_647;

/** The id that a part of an address is; undefined for what is none. Digits alone, so that it stands in one way only. */
export function idOf(text: string | null | undefined): number | undefined {
  if (!/^[1-9]\d{0,9}$/.test(text ?? '')) return undefined;
  const id = Number(text);
  return id <= largestId ? id : undefined;
}
