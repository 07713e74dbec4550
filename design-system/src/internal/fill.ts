/** Fills the arguments of a text, such as `{page}`: the simple arguments of ICU MessageFormat. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (argument, name: string) => String(values[name] ?? argument));
}
