import { focusVisible } from '../../../styles/focus.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { typography } from '../../../styles/typography.ts';
import { color, radius } from '../../../styles/vars.ts';

export const button = domainStyle({
  display: 'inline-grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  padding: 0,
  border: 0,
  borderRadius: radius.full,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: focusVisible,
});

export const person = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px',
  lineHeight: 1.35,
});

// A name with a long word wraps below the avatar.
export const words = domainStyle({ flex: '1 1 min-content', minWidth: 0, overflowWrap: 'break-word' });
export const name = domainStyle({ display: 'block', fontWeight: 600 });
export const detail = domainStyle({ ...typography.caption, color: color.textMuted });
