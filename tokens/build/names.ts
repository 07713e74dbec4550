/** Writes vars.ts: the tokens by name, for styles in TypeScript such as vanilla-extract's. */
import { legible } from './css.ts';
import type { Source } from './source.ts';

function camel(name: string): string {
  return name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

type Tree = { readonly [name: string]: string | number | Tree };

function refer(names: readonly string[], prefix: string): Tree {
  return Object.fromEntries(names.map((name) => [camel(name), `var(--medeina-${prefix}${name})`]));
}

/** The source of the generated module. */
export function makeNames(source: Source): string {
  const types = Object.keys(source.type);
  const vars: Tree = {
    color: {
      ...refer(Object.keys(source.colour.light), ''),
      ...refer(legible, 'legible-'),
      ...refer(['plate', 'line', 'ink'], ''),
    },
    category: Object.fromEntries(
      Object.keys(source.category.light).map((name) => [
        camel(name),
        refer(['plate', 'line', 'ink'], `category-${name}-`),
      ]),
    ),
    space: refer(Object.keys(source.space), 'space-'),
    radius: refer(Object.keys(source.radius), 'radius-'),
    borderWidth: refer(Object.keys(source.borderWidth), 'border-width-'),
    shadow: refer(Object.keys(source.shadow.light), 'shadow-'),
    zIndex: refer(Object.keys(source.z), 'z-'),
    duration: refer(Object.keys(source.duration), 'duration-'),
    ease: refer(Object.keys(source.ease), 'ease-'),
    font: refer(Object.keys(source.fontFamily), 'font-'),
    type: Object.fromEntries(
      types.map((name) => [
        camel(name),
        refer(['size', 'line', 'weight', 'tracking', 'flare'], `type-${name}-`),
      ]),
    ),
    grid: { ...refer(['content', 'gap', 'gap-mobile'], 'grid-') },
  };
  const breakpoints = Object.fromEntries(
    Object.entries(source.breakpoint).map(([name, { $value }]) => [camel(name), $value.value]),
  );
  const categories = Object.keys(source.category.light);
  return [
    '// Written by the build from the token source; change that instead.',
    '',
    '/** Every token as a CSS value: `vars.color.textMuted` is `var(--medeina-text-muted)`. */',
    `export const vars = ${JSON.stringify(vars, null, 2)} as const;`,
    '',
    '/** Widths at which layouts change, in CSS pixels; a media query cannot take a variable. */',
    `export const breakpoints = ${JSON.stringify(breakpoints, null, 2)} as const;`,
    '',
    '/** The fields of medicine that have colours of their own, then the hues kept for later ones, in their order. */',
    `export const categoryHues = ${JSON.stringify(categories, null, 2)} as const;`,
    '',
  ].join('\n');
}
