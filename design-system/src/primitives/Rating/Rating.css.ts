import { primitiveStyle, primitiveVariants } from '../../styles/layered.ts';
import type { LayeredRule } from '../../styles/layered.ts';
import { color, font, fontSize } from '../../styles/vars.ts';

export const rating = primitiveStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  fontFamily: font.numbers,
  fontSize: fontSize.small,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
});
// A price beside it aligns with the words, not with the star.
const onLine = { alignSelf: 'baseline' } as const satisfies LayeredRule;
export const value = primitiveStyle({ ...onLine, fontWeight: 600 });
export const count = primitiveStyle({ ...onLine, color: color.textMuted });
export const stars = primitiveStyle({ display: 'inline-flex', gap: '2px' });

export const star = primitiveVariants({
  on: { display: 'inline-flex', color: color.rating },
  off: { position: 'relative', display: 'inline-flex', color: color.borderStrong },
});

/** The filled part of a star, over the empty one. */
export const part = primitiveStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'inline-flex',
  overflow: 'hidden',
  color: color.rating,
});
/** From one tenth to nine: classes, because the content policy forbids `style=` in server HTML. */
export const parts = [10, 20, 30, 40, 50, 60, 70, 80, 90].map((percent) =>
  primitiveStyle({ width: `${percent}%` }),
);
