import { primitiveStyle, primitiveVariants } from '../../styles/layered.ts';
import { color, radius } from '../../styles/vars.ts';

export const panel = primitiveStyle({
  borderRadius: radius.lg,
  padding: 'clamp(20px, 2.2vw, 28px)',
  border: '1px solid transparent',
  minWidth: 0,
});

export const tones = primitiveVariants({
  surface: { background: color.surface, borderColor: color.border },
  sunken: { background: color.sunken },
  deep: { padding: 'clamp(24px, 3vw, 40px)' },
});
