import { focusVisible } from '../../../styles/focus.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { linkHoverRule, linkRule, typography } from '../../../styles/typography.ts';
import { color, font, fontSize, largeLetters, media, radius } from '../../../styles/vars.ts';

/** As on a phone: also on a desktop, if the text is so large that five columns have no room for a word. */
const STACKED = '(max-width: 32em)';

export const container = domainStyle({ containerType: 'inline-size' });

// Fractions, not lengths: at 200 % text the row is no wider.
const columns = {
  gridTemplateColumns: '112px minmax(0, 3fr) minmax(0, 1.7fr) minmax(0, 1.5fr) minmax(0, .94fr)',
  gap: '20px',
} as const;
const columnsOnTablet = {
  gridTemplateColumns: '96px minmax(0, 3.4fr) minmax(0, 1.5fr) minmax(0, 1.1fr) minmax(0, .9fr)',
} as const;

const rowOnPhone = {
  gridTemplateColumns: '84px minmax(0, 1fr) auto',
  gap: '8px 14px',
  alignItems: 'start',
} as const;

export const head = domainStyle({
  ...typography.small,
  display: 'grid',
  ...columns,
  padding: '10px 0',
  borderBottom: `1.5px solid ${color.borderStrong}`,
  color: color.textMuted,
  overflowWrap: 'anywhere',
  '@media': { [media.belowDesktop]: columnsOnTablet, [media.mobile]: { display: 'none' } },
  '@container': { [STACKED]: { display: 'none' } },
});
export const headEnd = domainStyle({ textAlign: 'end' });

export const list = domainStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = domainStyle({
  position: 'relative',
  display: 'grid',
  ...columns,
  alignItems: 'center',
  padding: '16px 0',
  borderBottom: `1px solid ${color.border}`,
  '@media': {
    [media.belowDesktop]: columnsOnTablet,
    [media.mobile]: rowOnPhone,
  },
  '@container': {
    [STACKED]: rowOnPhone,
    [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
});

export const plate = domainStyle({
  display: 'block',
  aspectRatio: '4 / 3',
  '@media': { [media.mobile]: { gridRow: '1 / 4' } },
  '@container': {
    [STACKED]: { gridRow: '1 / 4' },
    [largeLetters]: { gridArea: 'auto / 1 / auto / -1', width: '84px' },
  },
});

export const words = domainStyle({
  minWidth: 0,
  '@media': { [media.mobile]: { gridColumn: '2 / -1' } },
  '@container': { [STACKED]: { gridColumn: '2 / -1' }, [largeLetters]: { gridColumn: '1 / -1' } },
});

export const title = domainStyle({
  ...typography.h4,
  margin: '2px 0 0',
  fontSize: fontSize.body,
  lineHeight: 1.35,
  overflowWrap: 'break-word',
});

export const link = domainStyle({
  borderRadius: radius.xs,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { ...focusVisible, '&:hover': { textDecoration: 'underline' } },
});

export const progress = domainStyle({
  display: 'grid',
  gap: '8px',
  minWidth: 0,
  '@media': { [media.mobile]: { gridColumn: '2 / -1' } },
  '@container': { [STACKED]: { gridColumn: '2 / -1' }, [largeLetters]: { gridColumn: '1 / -1' } },
});

export const figures = domainStyle({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2px 12px',
  fontFamily: font.numbers,
});

export const percent = domainStyle({ fontWeight: 600 });
export const muted = domainStyle({ color: color.textMuted });

export const date = domainStyle({
  ...typography.small,
  color: color.textMuted,
  fontFamily: font.numbers,
  '@media': { [media.mobile]: { gridColumn: 2 } },
  '@container': { [STACKED]: { gridColumn: 2 }, [largeLetters]: { gridColumn: 1 } },
});

export const daysOf = domainStyle({ display: 'block' });

export const grade = domainStyle({
  fontFamily: font.numbers,
  fontSize: '1.25rem',
  fontWeight: 500,
  lineHeight: 1.2,
  textAlign: 'end',
  '@media': { [media.mobile]: { gridColumn: 3 } },
  '@container': { [STACKED]: { gridColumn: 3 }, [largeLetters]: { gridColumn: 2 } },
});

export const gradeLink = domainStyle({
  ...linkRule,
  display: 'inline-grid',
  placeItems: 'center end',
  minWidth: '44px',
  minHeight: '44px',
  margin: '-10px 0',
  borderRadius: radius.xs,
  selectors: { ...focusVisible, '&:hover': linkHoverRule },
});

export const bars = domainStyle({
  display: 'grid',
  gap: '8px',
  '@media': { [media.mobile]: { gridColumn: '2 / -1' } },
  '@container': { [STACKED]: { gridColumn: '2 / -1' }, [largeLetters]: { gridColumn: '1 / -1' } },
});
