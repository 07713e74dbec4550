/** A number as people of the three languages write it: with a comma or a point, and spaces between thousands. */
export function numberOf(text: string): number | undefined {
  const plain = text
    .replaceAll(/[\s\u00a0\u202f]/g, '')
    .replace(',', '.')
    .replace('−', '-');
  return /^[-+]?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}
