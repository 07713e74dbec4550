import { breakpoints, vars } from '@medeina/tokens';
import { appStyle, appVariants } from '../src/styles/layered.ts';
import { typography } from '../src/styles/typography.ts';
import { font } from '../src/styles/vars.ts';

export const swatches = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: '20px 16px',
  margin: 0,
});
/** Wide enough for the names of the variables. */
export const colours = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))',
  gap: '28px 20px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const facts = appStyle({ display: 'grid', gap: '2px', margin: 0 });
export const swatch = appStyle({
  height: '64px',
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.border}`,
  marginBlockEnd: '6px',
});
export const grounds = appVariants(
  Object.fromEntries(Object.entries(vars.color).map(([name, value]) => [name, { background: value }])),
);
export const plate = appStyle({
  aspectRatio: '4 / 3',
  borderRadius: vars.radius.sm,
  background: vars.color.plate,
  color: vars.color.ink,
  border: `3px solid ${vars.color.line}`,
  display: 'grid',
  placeItems: 'center',
  fontWeight: 600,
});
export const bar = appStyle({
  maxWidth: '100%',
  height: '16px',
  background: vars.color.accent,
  borderRadius: vars.radius.xs,
});
export const widths = appVariants(
  Object.fromEntries(Object.entries(vars.space).map(([name, value]) => [name, { width: value }])),
);
export const corner = appStyle({ width: '96px', height: '64px', background: vars.color.accentSoft });
export const corners = appVariants(
  Object.fromEntries(Object.entries(vars.radius).map(([name, value]) => [name, { borderRadius: value }])),
);
export const depth = appStyle({
  padding: '24px',
  borderRadius: vars.radius.lg,
  background: vars.color.raised,
  border: `1px solid ${vars.color.border}`,
});
export const shadows = appVariants(
  Object.fromEntries(Object.entries(vars.shadow).map(([name, value]) => [name, { boxShadow: value }])),
);

type Colour = keyof typeof vars.color;

/** Text colours for each background, at least 7:1, and graphics, at least 3:1. */
const texts = {
  bg: ['text', 'textMuted', 'accentText'],
  surface: ['text', 'textMuted', 'amberText', 'success', 'warning', 'danger', 'info'],
  sunken: ['text', 'textMuted'],
  accent: ['accentContrast'],
  accentSoft: ['text', 'accentText'],
  amber: ['amberContrast'],
  amberSoft: ['text'],
  successSoft: ['text', 'success'],
  warningSoft: ['text', 'warning'],
  dangerSoft: ['text', 'danger'],
  infoSoft: ['text', 'info'],
  deep: ['deepText', 'deepMuted', 'amber'],
} as const satisfies Partial<Record<Colour, readonly Colour[]>>;
const marks = {
  bg: ['borderStrong', 'focus', 'rating'],
  surface: ['chart1', 'chart2', 'chart3', 'chart4', 'chart5'],
  track: ['accent'],
  deep: ['deepLine'],
} as const satisfies Partial<Record<Colour, readonly Colour[]>>;

const names = Object.keys(vars.color).filter((name): name is Colour => Object.hasOwn(vars.color, name));

function pairsOf(grounds: Partial<Record<Colour, readonly Colour[]>>) {
  return names.flatMap((ground) =>
    (grounds[ground] ?? []).map((name) => ({ pair: `${name} on ${ground}`, name, ground })),
  );
}

export const textPairs = pairsOf(texts);
export const markPairs = pairsOf(marks);
export const pairs = appVariants(
  Object.fromEntries(
    [...textPairs, ...markPairs].map(({ pair, name, ground }) => [
      pair,
      { color: vars.color[name], background: vars.color[ground] },
    ]),
  ),
);
export const sample = appStyle({
  display: 'grid',
  placeItems: 'center',
  height: '64px',
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.border}`,
  marginBlockEnd: '6px',
  fontWeight: 600,
});
export const mark = appStyle({ width: '48px', height: '6px', background: 'currentColor' });

export const tracks = appVariants(
  Object.fromEntries(
    Object.entries(vars.duration).map(([name, duration]) => [
      name,
      {
        width: '64px',
        height: '64px',
        borderRadius: vars.radius.md,
        background: vars.color.accent,
        transition: `transform ${duration} ${vars.ease.standard}, opacity ${duration} ${vars.ease.standard}`,
        selectors: { '&[data-away]': { transform: 'translateY(8px)', opacity: 0.2 } },
      },
    ]),
  ),
);

const list = { display: 'grid', margin: 0, padding: 0, listStyle: 'none' } as const;
export const purposes = appStyle({ ...list, gap: '24px' });
export const purposeGrid = appStyle({
  ...list,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  gap: '32px 24px',
});
export const purpose = appStyle({ display: 'grid', gap: '8px', alignContent: 'start', minWidth: 0 });
export const textSamples = appVariants(
  Object.fromEntries(
    Object.entries(typography).map(([name, rule]) => [
      name,
      { ...rule, fontFamily: font.text, overflowWrap: 'anywhere' },
    ]),
  ),
);
/** The widest window that is drawn. */
const widest = 1600;
export const track = appStyle({ background: vars.color.track, borderRadius: vars.radius.xs });
export const windows = appVariants({
  tablet: { width: `${(breakpoints.tablet / widest) * 100}%` },
  desktop: { width: `${(breakpoints.desktop / widest) * 100}%` },
  wide: { width: `${(breakpoints.wide / widest) * 100}%` },
  card: { width: `${(breakpoints.card / widest) * 100}%` },
});
