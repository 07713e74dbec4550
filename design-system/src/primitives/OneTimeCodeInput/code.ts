/** The digits of what was typed or pasted: "123 456", "Your code: 123-456". */
export function digitsOf(text: string, length: number): string {
  // Some keyboards write full-width digits.
  return text.normalize('NFKC').replaceAll(/\D/gu, '').slice(0, length);
}
