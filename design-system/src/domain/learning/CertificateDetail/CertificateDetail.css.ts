import { focusVisible } from '../../../styles/focus.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { typography } from '../../../styles/typography.ts';
import { inkOnWhite } from '../../../styles/print.ts';
import { color, cut, font, largeLetters, media, radius, shadow } from '../../../styles/vars.ts';

export const root = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 21.25rem',
  gap: 'clamp(32px, 4vw, 56px)',
  alignItems: 'start',
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { display: 'block' },
  },
});

// On a phone the facts and the file come before the picture; the order in the document stays.
export const side = domainStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: '12px',
  minWidth: 0,
  '@media': { [media.mobile]: { gridRow: 1 }, print: { ...inkOnWhite, breakBefore: 'page' } },
});

export const paper = domainStyle({
  position: 'relative',
  display: 'grid',
  boxSizing: 'border-box',
  minWidth: 0,
  aspectRatio: '1 / 1.28',
  padding: '20px',
  overflow: 'clip',
  background: color.surface,
  color: color.text,
  border: `1px solid ${color.border}`,
  borderRadius: radius.sm,
  boxShadow: shadow[2],
  containerType: 'inline-size',
  '@media': {
    [media.mobile]: { padding: '12px' },
    print: { ...inkOnWhite, breakInside: 'avoid', padding: '12px', aspectRatio: '1 / 1.4' },
  },
});

export const bands = domainStyle({
  position: 'absolute',
  width: '104%',
  insetInlineEnd: '-50%',
  insetBlockStart: '-37%',
});

export const frame = domainStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '24px',
  minWidth: 0,
  padding: 'clamp(16px, 4vw, 44px)',
  border: `1px solid ${color.borderStrong}`,
});

export const logo = domainStyle({ display: 'inline-flex', alignSelf: 'flex-start' });

export const small = domainStyle({ ...typography.small, margin: 0, color: color.textMuted });

export const name = domainStyle({
  margin: '4px 0 10px',
  // On a phone with large text no larger than the longest word allows.
  fontSize: 'min(clamp(1.75rem, 1.2rem + 2vw, 2.75rem), 10vw)',
  fontVariationSettings: cut.flared,
  fontWeight: 470,
  letterSpacing: '-.018em',
  lineHeight: 1.12,
  overflowWrap: 'anywhere',
});

export const course = domainStyle({ ...typography.h3, margin: '14px 0 0', overflowWrap: 'anywhere' });

export const paperFacts = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, max-content))',
  gap: '14px 32px',
  margin: 0,
  lineHeight: 1.35,
  fontFamily: font.numbers,
  // A date does not wrap, even on the narrowest paper.
  '@media': { [media.mobile]: { columnGap: '16px' } },
  '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const paperFact = domainStyle({ minWidth: 0, overflowWrap: 'anywhere' });
export const paperFoot = domainStyle({ display: 'grid', gap: '16px', minWidth: 0 });
export const verify = domainStyle({
  ...typography.caption,
  margin: 0,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});
export const address = domainStyle({
  color: 'inherit',
  borderRadius: radius.xs,
  textUnderlineOffset: '.22em',
  selectors: focusVisible,
});
export const caption = domainStyle({ ...typography.caption, color: color.textMuted });
export const paperValue = domainStyle({ margin: 0, fontWeight: 600 });

export const title = domainStyle({
  ...typography.h2,
  margin: '4px 0 0',
  overflowWrap: 'anywhere',
  minWidth: 0,
  maxWidth: '100%',
});

export const description = domainStyle({
  color: color.textMuted,
  lineHeight: 1.55,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const facts = domainStyle({ width: '100%', margin: '8px 0 12px', fontFamily: font.numbers });

export const actions = domainStyle({
  display: 'grid',
  gap: '12px',
  width: '100%',
  '@media': { print: { display: 'none' } },
});
