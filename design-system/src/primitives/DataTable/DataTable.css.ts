import { focusVisible } from '../../styles/focus.ts';
import { primitiveGlobal, primitiveStyle, primitiveVariants } from '../../styles/layered.ts';
import type { LayeredRule } from '../../styles/layered.ts';
import { color, font, fontSize, largeLetters, radius, zIndex } from '../../styles/vars.ts';

/** Where a row becomes a block: 640 px, or earlier with larger text. */
const narrow = '(max-width: 39.99em)';
const print = 'print';

function inNarrow(rule: LayeredRule): LayeredRule {
  return { '@container': { [narrow]: rule } };
}

export const root = primitiveStyle({
  containerType: 'inline-size',
  minWidth: 0,
  fontSize: fontSize.ui,
  '@media': { [print]: { containerType: 'normal' } },
});

const field = { flex: '1 1 11rem', maxWidth: '16rem', minWidth: 0 } as const;
const wide = { flexBasis: '100%', maxWidth: 'none' } as const;

export const tools = primitiveStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '16px',
  marginBlockEnd: '16px',
  '@media': { [print]: { display: 'none' } },
});

/** Only the order is chosen here, which the wide form does in its head. */
export const narrowTools = primitiveStyle({
  display: 'none',
  ...inNarrow({ display: 'block', marginBlockEnd: '16px' }),
});

export const search = primitiveStyle({
  ...field,
  flex: '2 1 16rem',
  maxWidth: '24rem',
  ...inNarrow(wide),
});
export const tool = primitiveStyle({ ...field, ...inNarrow(wide) });
export const narrowTool = primitiveStyle({ display: 'none', ...inNarrow({ ...wide, display: 'block' }) });

/** As high with its buttons as without, so that choosing a row moves nothing. */
export const bar = primitiveStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  minHeight: '48px',
});

export const status = primitiveStyle({
  margin: 0,
  color: color.textMuted,
  fontFamily: font.numbers,
  fontSize: fontSize.small,
  lineHeight: 1.4,
});

export const actions = primitiveStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  '@media': { [print]: { display: 'none' } },
});

export const table = primitiveStyle({
  width: '100%',
  // Collapsed borders stay behind when the head sticks.
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: fontSize.body,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  scrollMarginBlockStart: '16px',
  ...inNarrow({ display: 'block' }),
});

export const head = primitiveStyle(inNarrow({ display: 'none' }));

export const heading = primitiveStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: zIndex.sticky,
  boxSizing: 'border-box',
  height: '48px',
  padding: '2px 16px 2px 0',
  borderBlockEnd: `1.5px solid ${color.borderStrong}`,
  background: color.bg,
  color: color.textMuted,
  fontSize: fontSize.small,
  fontWeight: 560,
  lineHeight: 1.35,
  textAlign: 'start',
  verticalAlign: 'middle',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
  '@media': { [print]: { position: 'static' } },
});

export const sort = primitiveStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  boxSizing: 'border-box',
  minHeight: '44px',
  padding: 0,
  border: 0,
  borderRadius: radius.xs,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  selectors: { ...focusVisible, '&:hover': { color: color.text, textDecoration: 'underline' } },
});

export const sorts = primitiveStyle({ color: color.text, fontWeight: 600 });
/** Keeps its place while the column does not sort. */
export const arrow = primitiveVariants({
  on: { display: 'inline-flex', flex: 'none' },
  off: { display: 'inline-flex', flex: 'none', opacity: 0.5 },
});

export const body = primitiveStyle({
  // A focused control never hides behind the head.
  scrollMarginBlockStart: '64px',
  ...inNarrow({ display: 'block' }),
});
primitiveGlobal(`${body} :is(a, button, input)`, { scrollMarginBlockStart: '64px' });

/** The old rows, while new ones are on their way. */
export const stale = primitiveStyle({ color: color.textMuted });

export const row = primitiveStyle({
  breakInside: 'avoid',
  ...inNarrow({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    // Room for the ground of a chosen row around its words.
    marginInline: '-8px',
    padding: '12px 8px',
    borderBlockEnd: `1px solid ${color.border}`,
  }),
});

export const chosen = primitiveStyle({ background: color.accentSoft });

export const cell = primitiveStyle({
  boxSizing: 'border-box',
  height: '48px',
  padding: '12px 16px 12px 0',
  borderBlockEnd: `1px solid ${color.border}`,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'top',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
  '@container': {
    [narrow]: {
      display: 'grid',
      gridColumn: '1 / -1',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      gap: '16px',
      height: 'auto',
      padding: '6px 0',
      borderBlockEnd: 0,
    },
    [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
  },
});

/** Beside the row's heading in the narrow form. */
export const choice = primitiveStyle({
  width: '44px',
  paddingBlock: '8px',
  paddingInline: '8px 0',
  '@container': {
    [narrow]: { display: 'block', gridColumn: 1, width: 'auto', padding: 0 },
  },
});

export const rowHeading = primitiveStyle({
  fontWeight: 600,
  '@container': { [narrow]: { display: 'block', gridColumn: '2' } },
});
primitiveGlobal(`${rowHeading}:first-child`, { '@container': { [narrow]: { gridColumn: '1 / -1' } } });

/** In the narrow form, which has no head. */
export const label = primitiveStyle({
  display: 'none',
  color: color.textMuted,
  fontSize: fontSize.small,
  fontWeight: 400,
  ...inNarrow({ display: 'block' }),
});

export const value = primitiveStyle({ minWidth: 0 });

export const numbers = primitiveStyle({
  fontFamily: font.numbers,
  textAlign: 'end',
  ...inNarrow({ textAlign: 'start' }),
});

export const whole = primitiveStyle({
  padding: 0,
  ...inNarrow({ display: 'block', gridColumn: '1 / -1' }),
});

export const pager = primitiveStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '8px',
  paddingBlockStart: '16px',
  '@media': { [print]: { display: 'none' } },
});

export const range = primitiveStyle({
  margin: 0,
  marginInlineEnd: '8px',
  fontFamily: font.numbers,
  fontSize: fontSize.small,
});

/** The numbers of pages; in the narrow form only the place among them. */
export const pages = primitiveStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontFamily: font.numbers,
  ...inNarrow({ display: 'none' }),
});

export const place = primitiveStyle({
  display: 'none',
  minWidth: '3.5em',
  fontFamily: font.numbers,
  textAlign: 'center',
  ...inNarrow({ display: 'block' }),
});
