import { primitiveStyle } from '../../styles/layered.ts';
import { focusRing } from '../../styles/focus.ts';
import { color, font, radius, shadow, zIndex } from '../../styles/vars.ts';

export const skip = primitiveStyle({
  position: 'absolute',
  zIndex: zIndex.tooltip,
  insetInlineStart: '16px',
  insetBlockStart: '8px',
  padding: '12px 20px',
  // Visible in forced colours, where backgrounds are gone.
  border: '1px solid transparent',
  borderRadius: radius.md,
  background: color.raised,
  color: color.accentText,
  fontFamily: font.text,
  fontWeight: 600,
  lineHeight: 1.25,
  boxShadow: shadow[2],
  selectors: {
    '&:focus': focusRing,
    '&:not(:focus)': { width: '1px', height: '1px', padding: 0, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
