import { focusVisible } from '../../styles/focus.ts';
import { primitiveStyle } from '../../styles/layered.ts';
import { color, font, fontSize, media, radius } from '../../styles/vars.ts';

export const chosen = primitiveStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  margin: '0 0 8px',
});

/** A chosen option, which a press removes. */
export const option = primitiveStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  boxSizing: 'border-box',
  minHeight: '36px',
  maxWidth: '100%',
  margin: 0,
  padding: '4px 12px',
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: radius.full,
  background: color.accentSoft,
  color: color.text,
  fontFamily: font.text,
  fontSize: fontSize.small,
  lineHeight: 1.35,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    ...focusVisible,
    '&:hover:not(:disabled)': { borderColor: color.text },
    '&:disabled': { color: color.textMuted, cursor: 'not-allowed' },
  },
  '@media': {
    '(pointer: coarse)': { minHeight: '44px' },
    [media.forced]: { border: '1.5px solid ButtonBorder' },
  },
});

export const name = primitiveStyle({ minWidth: 0 });
