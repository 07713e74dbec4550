import { focusVisible } from '../../../styles/focus.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { color, fontSize, motion, radius } from '../../../styles/vars.ts';

export const button = domainStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '44px',
  padding: '0 10px',
  border: 0,
  borderRadius: radius.md,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: fontSize.ui,
  fontWeight: 560,
  lineHeight: 1.25,
  cursor: 'pointer',
  transition: `background-color ${motion.fast}`,
  selectors: {
    ...focusVisible,
    '&:hover, &[aria-expanded=true]': { background: 'color-mix(in oklab, currentColor 9%, transparent)' },
  },
});

export const chevron = domainStyle({ display: 'inline-flex', transition: `transform ${motion.med}` });
export const turned = domainStyle({ transform: 'rotate(180deg)' });

export const line = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 4px',
  // The letters, narrower than what is tapped, stand on the edge of what is around them.
  margin: '0 -12px',
  padding: 0,
  listStyle: 'none',
});

export const code = domainStyle({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '44px',
  minHeight: '44px',
  borderRadius: radius.md,
  color: color.textMuted,
  fontSize: fontSize.small,
  fontWeight: 500,
  textDecoration: 'none',
  selectors: {
    ...focusVisible,
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current]': { color: color.text, fontWeight: 600 },
  },
});
