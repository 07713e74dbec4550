import { primitiveStyle } from '../../styles/layered.ts';
import { focusVisible } from '../../styles/focus.ts';
import { color, fontSize, media, radius } from '../../styles/vars.ts';

export const list = primitiveStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: color.textMuted,
  fontSize: fontSize.small,
  lineHeight: 1.5,
});

export const item = primitiveStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const link = primitiveStyle({
  color: 'inherit',
  paddingBlock: '4px',
  borderRadius: radius.xs,
  textDecoration: 'none',
  textUnderlineOffset: '.22em',
  selectors: { ...focusVisible, '&:hover': { textDecoration: 'underline' } },
  '@media': { [media.mobile]: { paddingBlock: '10px' } },
});

export const forward = primitiveStyle({ display: 'inline-flex' });
export const back = primitiveStyle({
  display: 'none',
  '@media': { [media.mobile]: { display: 'inline-flex' } },
});

/** After the rules it overrides: on a phone a long path keeps only its parent, with a back arrow. */
export const notOnPhone = primitiveStyle({ '@media': { [media.mobile]: { display: 'none' } } });
