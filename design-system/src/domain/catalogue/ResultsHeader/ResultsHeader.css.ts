import { focusRing } from '../../../styles/focus.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { typography } from '../../../styles/typography.ts';
import { color, font, fontSize, media, motion, radius } from '../../../styles/vars.ts';

export const bar = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 16px',
  minHeight: '44px',
});

export const count = domainStyle({ margin: 0, fontFamily: font.numbers, overflowWrap: 'anywhere' });
export const number = domainStyle({ fontWeight: 600 });
export const context = domainStyle({ color: color.textMuted });

/** One row on a phone too: the filters at its start, the order at its end. */
export const controls = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  minWidth: 0,
  '@media': { [media.mobile]: { flexGrow: 1 } },
});

export const sort = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  maxWidth: '100%',
  // Whether it stands beside the filters does not depend on the letters, which change when the fonts come: the longest
  // order would decide, though it is rarely the one that shows.
  '@media': { [media.mobile]: { flex: '1 1 9rem', justifyContent: 'flex-end', minWidth: 0 } },
});

export const label = domainStyle({
  ...typography.small,
  color: color.textMuted,
  whiteSpace: 'nowrap',
  // On a phone the arrows are enough; the label stays for screen readers.
  '@media': {
    [media.mobile]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const field = domainStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
});

const inside = { position: 'absolute', pointerEvents: 'none' } as const;

export const leading = domainStyle({
  ...inside,
  display: 'none',
  insetInlineStart: 0,
  '@media': { [media.mobile]: { display: 'inline-flex' } },
});

export const chevron = domainStyle({
  ...inside,
  display: 'inline-flex',
  insetInlineEnd: '14px',
  '@media': { [media.mobile]: { display: 'none' } },
});

export const select = domainStyle({
  appearance: 'none',
  boxSizing: 'border-box',
  maxWidth: '100%',
  minHeight: '44px',
  padding: '8px 42px 8px 14px',
  background: color.surface,
  color: color.text,
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  font: 'inherit',
  fontSize: fontSize.ui,
  lineHeight: 1.4,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  transition: `border-color ${motion.fast}`,
  selectors: { '&:hover': { borderColor: color.text }, '&:focus-visible': focusRing },
  '@media': {
    [media.mobile]: {
      padding: '8px 0 8px 22px',
      background: 'none',
      borderColor: 'transparent',
      fontSize: fontSize.small,
      fontWeight: 600,
    },
  },
});
