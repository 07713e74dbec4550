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
  // The regular price goes below the special one: the date and the place need the width.
  '@media': {
    [media.belowDesktop]: { width: 'min-content' },
    // Here it has a line of its own.
    '(max-width: 359px)': { width: 'auto' },
  },
});

export const seats = domainStyle({
  ...typography.small,
  color: color.textMuted,
  whiteSpace: 'nowrap',
  // At 200 % text the narrowest phones would clip it.
  '@media': { '(max-width: 359px)': { whiteSpace: 'normal' } },
});

export const note = domainStyle({ ...typography.small, margin: '12px 0 0', color: color.textMuted });

export const facts = domainStyle({ margin: '16px 0 -8px', fontFamily: font.numbers });

export const bar = domainStyle({
  display: 'none',
  position: 'fixed',
  insetInline: 0,
  // Above the tab bar, if there is one.
  bottom: 'var(--medeina-foot, 0px)',
  zIndex: zIndex.sticky,
  // At 200 % text the button takes a line of its own.
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

// The page has a heart further up; the narrowest phones have no room for another.
domainGlobal(`${bar} > button[aria-pressed]`, { '@media': { '(max-width: 359px)': { display: 'none' } } });

export const barWords = domainStyle({
  display: 'grid',
  // Room for a date on one line: a long button takes two.
  flex: '1 0 120px',
  minWidth: 0,
  lineHeight: 1.3,
  // Without words it would still keep its gap from the button.
  selectors: { '&:empty': { display: 'none' } },
  // Each sum keeps its line; the label of the button wraps instead.
  '@media': { '(max-width: 359px)': { flex: '1 1 80px', minWidth: 'min-content' } },
});

/** A price without a choice takes its own width, and the button the rest. */
export const barPrice = domainStyle({
  flex: '0 0 min-content',
  '@media': { '(max-width: 359px)': { flex: '0 0 min-content' } },
});

// The button keeps a usable size and whole words, however long its label.
domainGlobal(`${bar} > :last-child`, { flex: '1 1 9rem', minWidth: 'min(9rem, 45%)' });

export const choice = domainStyle({
  ...typography.small,
  color: color.textMuted,
  overflowWrap: 'anywhere',
  // The panel shows it too; on the narrowest phones the button needs the width.
  '@media': { '(max-width: 359px)': { display: 'none' } },
});

/** Names the pages that leave space for the bar: below all of the page, its footer too. */
export const space = domainStyle({ display: 'none' });
domainGlobal(`body:has(${space})`, {
  '@media': { [media.mobile]: { paddingBottom: 'calc(82px + env(safe-area-inset-bottom))' } },
});

export const bars = domainStyle({ display: 'grid', gap: '14px' });
