import { focusVisible } from '../../../styles/focus.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { typography } from '../../../styles/typography.ts';
import { color, font, media, motion, radius } from '../../../styles/vars.ts';

export const panel = domainStyle({
  display: 'grid',
  gap: '2px',
  padding: '20px 12px 12px',
  background: color.sunken,
  borderRadius: radius.lg,
  '@media': {
    [media.mobile]: {
      marginTop: '8px',
      padding: '12px',
      selectors: { '&:not([data-open])': { display: 'none' } },
    },
    [media.forced]: { border: '1px solid CanvasText' },
  },
});

export const title = domainStyle({
  ...typography.h4,
  margin: '0 12px 10px',
  '@media': { [media.mobile]: { display: 'none' } },
});

export const list = domainStyle({ display: 'grid', gap: '2px', margin: 0, padding: 0, listStyle: 'none' });

export const topic = domainStyle({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) 22px',
  gap: '12px',
  alignItems: 'start',
  padding: '12px',
  borderRadius: radius.md,
  color: 'inherit',
  lineHeight: 1.38,
  textDecoration: 'none',
});

export const open = domainStyle({
  transition: `background-color ${motion.fast}`,
  selectors: {
    ...focusVisible,
    '&:hover': { background: `color-mix(in oklab, ${color.text} 5%, transparent)` },
    '&[aria-current]': { background: color.surface, boxShadow: `inset 0 0 0 1.5px ${color.accent}` },
  },
  '@media': { [media.forced]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight' } } } },
});

export const locked = domainStyle({ color: color.textMuted });

export const number = domainStyle({ color: color.textMuted, fontFamily: font.numbers, fontWeight: 500 });

export const words = domainStyle({ display: 'grid', gap: '2px', minWidth: 0, overflowWrap: 'anywhere' });

export const name = domainStyle({ selectors: { '[aria-current] &': { fontWeight: 600 } } });

export const detail = domainStyle({ ...typography.caption, color: color.textMuted });

export const done = domainStyle({ display: 'inline-flex', color: color.success });

export const lock = domainStyle({ display: 'inline-flex', justifyContent: 'center', paddingTop: '2px' });

export const select = domainStyle({
  display: 'none',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '12px',
  alignItems: 'center',
  boxSizing: 'border-box',
  width: '100%',
  padding: '12px 14px',
  background: color.surface,
  color: color.text,
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  font: 'inherit',
  lineHeight: 1.35,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: focusVisible,
  '@media': {
    [media.mobile]: { display: 'grid' },
    '(max-width: 359px)': { gap: '8px', paddingInline: '10px' },
  },
});

export const position = domainStyle({ ...typography.caption, color: color.textMuted });
export const current = domainStyle({ fontWeight: 600 });

export const chevron = domainStyle({ display: 'inline-flex', transition: `transform ${motion.med}` });
export const turned = domainStyle({ transform: 'rotate(180deg)' });

export const skeleton = domainStyle({ display: 'grid', gap: '8px', padding: '12px' });
