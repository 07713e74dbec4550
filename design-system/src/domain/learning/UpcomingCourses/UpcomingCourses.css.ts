import { focusVisible } from '../../../styles/focus.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { typography } from '../../../styles/typography.ts';
import { color, cut, font, largeLetters, media, radius } from '../../../styles/vars.ts';

const ink = `var(--medeina-ink, ${color.accentText})`;

export const root = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 332px',
  gap: 'clamp(24px, 3vw, 48px)',
  alignItems: 'start',
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

// First in the document, as on a phone: screen readers meet the choice before what it shows.
export const calendar = domainStyle({
  minWidth: 0,
  '@media': { [media.tabletUp]: { gridColumn: 2, gridRow: 1 } },
});

export const list = domainStyle({
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${color.border}`,
  containerType: 'inline-size',
  '@media': { [media.tabletUp]: { gridColumn: 1, gridRow: 1 } },
});

export const row = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 44px',
  alignItems: 'center',
  borderBottom: `1px solid ${color.border}`,
});

export const selected = domainStyle({
  position: 'relative',
  margin: '-1px -16px 0',
  paddingInline: '16px 8px',
  borderBottomColor: 'transparent',
  borderRadius: radius.md,
  background: `var(--medeina-plate, ${color.accentSoft})`,
  color: ink,
  '@media': {
    [media.mobile]: { marginInline: '-12px', paddingInline: '12px 4px' },
    [media.forced]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
});

export const choose = domainStyle({
  display: 'grid',
  // Wide enough for two days, so that the titles of all rows begin at one line.
  gridTemplateColumns: 'minmax(4.75rem, max-content) minmax(0, 1fr)',
  gap: '8px 16px',
  alignItems: 'center',
  boxSizing: 'border-box',
  width: '100%',
  minHeight: '44px',
  margin: 0,
  padding: '16px 0',
  border: 0,
  borderRadius: radius.md,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  lineHeight: 1.4,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: focusVisible,
  '@media': {
    [media.mobile]: { columnGap: '12px' },
  },
  '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const date = domainStyle({
  ...typography.small,
  display: 'grid',
  maxWidth: '8.5rem',
  lineHeight: 1.2,
  color: color.textMuted,
  selectors: { [`${selected} &`]: { color: ink } },
  '@media': { [media.mobile]: { maxWidth: '5.5rem' } },
  '@container': { [largeLetters]: { maxWidth: 'none' } },
});

export const days = domainStyle({
  color: color.text,
  fontFamily: font.numbers,
  fontSize: '1.625rem',
  fontVariationSettings: cut.flared,
  fontWeight: 470,
  letterSpacing: '-.02em',
  selectors: { [`${selected} &`]: { color: ink } },
});

export const words = domainStyle({ display: 'grid', gap: '3px', minWidth: 0, overflowWrap: 'anywhere' });

export const title = domainStyle({
  color: color.text,
  fontWeight: 600,
  selectors: { [`${choose}:hover &`]: { textDecoration: 'underline' } },
});

export const meta = domainStyle({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  color: color.textMuted,
  selectors: { [`${selected} &`]: { color: ink } },
});

export const time = domainStyle({ fontFamily: font.numbers, whiteSpace: 'nowrap' });

export const waiting = domainStyle({
  display: 'grid',
  gridTemplateColumns: '4.75rem minmax(0, 1fr)',
  gap: '16px',
  alignItems: 'center',
  padding: '22px 0',
  borderBottom: `1px solid ${color.border}`,
});
