import color from '../../tokens/src/color.light.tokens.json' with { type: 'json' };
import layout from '../../tokens/src/layout.tokens.json' with { type: 'json' };
import motion from '../../tokens/src/motion.tokens.json' with { type: 'json' };
import shadow from '../../tokens/src/shadow.light.tokens.json' with { type: 'json' };
import shape from '../../tokens/src/shape.tokens.json' with { type: 'json' };
import type from '../../tokens/src/type.tokens.json' with { type: 'json' };

/** The description of each token of a group, by its name in the variables. */
function describe(group: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(group).flatMap(([name, token]) =>
      typeof token === 'object' &&
      token !== null &&
      '$description' in token &&
      typeof token.$description === 'string'
        ? [[name.replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase()), token.$description]]
        : [],
    ),
  );
}

export const colourRoles = describe(color.color);
export const radiusUses = describe(shape.radius);
export const shadowUses = describe(shadow.shadow);
export const durationUses = describe(motion.duration);

export const durations = Object.entries(motion.duration).flatMap(([name, token]) =>
  typeof token === 'object' ? [{ name, milliseconds: token.$value.value }] : [],
);

export const breakpointUses = [
  {
    name: 'tablet',
    from: layout.breakpoint.tablet.$value.value,
    use: 'Below it a phone: one column, the drawer for a menu, the tab bar. From it cards stand three in a row.',
  },
  {
    name: 'desktop',
    from: layout.breakpoint.desktop.$value.value,
    use: 'The large menu, columns at the side.',
  },
  {
    name: 'wide',
    from: layout.breakpoint.wide.$value.value,
    use: 'The search field stands open in the header.',
  },
  {
    name: 'card',
    from: layout.breakpoint.card.$value.value,
    use: 'Of the container, not of the window: a course card stands upright; in less room it lies.',
  },
] as const;

/** What each step of space is for. */
export const spaceUses: ReadonlyMap<string, string> = new Map([
  ['4', 'between the lines of one fact'],
  ['8', 'between an icon and its word, between tags'],
  ['12', 'between the rows of a small list'],
  ['16', 'inside a component: between its parts'],
  ['20', 'inside a panel on a phone'],
  ['24', 'between components; the gap of the grid'],
  ['32', 'between a heading and what it heads'],
  ['40', 'between groups of components'],
  ['48', 'between the parts of a form'],
  ['56', 'between bands on a phone'],
  ['64', 'between the sections of an account’s page'],
  ['80', 'between bands of a public page'],
  ['96', 'above and below a hero on a phone'],
  ['112', 'above and below a hero'],
  ['gutter', 'the margin of the page, which grows with the window'],
  ['section', 'between the sections of a page'],
]);

const rem = 16;

interface TypeToken {
  readonly $value: {
    readonly fontSize: { readonly value: number };
    readonly lineHeight: number;
    readonly fontWeight: number;
    readonly letterSpacing?: { readonly value: number };
  };
  readonly $description: string;
  readonly $extensions?: {
    readonly 'eu.medeina.flare'?: number;
    readonly 'eu.medeina.fluid'?: { readonly min: string; readonly max: string };
  };
}

const { $type: _type, ...tokens } = type.type;
const styles: Readonly<Record<string, TypeToken>> = tokens;

function sizeOf({ $value, $extensions }: TypeToken) {
  const range = $extensions?.['eu.medeina.fluid'];
  if (range === undefined) return `${$value.fontSize.value * rem} px`;
  const [from, to] = [range.min, range.max].map((length) => Number.parseFloat(length) * rem);
  return `${from} to ${to} px`;
}

/** The text styles: size from the narrowest window to the widest, line height, weight, tracking, use. */
export const textStyles = Object.entries(styles).map(([name, token]) => {
  const { lineHeight, fontWeight, letterSpacing } = token.$value;
  const tracking = letterSpacing?.value ?? 0;
  const facts = [
    sizeOf(token),
    `line ${lineHeight}`,
    `weight ${fontWeight}`,
    ...(tracking === 0 ? [] : [`tracking ${tracking} em`]),
  ];
  return { name, use: token.$description, facts: facts.join(' · ') };
});
