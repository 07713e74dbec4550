import { primitiveStyle } from '../../styles/layered.ts';
import { focusVisible } from '../../styles/focus.ts';
import { color, fontSize, media, motion, radius } from '../../styles/vars.ts';

export const tag = primitiveStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  flex: 'none',
  boxSizing: 'border-box',
  maxWidth: '100%',
  minHeight: '36px',
  marginBlock: '4px',
  padding: '4px 4px 4px 14px',
  borderRadius: radius.full,
  border: `1.5px solid ${color.borderStrong}`,
  background: color.surface,
  color: color.text,
  fontSize: fontSize.small,
  fontWeight: 500,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});

export const remove = primitiveStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '26px',
  height: '26px',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: radius.full,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  transition: `background-color ${motion.fast}`,
  selectors: {
    ...focusVisible,
    '&:hover': { background: color.sunken },
    // A hit area of 44 px, within the row's.
    '&::after': { content: '""', position: 'absolute', inset: '-9px -5px -9px -13px' },
  },
  '@media': { [media.forced]: { border: '1px solid ButtonText' } },
});
