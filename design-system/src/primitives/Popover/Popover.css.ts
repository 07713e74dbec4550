import { primitiveStyle } from '../../styles/layered.ts';
import { typography } from '../../styles/typography.ts';
import { color } from '../../styles/vars.ts';

/** On top of the styles of a menu's panel. */
export const popover = primitiveStyle({
  padding: '16px 20px 20px',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' } },
});

export const head = primitiveStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  marginInlineEnd: '-12px',
  marginBlockStart: '-8px',
});

export const title = primitiveStyle({ ...typography.h4, margin: 0, minWidth: 0 });
