import { focusRing } from '../../../styles/focus.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { color, font, fontSize, media, radius } from '../../../styles/vars.ts';

export const sidebar = domainStyle({ minWidth: 0 });

export const head = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 12px',
  minHeight: '44px',
  fontSize: fontSize.small,
});

export const title = domainStyle({ margin: 0, fontSize: fontSize.h4, fontWeight: 600, lineHeight: 1.32 });

export const groups = domainStyle({ borderTop: `1px solid ${color.border}` });

export const group = domainStyle({ borderBottom: `1px solid ${color.border}` });

export const skeletonTitle = domainStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: '52px',
});

export const rows = domainStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const skeletonRows = domainStyle({ paddingBottom: '12px' });

export const row = domainStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr) auto',
  gap: '12px',
  alignItems: 'center',
  minHeight: '36px',
  lineHeight: 1.4,
  '@media': { [media.mobile]: { minHeight: '44px' }, [media.touch]: { minHeight: '44px' } },
});

export const box = domainStyle({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  width: '22px',
  height: '22px',
  margin: 0,
  background: color.surface,
  border: `1.5px solid ${color.borderStrong}`,
  cursor: 'pointer',
  // Above the label's hit area, so that presses reach the box.
  position: 'relative',
  zIndex: 1,
  selectors: {
    '&:focus-visible': focusRing,
    '&:hover:not(:disabled)': { borderColor: color.text },
    '&:checked': { background: color.accent, borderColor: color.accent },
    '&:disabled': { background: color.sunken, borderColor: color.border, cursor: 'not-allowed' },
  },
  '@media': {
    // The tick is drawn with a background, which forced colours remove.
    [media.forced]: { appearance: 'auto' },
  },
});

export const checkbox = domainStyle({
  borderRadius: radius.sm,
  selectors: {
    '&:checked::after': {
      content: '""',
      width: '11px',
      height: '6px',
      border: `solid ${color.accentContrast}`,
      borderWidth: '0 0 2.5px 2.5px',
      transform: 'translateY(-1.5px) rotate(-45deg)',
    },
  },
});

export const radio = domainStyle({
  borderRadius: radius.full,
  selectors: {
    '&:checked::after': {
      content: '""',
      width: '8px',
      height: '8px',
      borderRadius: radius.full,
      background: color.accentContrast,
    },
  },
});

export const label = domainStyle({
  cursor: 'pointer',
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: {
    // The whole row is the hit area, with its count.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    [`${box}:disabled + &`]: { color: color.textMuted, cursor: 'not-allowed' },
  },
});

export const count = domainStyle({
  color: color.textMuted,
  fontFamily: font.numbers,
  fontSize: fontSize.small,
});
