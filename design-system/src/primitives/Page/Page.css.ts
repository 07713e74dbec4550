import { primitiveStyle, primitiveVariants } from '../../styles/layered.ts';
import { color, layout, media } from '../../styles/vars.ts';

export const page = primitiveStyle({
  width: '100%',
  maxWidth: `calc(${layout.content} + 2 * ${layout.gutter})`,
  marginInline: 'auto',
  paddingInline: layout.gutter,
  boxSizing: 'border-box',
});

export const blocks = primitiveVariants({
  section: { paddingBlock: layout.section },
  page: { paddingBlock: '48px 96px', '@media': { [media.mobile]: { paddingBlock: '28px 64px' } } },
  small: { paddingBlock: '24px' },
});

export const grounds = primitiveVariants({
  sunken: { background: color.sunken },
  surface: { background: color.surface },
});
