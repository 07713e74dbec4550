/** Writes tokens.css: every token as a `--medeina-*` variable, in the cascade layer `tokens`. */
import type { Colour } from './colour.ts';
import type { ColourValue, Source, Theme } from './source.ts';

type Declarations = readonly string[];

/** A number as short as possible, without a leading zero. */
function number(value: number): string {
  return String(Number(value.toFixed(4)))
    .replace(/^0\./, '.')
    .replace(/^-0\./, '-.');
}

function variable(name: string, value: string): string {
  return `--medeina-${name}:${value}`;
}

function dimension({ value, unit }: { readonly value: number; readonly unit: string }): string {
  return value === 0 ? '0' : `${number(value)}${unit}`;
}

function oklch({ components: [lightness, chroma, hue] }: Colour): string {
  return `oklch(${number(lightness * 100)}% ${number(chroma)} ${number(hue)})`;
}

/** `#rrggbb`, or `#rgb` where equal. */
function hex({ hex: value }: Colour): string {
  return value.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
}

function isColour(value: ColourValue): value is Colour {
  return typeof value !== 'string';
}

/** `{color.deep-text}` as `var(--medeina-deep-text)`. */
function reference(value: string): string {
  return value.replace(/^\{color\.([a-z0-9-]+)\}$/, 'var(--medeina-$1)');
}

/** The CSS of a shadow list: `0 2px 6px rgb(12 35 26/.08),…`. */
function shadows(source: Source, theme: Theme): Declarations {
  return Object.entries(source.shadow[theme]).map(([name, { $value }]) =>
    variable(
      `shadow-${name}`,
      $value
        .map(({ color, offsetX, offsetY, blur, spread }) => {
          const rgb = color.components.map((component) => Math.round(component * 255)).join(' ');
          const lengths = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])].map(dimension);
          return `${lengths.join(' ')} rgb(${rgb}/${number(color.alpha)})`;
        })
        .join(','),
    ),
  );
}

/** The colours of a theme, formatted by `write`, without references. */
function colours(source: Source, theme: Theme, write: (colour: Colour) => string): Declarations {
  const plain = Object.entries(source.colour[theme]).flatMap(([name, { $value }]) =>
    isColour($value) ? [variable(name, write($value))] : [],
  );
  const categories = Object.entries(source.category[theme]).flatMap(([name, parts]) =>
    (['plate', 'line', 'ink'] as const).map((part) =>
      variable(`category-${name}-${part}`, write(parts[part].$value)),
    ),
  );
  return [...plain, ...categories];
}

function references(source: Source, theme: Theme): Declarations {
  return Object.entries(source.colour[theme]).flatMap(([name, { $value }]) =>
    isColour($value) ? [] : [variable(name, reference($value))],
  );
}

/** `clamp(…)` of a fluid space, without leading zeros. */
function fluid(token: Source['space'][string]): string | undefined {
  const range = token.$extensions?.['eu.medeina.fluid'];
  return range === undefined
    ? undefined
    : `clamp(${range.min},${range.preferred.replaceAll(/\b0(?=\.)/g, '')},${range.max})`;
}

/**
 * Breakpoints of fluid type sizes and their reference widths. Steps, not `clamp` with `vw`: `vw` does not grow with the
 * reader's text size, so a heading would not double at 200 %.
 */
const STEPS = [
  { from: 0, like: 390 },
  { from: 600, like: 750 },
  { from: 900, like: 1050 },
  { from: 1200, like: 1280 },
  { from: 1360, like: 1440 },
] as const;

/** The font size at a window width, in `rem`. */
function sizeAt(width: number, name: string, token: Source['type'][string]): string {
  const range = token.$extensions?.['eu.medeina.fluid'];
  if (range === undefined) return dimension(token.$value.fontSize);
  const parts = /^([\d.]+)rem \+ ([\d.]+)vw$/.exec(range.preferred);
  const [least, most] = [range.min, range.max].map((size) => Number(/^([\d.]+)rem$/.exec(size)?.[1]));
  if (parts === null || least === undefined || most === undefined)
    throw new Error(`type.${name} must be a clamp of rem, rem + vw and rem.`);
  const preferred = Number(parts[1]) + (Number(parts[2]) * width) / 1600;
  return dimension({ value: Math.min(Math.max(preferred, least), most), unit: 'rem' });
}

function sizesAt(width: number, types: readonly (readonly [string, Source['type'][string]])[]): Declarations {
  return types.map(([name, token]) => variable(`type-${name}-size`, sizeAt(width, name, token)));
}

function dimensions(prefix: string, group: Source['space']): Declarations {
  return Object.entries(group).map(([name, token]) =>
    variable(`${prefix}-${name}`, fluid(token) ?? dimension(token.$value)),
  );
}

