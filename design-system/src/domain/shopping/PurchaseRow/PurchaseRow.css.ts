import { focusVisible } from '../../../styles/focus.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { linkHoverRule, typography } from '../../../styles/typography.ts';
import { color, font, largeLetters, media, radius } from '../../../styles/vars.ts';

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1.4fr) minmax(0, 1fr) 44px',
  gap: '20px',
} as const;

export const head = domainStyle({
  ...typography.small,
  ...columns,
  padding: '10px 0',
  borderBottom: `1.5px solid ${color.borderStrong}`,
  color: color.textMuted,
  fontWeight: 560,
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { display: 'none' } },
});
export const headEnd = domainStyle({ textAlign: 'end' });

export const list = domainStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  containerType: 'inline-size',
});

export const row = domainStyle({
  ...columns,
  alignItems: 'center',
  minHeight: '56px',
  padding: '6px 0',
  borderBottom: `1px solid ${color.border}`,
  lineHeight: 1.4,
  fontFamily: font.numbers,
  overflowWrap: 'anywhere',
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr) auto 44px', gap: '2px 12px', padding: '12px 0' },
  },
  '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr) 44px' } },
});

export const number = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  fontWeight: 600,
  '@media': { [media.mobile]: { gridArea: '1 / 1' } },
});

export const link = domainStyle({
  borderRadius: radius.xs,
  color: color.accentText,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.22em',
  textDecorationColor: 'color-mix(in oklab, currentColor 40%, transparent)',
  selectors: { ...focusVisible, '&:hover': linkHoverRule },
});

export const date = domainStyle({
  '@media': { [media.mobile]: { ...typography.small, gridArea: '2 / 1 / 3 / 3', color: color.textMuted } },
  '@container': { [largeLetters]: { gridArea: '3 / 1 / auto / -1' } },
});

export const method = domainStyle({
  color: color.textMuted,
  fontFamily: font.text,
  '@media': { [media.mobile]: { ...typography.small, gridArea: '3 / 1 / 4 / 3' } },
  '@container': { [largeLetters]: { gridArea: '4 / 1 / auto / -1' } },
});

export const total = domainStyle({
  fontWeight: 600,
  textAlign: 'end',
  '@media': { [media.mobile]: { gridArea: '1 / 2' } },
  '@container': { [largeLetters]: { gridArea: '2 / 1', textAlign: 'start' } },
});

export const invoice = domainStyle({
  display: 'inline-flex',
  '@media': { [media.mobile]: { gridArea: '1 / 3 / 3 / 4' } },
  '@container': { [largeLetters]: { gridArea: '1 / 2' } },
});

export const waiting = domainStyle({ display: 'grid', gap: '12px' });
