import { focusVisible } from '../../../styles/focus.ts';
import { domainGlobal, domainStyle } from '../../../styles/layered.ts';
import { color, fontSize, media, radius } from '../../../styles/vars.ts';

export const breadcrumb = domainStyle({
  paddingTop: '24px',
  '@media': { [media.mobile]: { paddingTop: '14px' } },
});

export const grid = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: 'clamp(32px, 5vw, 80px)',
  alignItems: 'center',
  paddingBlock: '32px 56px',
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px', paddingBlock: '18px 28px' },
  },
});

/** Beside the plate, below it on a phone. */
export const words = domainStyle({
  gridColumn: 1,
  gridRow: 1,
  minWidth: 0,
  '@media': { [media.mobile]: { gridRow: 'auto' } },
});

export const title = domainStyle({ margin: '12px 0 18px' });
// Courses have long names: on a phone a size smaller leaves in sight what decides, and the lines as they are when fonts come.
domainGlobal(`${title} > *`, { '@media': { [media.mobile]: { fontSize: fontSize.h2 } } });

export const session = domainStyle({ margin: '-6px 0 18px' });
domainGlobal(`${session} > p`, { margin: 0, fontSize: fontSize.ui, fontWeight: 560 });

export const lead = domainStyle({ marginBottom: '24px' });

export const facts = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 24px',
});

export const rating = domainStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '32px',
  borderRadius: radius.xs,
  color: color.text,
  textDecoration: 'none',
  selectors: { ...focusVisible, '&:hover': { textDecoration: 'underline' } },
});

export const actions = domainStyle({ display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '28px' });

/**
 * First in the document, as on a phone: the page is drawn while it is still coming, and what came above the words would
 * push them down.
 */
export const plate = domainStyle({
  gridColumn: 2,
  gridRow: 1,
  aspectRatio: '4 / 3',
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: radius.sm,
  '@media': { [media.mobile]: { gridColumn: 1, gridRow: 'auto', aspectRatio: 'auto', height: '120px' } },
});

export const bars = domainStyle({ display: 'grid', gap: '16px' });
