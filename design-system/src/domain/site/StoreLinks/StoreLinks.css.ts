import { focusVisible } from '../../../styles/focus.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { color, fontSize, radius } from '../../../styles/vars.ts';

export const list = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const link = domainStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  boxSizing: 'border-box',
  minHeight: '44px',
  padding: '7px 16px 7px 12px',
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  color: 'inherit',
  fontSize: fontSize.small,
  fontWeight: 600,
  lineHeight: 1.2,
  textDecoration: 'none',
  selectors: {
    ...focusVisible,
    '&:hover': {
      borderColor: color.text,
      background: `color-mix(in oklab, ${color.text} 6%, transparent)`,
    },
  },
});
