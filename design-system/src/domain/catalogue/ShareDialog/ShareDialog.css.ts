import { focusVisible } from '../../../styles/focus.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { color, fontSize, media, radius } from '../../../styles/vars.ts';

export const label = domainStyle({
  display: 'block',
  marginBottom: '6px',
  fontSize: fontSize.small,
  fontWeight: 600,
  lineHeight: 1.4,
});

export const line = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '12px',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const field = domainStyle({
  boxSizing: 'border-box',
  width: '100%',
  minHeight: '48px',
  margin: 0,
  padding: '10px 14px',
  background: color.surface,
  color: color.text,
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  font: 'inherit',
  fontSize: fontSize.ui,
  textOverflow: 'ellipsis',
  selectors: focusVisible,
});

/** For screen readers only: the button already shows it. */
export const unseen = domainStyle({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const failure = domainStyle({
  margin: '8px 0 0',
  color: color.danger,
  fontSize: fontSize.small,
  lineHeight: 1.5,
});

export const ways = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 168px',
  gap: '24px',
  alignItems: 'start',
  marginTop: '24px',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Beside the links on a wide screen; a phone cannot scan itself. */
export const code = domainStyle({
  display: 'grid',
  gap: '8px',
  order: 1,
  '@media': { [media.mobile]: { display: 'none' } },
});

export const targets = domainStyle({
  display: 'grid',
  gap: '4px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
