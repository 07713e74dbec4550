import { keyframes } from '@vanilla-extract/css';
import { focusVisible } from '../../../styles/focus.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { typography } from '../../../styles/typography.ts';
import { color, fontSize, media, motion, radius, shadow } from '../../../styles/vars.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

export const panel = domainStyle({
  display: 'grid',
  // A column with paired links takes two tracks; missing columns leave no gap.
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '32px',
  boxSizing: 'border-box',
  padding: '24px',
  background: color.raised,
  color: color.text,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  boxShadow: shadow[2],
  animation: `${appear} ${motion.med}`,
  '@media': { [media.mobile]: { gridAutoFlow: 'row' } },
});

export const column = domainStyle({ minWidth: 0 });
export const wideColumn = domainStyle({ '@media': { [media.tabletUp]: { gridColumn: 'span 2' } } });

export const title = domainStyle({
  ...typography.small,
  margin: 0,
  padding: '0 12px 6px',
  color: color.textMuted,
  fontWeight: 500,
});

export const links = domainStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const wideLinks = domainStyle({
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const link = domainStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  boxSizing: 'border-box',
  minHeight: '44px',
  padding: '10px 12px',
  borderRadius: radius.sm,
  color: 'inherit',
  fontSize: fontSize.body,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: {
    ...focusVisible,
    '&:hover': { background: `color-mix(in oklab, ${color.text} 7%, transparent)` },
    '&[aria-current]': { background: color.accentSoft, fontWeight: 600 },
  },
  '@media': {
    // In forced colours the background of the current page is gone.
    [media.forced]: {
      selectors: {
        '&[aria-current]:not(:focus-visible)': { outline: '1px solid Highlight', outlineOffset: '-1px' },
      },
    },
  },
});

export const dot = domainStyle({
  flex: 'none',
  boxSizing: 'border-box',
  width: '12px',
  height: '12px',
  border: `3px solid ${color.line}`,
  borderRadius: '50%',
});

export const feature = domainStyle({
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  color: 'inherit',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  borderRadius: radius.sm,
  selectors: { ...focusVisible, '&:hover': { textDecoration: 'underline' } },
});

export const featureTitle = domainStyle({ marginTop: '10px', fontWeight: 600 });

export const featureText = domainStyle({ ...typography.small, color: color.textMuted });
