import { primitiveStyle, primitiveVariants } from '../../styles/layered.ts';
import { color, font, fontSize, motion } from '../../styles/vars.ts';
import { focusVisible } from '../../styles/focus.ts';

export const root = primitiveStyle({ borderTop: `1px solid ${color.border}` });
export const item = primitiveStyle({ borderBottom: `1px solid ${color.border}` });
export const header = primitiveStyle({ margin: 0, display: 'flex', font: 'inherit' });

export const trigger = primitiveStyle({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  boxSizing: 'border-box',
  width: '100%',
  minWidth: 0,
  margin: 0,
  border: 0,
  borderRadius: '4px',
  background: 'none',
  color: color.text,
  fontFamily: font.text,
  fontWeight: 600,
  lineHeight: 1.4,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: focusVisible,
});

export const sizes = primitiveVariants({
  md: { minHeight: '56px', padding: '18px 0', fontSize: fontSize.body },
  sm: { minHeight: '52px', padding: '14px 0', fontSize: fontSize.ui },
});

export const title = primitiveStyle({ minWidth: 0, overflowWrap: 'break-word' });
export const meta = primitiveStyle({
  marginInlineStart: 'auto',
  color: color.textMuted,
  fontSize: fontSize.small,
  fontWeight: 400,
});

export const chevron = primitiveStyle({
  display: 'inline-flex',
  flex: 'none',
  transition: `transform ${motion.med}`,
  selectors: { [`${trigger}[data-state="open"] &`]: { transform: 'rotate(180deg)' } },
});

export const body = primitiveStyle({
  padding: '0 0 24px',
  // Rendered although closed, so that search engines read it; Radix leaves the hiding to us then.
  selectors: { '&[data-state="closed"]': { display: 'none' } },
});

export const measures = primitiveVariants({ text: { maxWidth: '66ch' }, full: {} });
