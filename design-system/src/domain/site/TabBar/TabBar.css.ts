import { focusVisible } from '../../../styles/focus.ts';
import { domainGlobal, domainStyle } from '../../../styles/layered.ts';
import { color, media, radius, zIndex } from '../../../styles/vars.ts';

export const bar = domainStyle({
  display: 'none',
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: zIndex.sticky,
  boxSizing: 'border-box',
  padding: '6px 6px max(8px, env(safe-area-inset-bottom))',
  background: color.raised,
  color: color.text,
  borderTop: `1px solid ${color.border}`,
  // At large text sizes five labels are wider than a phone: they scroll.
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.mobile]: { display: 'flex' } },
});

// Other bars at the bottom of a phone go above it.
domainGlobal(`body:has(${bar})`, {
  '@media': {
    [media.mobile]: { vars: { '--medeina-foot': 'calc(54px + max(8px, env(safe-area-inset-bottom)))' } },
  },
});

export const item = domainStyle({
  display: 'grid',
  flex: '1 1 0',
  justifyItems: 'center',
  gap: '3px',
  minWidth: 'min-content',
  minHeight: '48px',
  boxSizing: 'border-box',
  // In letters, so that large ones keep apart.
  padding: '6px .2em',
  borderRadius: radius.md,
  color: color.textMuted,
  // Five labels in a row: smaller on narrow phones.
  fontSize: 'clamp(.625rem, 3.1vw, .75rem)',
  fontWeight: 560,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  selectors: {
    ...focusVisible,
    '&[aria-current]': { color: color.accentText, fontWeight: 650 },
  },
  '@media': { [media.forced]: { selectors: { '&[aria-current]': { color: 'Highlight' } } } },
});
domainGlobal(`${item}[aria-current] svg`, { fill: color.accentSoft });

export const space = domainStyle({
  display: 'none',
  height: 'calc(68px + env(safe-area-inset-bottom))',
  '@media': { [media.mobile]: { display: 'block' } },
});
