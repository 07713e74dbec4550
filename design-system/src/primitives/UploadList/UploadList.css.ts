import { primitiveStyle, primitiveVariants } from '../../styles/layered.ts';
import { color, font, fontSize, largeLetters, radius } from '../../styles/vars.ts';

export const list = primitiveStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  containerType: 'inline-size',
});

export const file = primitiveStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: '64px',
  paddingBlock: '8px',
  boxSizing: 'border-box',
  borderBottom: `1px solid ${color.border}`,
  '@container': { [largeLetters]: { flexWrap: 'wrap' } },
});

export const icon = primitiveStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '40px',
  height: '40px',
  borderRadius: radius.sm,
  background: color.sunken,
});

export const body = primitiveStyle({ flex: 1, minWidth: 0, display: 'grid', gap: '4px', lineHeight: 1.35 });
export const name = primitiveStyle({ overflowWrap: 'anywhere' });
export const line = primitiveStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  fontFamily: font.numbers,
  fontSize: fontSize.small,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});
export const states = primitiveVariants({
  waiting: {},
  uploading: {},
  done: { color: color.success },
  failed: { color: color.danger },
});
export const lineIcon = primitiveStyle({ display: 'inline-flex', flex: 'none', marginBlockStart: '2px' });
export const ends = primitiveStyle({ display: 'flex', flex: 'none', marginInlineStart: 'auto' });
