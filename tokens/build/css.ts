/** Writes tokens.css: every token as a `--medeina-*` variable, in the cascade layer `tokens`. */
import type { Colour } from '../src/theme/colour.ts';
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

/** The CSS of a shadow list: `0 2px 6px rgb(12 35 26/.08),…`, its colours formatted by `write`. */
function shadows(source: Source, write: (colours: Readonly<Record<Theme, string>>) => string): Declarations {
  return Object.entries(source.shadow.light).map(([name, { $value }]) => {
    const rgb = (theme: Theme, index: number): string => {
      const colour = source.shadow[theme][name]?.$value[index]?.color;
      if (colour === undefined) throw new Error(`shadow.${name} has no counterpart in ${theme}.`);
      const parts = colour.components.map((component) => Math.round(component * 255)).join(' ');
      return `rgb(${parts}/${number(colour.alpha)})`;
    };
    return variable(
      `shadow-${name}`,
      $value
        .map(({ offsetX, offsetY, blur, spread }, index) => {
          const lengths = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])].map(dimension);
          return `${lengths.join(' ')} ${write({ light: rgb('light', index), dark: rgb('dark', index) })}`;
        })
        .join(','),
    );
  });
}

/** Every colour by its variable, in a theme, formatted by `write`. */
function colours(
  source: Source,
  theme: Theme,
  write: (colour: Colour) => string,
): ReadonlyMap<string, string> {
  const plain = Object.entries(source.colour[theme]).map(([name, { $value }]) => [
    name,
    isColour($value) ? write($value) : reference($value),
  ]);
  const categories = Object.entries(source.category[theme]).flatMap(([name, parts]) =>
    (['plate', 'line', 'ink'] as const).map((part) => [
      `category-${name}-${part}`,
      write(parts[part].$value),
    ]),
  );
  return new Map([...plain, ...categories].map(([name = '', value = '']) => [name, value]));
}

function both({ light, dark }: Readonly<Record<Theme, string>>): string {
  return light === dark ? light : `light-dark(${light},${dark})`;
}

/** 1 where white has the better contrast on the accent, 0 where black has, by WCAG's luminance. */
const WHITE_ON_ACCENT = 'clamp(0,(.179 - y)*9999,1)';
const grey = (value: string): string =>
  `color(from var(--medeina-accent) xyz-d65 calc(.9505*${value}) ${value} calc(1.089*${value}))`;
const ofAccent = (channels: string): string => `oklch(from var(--medeina-accent) ${channels})`;

/**
 * What follows the accent, unless the page sets it too. For the product's own accent these are the values of the
 * source; in the dark theme text on the accent stays near black, because the accent shown there is light.
 */
const DERIVED: Readonly<Record<string, Partial<Readonly<Record<Theme, string>>>>> = {
  'accent-hover': {
    // Away from the text on it.
    light: `color-mix(in oklab,var(--medeina-accent) 83%,${grey(`calc(1 - ${WHITE_ON_ACCENT})`)})`,
    dark: ofAccent('calc(max(l,.75) + .05) calc(c*.857) calc(h - 2)'),
  },
  'accent-contrast': { light: grey(WHITE_ON_ACCENT) },
  'accent-soft': {
    light: ofAccent('.94 min(.03,c) calc(h - 10)'),
    dark: ofAccent('.3 min(.04,c) calc(h + 10)'),
  },
  'accent-text': {
    light: ofAccent('calc(l - .02) calc(c*.975) h'),
    dark: ofAccent('calc(l + .015) calc(c*.952) h'),
  },
};

/** Raises a colour of the page's to the lightness that the dark theme needs. */
const lightEnough = (name: string, least: string): string =>
  `oklch(from var(--medeina-${name}) max(l,${least}) c h)`;

/** What the components show of the accent: never too dark for the dark theme, nor too light as text on a light one. */
const LEGIBLE: Readonly<Record<string, Readonly<Record<Theme, string>>>> = {
  accent: { light: 'var(--medeina-accent)', dark: lightEnough('accent', '.75') },
  'accent-hover': { light: 'var(--medeina-accent-hover)', dark: lightEnough('accent-hover', '.75') },
  'accent-text': {
    light: 'oklch(from var(--medeina-accent-text) min(l,.5) c h)',
    dark: lightEnough('accent-text', '.8'),
  },
};

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

/** The colours that components take by `--medeina-legible-…`. */
export const legible: readonly string[] = Object.keys(LEGIBLE);

/** Text, border, focus and link colours on deep backgrounds, so that any component works there. */
const DEEP: Declarations = [
  variable('text', 'var(--medeina-deep-text)'),
  variable('text-muted', 'var(--medeina-deep-muted)'),
  variable('accent-text', 'var(--medeina-deep-text)'),
  variable('legible-accent-text', 'var(--medeina-deep-text)'),
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

/** The document, or the host of a shadow tree that adopts the sheet. Not where the theme sits: a page's own values win. */
const root = ':root,:host';
const anywhere = '[data-medeina-theme]';
const dark = '[data-medeina-theme=dark]';
const system = '[data-medeina-theme=system]';

/** Inside `@supports`, because bundlers rewrite an unguarded `light-dark()` to what no longer nests. */
const LATE = '(color:light-dark(#000,oklch(from red l c h)))';

function declare(values: ReadonlyMap<string, string>): Declarations {
  return [...values].map(([name, value]) => variable(name, value));
}

/** The whole style sheet, minified. */
export function makeStyleSheet(source: Source): string {
  const light = colours(source, 'light', oklch);
  const late = [...colours(source, 'dark', oklch)].map(([name, value]) => {
    const own = { light: light.get(name) ?? value, dark: value };
    return variable(name, both({ ...own, ...DERIVED[name] }));
  });
  const plain = (theme: Theme): Declarations => [
    ...declare(colours(source, theme, hex)),
    ...shadows(source, (colour) => colour[theme]),
  ];
  const body = [
    rule(root, [...constants(source), ...plain('light')]),
    ...STEPS.slice(1).map(
      ({ from, like }) =>
        `@media (min-width:${from}px){${rule(
          root,
          sizesAt(
            like,
            Object.entries(source.type).filter(
              ([, token]) => token.$extensions?.['eu.medeina.fluid'] !== undefined,
            ),
          ),
        )}}`,
    ),
    rule(anywhere, ['color-scheme:light']),
    rule(dark, ['color-scheme:dark']),
    rule(system, ['color-scheme:light dark']),
    // Paper is white: a dark page prints in the light theme.
    `@media print{${rule(`${anywhere},${dark},${system}`, ['color-scheme:light'])}}`,
    rule(
      `${root},${anywhere}`,
      legible.map((name) => variable(`legible-${name}`, `var(--medeina-${name})`)),
    ),
    `@supports ${LATE}{${rule(root, [...late, ...shadows(source, both)])}${rule(
      `${root},${anywhere}`,
      Object.entries(LEGIBLE).map(([name, values]) => variable(`legible-${name}`, both(values))),
    )}}`,
    // Older browsers: the values are repeated where the theme sits.
    `@supports not ${LATE}{${rule(anywhere, plain('light'))}@media not print{${rule(dark, plain('dark'))}@media (prefers-color-scheme:dark){${rule(system, ['color-scheme:dark', ...plain('dark')])}}}}`,
    `@media (prefers-reduced-motion:reduce){${rule(
      root,
      Object.keys(source.duration).map((name) => variable(`duration-${name}`, '0ms')),
    )}}`,
    `@media not print{${rule('[data-medeina-scope=deep]', DEEP)}}`,
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
