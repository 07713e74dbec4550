import { domainStyle } from '../../../styles/layered.ts';
import { fontSize, layout, media } from '../../../styles/vars.ts';

export const line = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  margin: '8px 0 28px',
  fontSize: fontSize.small,
  '@media': {
    [media.mobile]: {
      flexWrap: 'nowrap',
      margin: '4px 0 20px',
      // Bleeds to the screen's edges, so that the next tag peeks in.
      marginInline: `calc(-1 * ${layout.gutter})`,
      paddingInline: layout.gutter,
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
});

export const list = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.mobile]: { flex: 'none', flexWrap: 'nowrap' } },
});

export const cell = domainStyle({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  maxWidth: '100%',
  minHeight: '44px',
});

export const clear = domainStyle({ flex: 'none', whiteSpace: 'nowrap' });
