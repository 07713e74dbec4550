import { focusVisible } from '../../../styles/focus.ts';
import { domainStyle, domainVariants } from '../../../styles/layered.ts';
import { color, fontSize, radius } from '../../../styles/vars.ts';

export const label = domainStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  maxWidth: '100%',
  color: color.ink,
  fontWeight: 600,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: {
    '&::before': {
      content: '""',
      flex: 'none',
      boxSizing: 'border-box',
      width: '9px',
      height: '9px',
      border: `2.5px solid ${color.line}`,
      borderRadius: '50%',
    },
  },
});

export const sizes = domainVariants({
  caption: { fontSize: fontSize.caption },
  small: { fontSize: fontSize.small },
});

export const link = domainStyle({
  minHeight: '24px',
  borderRadius: radius.xs,
  selectors: { ...focusVisible, '&:hover': { textDecoration: 'underline' } },
});
