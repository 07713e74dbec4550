import { domainStyle } from '../../../styles/layered.ts';
import { color, fontSize, media, radius } from '../../../styles/vars.ts';

export const way = domainStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' });
export const end = domainStyle({ display: 'flex', marginInlineStart: 'auto' });

export const area = domainStyle({
  position: 'relative',
  maxWidth: '34rem',
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  background: color.surface,
  overflow: 'clip',
  selectors: { '[aria-invalid="true"] &': { borderColor: color.danger, borderWidth: '2px' } },
});

export const canvas = domainStyle({
  display: 'block',
  width: '100%',
  aspectRatio: '3 / 1',
  // The pen's colour: the canvas reads it.
  color: color.text,
  touchAction: 'none',
  cursor: 'crosshair',
  '@media': { [media.forced]: { color: 'CanvasText' } },
});

/** Where to sign: gone with the first stroke. */
export const hint = domainStyle({
  position: 'absolute',
  insetInline: '16px',
  insetBlockEnd: '12%',
  paddingBlockEnd: '4px',
  borderBottom: `1px solid ${color.border}`,
  color: color.textMuted,
  fontSize: fontSize.small,
  pointerEvents: 'none',
});

export const state = domainStyle({ margin: 0, fontSize: fontSize.small, color: color.textMuted });
export const name = domainStyle({ maxWidth: '34rem' });
