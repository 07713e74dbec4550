import { focusVisible } from '../../../styles/focus.ts';
import { domainGlobal, domainStyle } from '../../../styles/layered.ts';
import { typography } from '../../../styles/typography.ts';
import { color, font, largeLetters, media, motion, radius } from '../../../styles/vars.ts';

export const section = domainStyle({ marginTop: '36px' });

export const head = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 24px',
  paddingBottom: '8px',
});

export const heading = domainStyle({ ...typography.h4, margin: 0, overflowWrap: 'break-word', minWidth: 0 });

export const count = domainStyle({ ...typography.small, color: color.textMuted, fontFamily: font.numbers });

export const list = domainStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${color.border}`,
});

export const item = domainStyle({ borderBottom: `1px solid ${color.border}` });

/** The container of the row's queries, also outside of a list. */
export const frame = domainStyle({ containerType: 'inline-size' });

export const row = domainStyle({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto 44px',
  gap: '4px 14px',
  alignItems: 'center',
  padding: '12px 0',
  '@media': { [media.mobile]: { gridTemplateColumns: '40px minmax(0, 1fr) 44px', alignItems: 'start' } },
  '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr) 44px' } },
});

export const current = domainStyle({
  margin: '-1px -16px',
  padding: '13px 16px',
  background: color.accentSoft,
  borderRadius: radius.md,
  position: 'relative',
  '@media': {
    [media.mobile]: { marginInline: '-12px', paddingInline: '12px' },
    [media.forced]: { outline: '2px solid Highlight' },
  },
});

export const off = domainStyle({ color: color.textMuted });

export const tile = domainStyle({
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  background: color.sunken,
  borderRadius: radius.sm,
  selectors: { [`${current} > &`]: { background: color.accent, color: color.accentContrast } },
});

export const words = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  lineHeight: 1.4,
  '@container': { [largeLetters]: { gridArea: '2 / 1 / 3 / -1' } },
});

export const link = domainStyle({
  justifySelf: 'start',
  borderRadius: radius.xs,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { ...focusVisible, '&:hover': { textDecoration: 'underline' } },
});

export const title = domainStyle({ fontWeight: 560, overflowWrap: 'anywhere' });

export const detail = domainStyle({ ...typography.small, color: color.textMuted });

export const inlineDuration = domainStyle({
  fontFamily: font.numbers,
  '@media': {
    [media.tabletUp]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const duration = domainStyle({
  ...typography.small,
  color: color.textMuted,
  fontFamily: font.numbers,
  whiteSpace: 'nowrap',
  '@media': { [media.mobile]: { display: 'none' } },
});

export const failed = domainStyle({
  ...typography.small,
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  marginTop: '2px',
  color: color.danger,
});

export const tick = domainStyle({
  display: 'grid',
  gridColumn: '-2 / -1',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  color: color.textMuted,
});

/** Not a button, but as large: its tooltip needs a target. */
export const automatic = domainStyle({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
});

export const button = domainStyle({
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: radius.full,
  background: 'none',
  cursor: 'pointer',
  selectors: { ...focusVisible, '&[aria-disabled]': { cursor: 'progress' } },
});

export const circle = domainStyle({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  width: '24px',
  height: '24px',
  border: `2px solid ${color.borderStrong}`,
  borderRadius: '50%',
  transition: `border-color ${motion.fast}, background-color ${motion.fast}`,
  selectors: { [`${button}:hover > &`]: { borderColor: color.accent } },
});
domainGlobal(`${circle} svg`, { width: '15px', height: '15px', strokeWidth: 3 });

export const dashed = domainStyle({ borderStyle: 'dashed' });

export const full = domainStyle({
  background: color.success,
  borderColor: color.success,
  color: color.surface,
  '@media': {
    [media.forced]: {
      background: 'Highlight',
      color: 'HighlightText',
      borderColor: 'Highlight',
      forcedColorAdjust: 'none',
    },
  },
});

export const bars = domainStyle({ display: 'grid', gap: '8px' });
