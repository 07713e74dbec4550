/** The values of a text's arguments. */
export type Values = Readonly<Record<string, string | number>>;

const plural = /\{(\w+), plural,((?:\s*[\w=]+ \{(?:[^{}]|\{[\w, ]+\})*\})+)\s*\}/g;
const branch = /([\w=]+) \{((?:[^{}]|\{[\w, ]+\})*)\}/g;

/**
 * Fills the arguments of a text: simple ones (`{name}`), numbers (`{count, number}`) and plurals
 * (`{count, plural, one {# day} other {# days}}`) of ICU MessageFormat. Only these: a whole formatter is 12 KB, half as
 * much again as a dialog. A test holds every built-in text against `intl-messageformat`.
 */
export function fill(text: string, values: Values, locale: string): string {
  const written = (value: string | number) => value.toLocaleString(locale);
  return text
    .replaceAll(plural, (whole, name: string, branches: string) => {
      const count = values[name];
      if (typeof count !== 'number') return whole;
      const texts = new Map([...branches.matchAll(branch)].map(([, key, words]) => [key, words]));
      const chosen = texts.get(`=${count}`) ?? texts.get(new Intl.PluralRules(locale).select(count));
      return (chosen ?? texts.get('other') ?? whole).replaceAll('#', written(count));
    })
    .replaceAll(/\{(\w+)(, number)?\}/g, (argument, name: string, kind: string | undefined) => {
      const value = values[name] ?? argument;
      return kind === undefined ? String(value) : written(value);
    });
}