/** Tokens that are the same in all themes. */
function constants(source: Source): Declarations {
  return [
    ...dimensions('space', source.space),
    ...dimensions('radius', source.radius),
    ...dimensions('border-width', source.borderWidth),
    ...Object.entries(source.z).map(([name, { $value }]) => variable(`z-${name}`, String($value))),
    ...Object.entries(source.duration).map(([name, { $value }]) =>
      variable(`duration-${name}`, `${$value.value}ms`),
    ),
    ...Object.entries(source.ease).map(([name, { $value }]) =>
      variable(`ease-${name}`, `cubic-bezier(${$value.map(number).join(',')})`),
    ),
    ...Object.entries(source.fontFamily).map(([name, { $value }]) =>
      variable(
        `font-${name}`,
        $value.map((family) => (/[^a-z-]/i.test(family) ? JSON.stringify(family) : family)).join(','),
      ),
    ),
    ...Object.entries(source.type).flatMap(([name, token]) => [
      variable(`type-${name}-size`, sizeAt(STEPS[0].like, name, token)),
      variable(`type-${name}-line`, number(token.$value.lineHeight)),
      variable(`type-${name}-weight`, String(token.$value.fontWeight)),
      variable(`type-${name}-tracking`, dimension(token.$value.letterSpacing)),
      variable(`type-${name}-flare`, `"FLAR" ${token.$extensions?.['eu.medeina.flare'] ?? 0}`),
    ]),
    ...Object.entries(source.grid).flatMap(([name, { $value }]) =>
      typeof $value === 'number' ? [] : [variable(`grid-${name}`, dimension($value))],
    ),
  ];
}

/** Text, border, focus and link colours on deep backgrounds, so that any component works there. */
const DEEP: Declarations = [
  variable('text', 'var(--medeina-deep-text)'),
  variable('text-muted', 'var(--medeina-deep-muted)'),
  variable('accent-text', 'var(--medeina-deep-text)'),
  variable('focus', 'var(--medeina-amber)'),
  variable('border', 'color-mix(in oklab,var(--medeina-deep-line) 55%,var(--medeina-deep))'),
  variable('border-strong', 'var(--medeina-deep-line)'),
  variable('brand', 'var(--medeina-deep-text)'),
  variable('seed', 'var(--medeina-amber)'),
  'color:var(--medeina-text)',
];

function rule(selector: string, declarations: Declarations): string {
  return `${selector}{${declarations.join(';')}}`;
}

const anywhere = '[data-medeina-theme]';
const dark = '[data-medeina-theme=dark]';
const system = '[data-medeina-theme=system]';

/** The whole style sheet, minified. */
export function makeStyleSheet(source: Source): string {
  const darkOnly = (write: (colour: Colour) => string): Declarations => {
    const light = new Set(colours(source, 'light', write));
    return colours(source, 'dark', write).filter((declaration) => !light.has(declaration));
  };
  const darkFirst = [
    'color-scheme:dark',
    ...darkOnly(hex),
    ...references(source, 'dark'),
    ...shadows(source, 'dark'),
  ];
  const body = [
    rule(anywhere, [
      'color-scheme:light',
      ...constants(source),
      ...colours(source, 'light', hex),
      ...references(source, 'light'),
      ...shadows(source, 'light'),
    ]),
    ...STEPS.slice(1).map(
      ({ from, like }) =>
        `@media (min-width:${from}px){${rule(
          anywhere,
          sizesAt(
            like,
            Object.entries(source.type).filter(
              ([, token]) => token.$extensions?.['eu.medeina.fluid'] !== undefined,
            ),
          ),
        )}}`,
    ),
    rule(dark, darkFirst),
    `@media (prefers-color-scheme:dark){${rule(system, darkFirst)}}`,
    // Browsers keep a custom property with an unknown function, so wide-gamut colours need @supports.
    `@supports (color:oklch(0% 0 0)){${rule(anywhere, colours(source, 'light', oklch))}${rule(dark, darkOnly(oklch))}@media (prefers-color-scheme:dark){${rule(system, darkOnly(oklch))}}}`,
    `@media (prefers-reduced-motion:reduce){${rule(
      anywhere,
      Object.keys(source.duration).map((name) => variable(`duration-${name}`, '0ms')),
    )}}`,
    rule('[data-medeina-scope=deep]', DEEP),
    ...Object.keys(source.category.light).map((name) =>
      rule(
        `[data-medeina-category=${name}]`,
        (['plate', 'line', 'ink'] as const).map((part) =>
          variable(part, `var(--medeina-category-${name}-${part})`),
        ),
      ),
    ),
  ];
  return `@layer reset,tokens,primitives,domain,app;@layer tokens{${body.join('')}}\n`;
}
