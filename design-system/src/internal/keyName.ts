/**
 * The name of the key that was pressed. Letters are in lower case; on non-Latin layouts it is the letter at that position.
 * None where a browser that fills in a form says no key.
 */
export function keyName({ key = '', code = '' }: { key?: string; code?: string }): string {
  // On a Lithuanian layout too: there `š` is a letter of its own.
  if (/^\p{Script=Latin}$/u.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/u.exec(code)?.[1]?.toLowerCase() ?? key;
}
