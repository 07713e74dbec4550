import { focusVisible } from '../../../styles/focus.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { typography } from '../../../styles/typography.ts';
import { color, largeLetters, media, radius } from '../../../styles/vars.ts';

export const list = domainStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${color.border}`,
});

/** The container of the item's queries, also outside of a list. */
export const frame = domainStyle({ containerType: 'inline-size' });

export const item = domainStyle({
  display: 'grid',
  gridTemplateColumns: '148px minmax(0, 1fr) auto',
  gap: '8px 20px',
  padding: '24px 0',
  borderBottom: `1px solid ${color.border}`,
  '@media': {
    [media.mobile]: { gridTemplateColumns: '84px minmax(0, 1fr)', gap: '8px 14px', padding: '16px 0' },
  },
  '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const plate = domainStyle({
  display: 'block',
  alignSelf: 'start',
  aspectRatio: '4 / 3',
  '@media': { [media.mobile]: { aspectRatio: '1' } },
  '@container': { [largeLetters]: { width: '84px' } },
});

export const words = domainStyle({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: '4px',
  minWidth: 0,
});

export const title = domainStyle({ ...typography.h4, margin: 0, maxWidth: '100%', overflowWrap: 'anywhere' });

export const link = domainStyle({
  borderRadius: radius.xs,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { ...focusVisible, '&:hover': { textDecoration: 'underline' } },
});

export const description = domainStyle({
  ...typography.small,
  margin: 0,
  maxWidth: '100%',
  color: color.textMuted,
  overflowWrap: 'anywhere',
});

export const end = domainStyle({
  display: 'grid',
  alignContent: 'space-between',
  justifyItems: 'end',
  maxWidth: '12rem',
  textAlign: 'end',
  '@media': {
    [media.mobile]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '6px 16px',
      gridColumn: 2,
      maxWidth: 'none',
      textAlign: 'start',
    },
  },
  '@container': { [largeLetters]: { gridColumn: 1 } },
});
