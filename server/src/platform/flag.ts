/** A yes or no of a query. */
export function isOn(flag: '0' | '1' | 'false' | 'true' | undefined): boolean {
  return flag === '1' || flag === 'true';
}
