import { focusVisible } from '../../../styles/focus.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { typography } from '../../../styles/typography.ts';
import { color, font, fontSize, media, radius } from '../../../styles/vars.ts';

export const root = domainStyle({ position: 'relative', display: 'grid', gap: '24px' });

export const steps = domainStyle({
  display: 'grid',
  alignContent: 'center',
  gap: '20px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // The code of the second step stands beside all of them.
  '@media': { [media.tabletUp]: { minHeight: '220px', paddingInlineEnd: '260px' } },
});

// In em: the number keeps its circle at 200 % text.
export const step = domainStyle({
  display: 'grid',
  gridTemplateColumns: '2.25em minmax(0, 1fr)',
  gap: '14px',
  lineHeight: 1.45,
});

export const number = domainStyle({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  width: '2.25em',
  height: '2.25em',
  border: `1.5px solid ${color.accentText}`,
  borderRadius: radius.full,
  color: color.accentText,
  fontFamily: font.numbers,
  fontWeight: 600,
});

export const words = domainStyle({ minWidth: 0, overflowWrap: 'anywhere' });

export const text = domainStyle({
  ...typography.small,
  margin: 0,
  color: color.textMuted,
  fontFamily: font.numbers,
});

// On a phone below the words that speak of it: another device scans it there too.
export const code = domainStyle({
  display: 'grid',
  gap: '12px',
  maxWidth: '220px',
  marginTop: '12px',
  '@media': {
    [media.tabletUp]: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      width: '220px',
      marginTop: 0,
    },
  },
});

export const faded = domainStyle({ gridArea: '1 / 1', opacity: 0.12 });

export const waiting = domainStyle({ display: 'block', aspectRatio: '1' });

/** Over the faded code, in the room that it has anyway. */
export const renewal = domainStyle({
  display: 'grid',
  gridArea: '1 / 1',
  alignContent: 'center',
  gap: '12px',
  minHeight: '160px',
});

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

export const app = domainStyle({ '@media': { [media.tabletUp]: { display: 'none' } } });
