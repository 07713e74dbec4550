import { primitiveStyle, primitiveVariants } from '../../styles/layered.ts';
import { color, font, fontSize, largeLetters, motion } from '../../styles/vars.ts';
import { focusVisible } from '../../styles/focus.ts';
import { characters } from '../../styles/typography.ts';

export const root = primitiveStyle({
  borderTop: `1px solid ${color.border}`,
  containerType: 'inline-size',
});
export const item = primitiveStyle({ borderBottom: `1px solid ${color.border}` });

export const trigger = primitiveStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  boxSizing: 'border-box',
  minWidth: 0,
  borderRadius: '4px',
  color: color.text,
  fontFamily: font.text,
  fontWeight: 600,
  lineHeight: 1.4,
  listStyle: 'none',
  cursor: 'pointer',
  '@container': { [largeLetters]: { flexWrap: 'wrap', gap: '0 16px' } },
  selectors: { ...focusVisible, '&::-webkit-details-marker': { display: 'none' } },
});

export const sizes = primitiveVariants({
  md: { minHeight: '56px', padding: '18px 0', fontSize: fontSize.body },
  sm: { minHeight: '52px', padding: '14px 0', fontSize: fontSize.ui },
});

export const title = primitiveStyle({
  minWidth: 0,
  margin: 0,
  font: 'inherit',
  overflowWrap: 'break-word',
  '@container': { [largeLetters]: { flex: '1 0 calc(100% - 40px)', maxWidth: 'calc(100% - 40px)' } },
});
export const meta = primitiveStyle({
  marginInlineStart: 'auto',
  color: color.textMuted,
  fontSize: fontSize.small,
  fontWeight: 400,
  '@container': { [largeLetters]: { order: 1, flexBasis: '100%' } },
});

export const chevron = primitiveStyle({
  display: 'inline-flex',
  flex: 'none',
  transition: `transform ${motion.med}`,
  selectors: { [`${item}[open] > ${trigger} > &`]: { transform: 'rotate(180deg)' } },
});

export const body = primitiveStyle({
  // Clear of the ring around the title.
  padding: '4px 0 24px',
  // A link that leads here leaves the title in sight.
  scrollMarginTop: '160px',
});

export const measures = primitiveVariants({ text: { maxWidth: characters(66) }, full: {} });
