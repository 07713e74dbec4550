import { primitiveStyle } from '../../styles/layered.ts';
import { typography } from '../../styles/typography.ts';
import { color, font, fontSize, media, radius } from '../../styles/vars.ts';

/** On top of the dialog's box: it hangs from the top, so that it does not jump as the list changes. */
export const palette = primitiveStyle({
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'start',
  maxWidth: '640px',
  maxHeight: '100%',
  marginBlockStart: 'min(12vh, 96px)',
  padding: 0,
  overflow: 'hidden',
  '@media': { [media.mobile]: { marginBlockStart: 0, padding: 0, borderRadius: radius.xl } },
});

export const field = primitiveStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  flex: 'none',
  paddingInline: '20px 14px',
  borderBottom: `1px solid ${color.border}`,
  color: color.textMuted,
});

export const input = primitiveStyle({
  flex: 1,
  minWidth: 0,
  minHeight: '60px',
  padding: '0 12px',
  border: 0,
  background: 'none',
  color: color.text,
  fontFamily: font.text,
  fontSize: fontSize.body,
  selectors: {
    '&::placeholder': { color: color.textMuted, opacity: 1 },
    '&:focus-visible': {
      outline: `3px solid ${color.focus}`,
      outlineOffset: '-6px',
      borderRadius: radius.md,
    },
  },
});

export const list = primitiveStyle({
  flex: '0 1 auto',
  minHeight: 0,
  maxHeight: 'min(52vh, 420px)',
  padding: '8px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const nothing = primitiveStyle({ margin: 0, padding: '14px 20px', color: color.textMuted });

export const groupTitle = primitiveStyle({
  ...typography.caption,
  padding: '10px 12px 4px',
  color: color.textMuted,
  fontWeight: 600,
});

export const words = primitiveStyle({ flex: 1, minWidth: 0 });
export const detail = primitiveStyle({
  display: 'block',
  color: color.textMuted,
  fontSize: fontSize.small,
});

export const foot = primitiveStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  flex: 'none',
  padding: '10px 20px',
  borderTop: `1px solid ${color.border}`,
  borderRadius: `0 0 ${radius.xl} ${radius.xl}`,
  color: color.textMuted,
  fontSize: fontSize.small,
  // A phone has no such keys.
  '@media': { '(hover: none)': { display: 'none' } },
});

export const hint = primitiveStyle({ display: 'inline-flex', alignItems: 'center', gap: '8px' });
