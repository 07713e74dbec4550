import { primitiveStyle } from '../../styles/layered.ts';
import { color } from '../../styles/vars.ts';

export const root = primitiveStyle({ position: 'relative', display: 'block', minWidth: 0 });

/** The arrow or spinner at the end of the field, which takes no pointer events. */
export const mark = primitiveStyle({
  position: 'absolute',
  insetInlineEnd: '14px',
  display: 'inline-flex',
  color: color.text,
  pointerEvents: 'none',
});

export const words = primitiveStyle({ minWidth: 0 });
export const detail = primitiveStyle({ display: 'block', color: color.textMuted });
