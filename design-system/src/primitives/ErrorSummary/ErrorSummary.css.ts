import { focusVisible, focusRing } from '../../styles/focus.ts';
import { primitiveStyle } from '../../styles/layered.ts';
import { color, radius } from '../../styles/vars.ts';
import { typography } from '../../styles/typography.ts';

export const summary = primitiveStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '14px',
  boxSizing: 'border-box',
  padding: '16px 18px',
  border: `2px solid ${color.danger}`,
  borderRadius: radius.md,
  background: color.dangerSoft,
  color: color.text,
  lineHeight: 1.5,
  // Whoever sent the form by the pointer has to see where the focus went, too.
  selectors: { '&:focus': focusRing },
});

export const icon = primitiveStyle({
  display: 'inline-flex',
  flex: 'none',
  color: color.danger,
  marginBlockStart: '2px',
});
export const body = primitiveStyle({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const title = primitiveStyle({ ...typography.h4, margin: 0 });
export const list = primitiveStyle({ margin: '4px 0 0', padding: 0, listStyle: 'none' });

export const link = primitiveStyle({
  display: 'inline-block',
  minHeight: '24px',
  paddingBlock: '4px',
  borderRadius: radius.xs,
  color: color.danger,
  fontWeight: 560,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.22em',
  selectors: { ...focusVisible, '&:hover': { textDecorationThickness: '2px' } },
});
