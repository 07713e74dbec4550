import { domainGlobal, domainStyle } from '../../../styles/layered.ts';
import { typography } from '../../../styles/typography.ts';
import { color, font, layout, media, motion, shadow, zIndex } from '../../../styles/vars.ts';

export const head = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 16px',
  marginBottom: '20px',
});

export const unit = domainStyle({ ...typography.small, color: color.textMuted });

export const options = domainStyle({
  display: 'grid',
  justifyItems: 'stretch',
  gap: '8px',
  marginBottom: '20px',
});

export const date = domainStyle({ fontWeight: 600, overflowWrap: 'anywhere' });

export const end = domainStyle({
  display: 'grid',
  justifyItems: 'end',
  textAlign: 'end',
  lineHeight: 1.4,
  // The regular price under the special one: the date and the place need the width.
  '@media': {
    [media.belowDesktop]: { width: 'min-content' },
    // Here it stands on a line of its own.
    '(max-width: 359px)': { width: 'auto' },
  },
});

export const seats = domainStyle({
  ...typography.small,
  color: color.textMuted,
  whiteSpace: 'nowrap',
  // The narrowest phones cut it off when text is twice as large.
  '@media': { '(max-width: 359px)': { whiteSpace: 'normal' } },
});

export const note = domainStyle({ ...typography.small, margin: '12px 0 0', color: color.textMuted });

export const facts = domainStyle({ margin: '16px 0 -8px', fontFamily: font.numbers });

export const bar = domainStyle({
  display: 'none',
  position: 'fixed',
  insetInline: 0,
  // Above the tab bar, where there is one.
  bottom: 'var(--medeina-foot, 0px)',
  zIndex: zIndex.sticky,
  // With text twice as large the button takes a line of its own.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px',
  boxSizing: 'border-box',
  padding: `10px ${layout.gutter} max(14px, env(safe-area-inset-bottom))`,
  background: color.raised,
  color: color.text,
  borderTop: `1px solid ${color.border}`,
  boxShadow: shadow[2],
  transition: `transform ${motion.med}, visibility ${motion.med}`,
  selectors: { '&[data-away]': { transform: 'translateY(100%)', visibility: 'hidden' } },
  '@media': { [media.mobile]: { display: 'flex' } },
});

// The page's own heart is higher up; the narrowest phones have no room for another.
domainGlobal(`${bar} > button[aria-pressed]`, { '@media': { '(max-width: 359px)': { display: 'none' } } });

export const barWords = domainStyle({
  display: 'grid',
  // Room for a date on one line: a long button takes two.
  flex: '1 0 120px',
  minWidth: 0,
  lineHeight: 1.3,
  // The price keeps a line for each sum; the words of the button go on two lines.
  '@media': { '(max-width: 359px)': { flex: '1 1 80px', minWidth: 'min-content' } },
});

/** A price alone needs no more than its own width: the button has the rest for its words. */
export const barPrice = domainStyle({
  flex: '0 0 min-content',
  '@media': { '(max-width: 359px)': { flex: '0 0 min-content' } },
});

// However long its words are, the button stays one to press, and none of them breaks.
domainGlobal(`${bar} > :last-child`, { flex: '1 1 9rem', minWidth: 'min(9rem, 45%)' });

export const choice = domainStyle({
  ...typography.small,
  color: color.textMuted,
  overflowWrap: 'anywhere',
  // The panel says it too; on the narrowest phones the button needs the width.
  '@media': { '(max-width: 359px)': { display: 'none' } },
});

export const space = domainStyle({
  display: 'none',
  height: 'calc(82px + env(safe-area-inset-bottom))',
  '@media': { [media.mobile]: { display: 'block' } },
});

export const bars = domainStyle({ display: 'grid', gap: '14px' });
