import { primitiveStyle, primitiveVariants } from '../../styles/layered.ts';
import { color, font, fontSize, largeLetters, motion } from '../../styles/vars.ts';
import { focusVisible } from '../../styles/focus.ts';
import { characters } from '../../styles/typography.ts';

export const root = primitiveStyle({
  borderTop: `1px solid ${color.border}`,
  containerType: 'inline-size',
});
export const item = primitiveStyle({ borderBottom: `1px solid ${color.border}` });

export const heading = primitiveStyle({ margin: 0, font: 'inherit' });

export const trigger = primitiveStyle({
  display: 'flex',
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
  '@container': { [largeLetters]: { flexWrap: 'wrap', gap: '0 16px' } },
  selectors: { ...focusVisible, '&:disabled': { color: color.textMuted, cursor: 'not-allowed' } },
});

export const sizes = primitiveVariants({
  md: { minHeight: '56px', padding: '18px 0', fontSize: fontSize.body },
  sm: { minHeight: '52px', padding: '14px 0', fontSize: fontSize.ui },
});

export const title = primitiveStyle({
  minWidth: 0,
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
  selectors: { [`${trigger}[data-state='open'] > &`]: { transform: 'rotate(180deg)' } },
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const content = primitiveStyle({
  display: 'block',
  selectors: { '&[hidden]': { display: 'none' } },
  '@supports': {
    '(content-visibility: hidden)': {
      selectors: { '&[hidden="until-found"]': { display: 'block', contentVisibility: 'hidden' } },
      '@media': {
        // Without scripts nothing could open a row.
        '(scripting: none)': { selectors: { '&[hidden="until-found"]': { contentVisibility: 'visible' } } },
      },
    },
  },
});

export const body = primitiveStyle({
  // Keeps the title in view when a link leads here.
  scrollMarginTop: '160px',
});

export const bodySizes = primitiveVariants({
  // Clear of the focus ring of the title.
  md: { padding: '4px 0 24px' },
  sm: { paddingBottom: '12px' },
});

export const measures = primitiveVariants({ text: { maxWidth: characters(66) }, full: {} });
