import { focusRing } from '../../../styles/focus.ts';
import { domainGlobal, domainStyle } from '../../../styles/layered.ts';
import { color, fontSize, media, motion, radius } from '../../../styles/vars.ts';

export const group = domainStyle({
  display: 'inline-flex',
  // With large text on a phone the three are stacked.
  flexWrap: 'wrap',
  gap: '2px',
  boxSizing: 'border-box',
  minWidth: 0,
  maxWidth: '100%',
  margin: 0,
  padding: '2px',
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: radius.md,
});

export const option = domainStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  boxSizing: 'border-box',
  minHeight: '40px',
  padding: '6px 10px',
  borderRadius: '7px',
  color: color.textMuted,
  fontSize: fontSize.small,
  fontWeight: 500,
  lineHeight: 1.25,
  cursor: 'pointer',
  transition: `background-color ${motion.fast}, color ${motion.fast}`,
  selectors: {
    '&:hover': { color: color.text },
    '&:has(:checked)': { background: color.accentSoft, color: color.text, fontWeight: 600 },
    '&:has(:focus-visible)': focusRing,
  },
  '@media': {
    [media.forced]: {
      selectors: { '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

/** Invisible over its label, so that touch and screen reader cursors find it. */
export const input = domainStyle({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

domainGlobal(`${option} svg`, { flex: 'none', '@media': { [media.mobile]: { display: 'none' } } });
