import { focusRing } from '../../styles/focus.ts';
import { primitiveStyle } from '../../styles/layered.ts';
import { color, font, fontSize, media, radius, shadow } from '../../styles/vars.ts';

export const slider = primitiveStyle({ display: 'grid', gap: '4px', minWidth: 0 });
/** Reserves the height of the ticks before hydration. */
export const withTicks = primitiveStyle({ gridTemplateRows: '44px 1.4em', fontSize: fontSize.caption });

/** The height of the thumb, also before hydration. */
export const root = primitiveStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: '44px',
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'pointer',
});

export const track = primitiveStyle({
  position: 'relative',
  flex: 1,
  height: '6px',
  borderRadius: radius.full,
  background: color.track,
  '@media': { [media.forced]: { background: 'GrayText', forcedColorAdjust: 'none' } },
});

export const range = primitiveStyle({
  position: 'absolute',
  height: '100%',
  borderRadius: radius.full,
  background: color.accent,
  '@media': { [media.forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const thumb = primitiveStyle({
  display: 'block',
  boxSizing: 'border-box',
  width: '28px',
  height: '28px',
  border: `7px solid ${color.accent}`,
  borderRadius: radius.full,
  background: color.surface,
  boxShadow: shadow[1],
  selectors: {
    '&:focus-visible': focusRing,
    '&:hover': { borderColor: color.accentHover },
  },
  '@media': {
    [media.forced]: { forcedColorAdjust: 'none', borderColor: 'Highlight', background: 'Canvas' },
  },
});

export const ticks = primitiveStyle({
  position: 'relative',
  color: color.textMuted,
  fontFamily: font.numbers,
  lineHeight: 1.4,
});

export const tick = primitiveStyle({
  position: 'absolute',
  top: 0,
  whiteSpace: 'nowrap',
  transform: 'translateX(-50%)',
});
export const firstTick = primitiveStyle({ left: 0, transform: 'none' });
export const lastTick = primitiveStyle({ right: 0, transform: 'none' });
