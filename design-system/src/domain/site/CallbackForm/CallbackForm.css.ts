import { domainStyle } from '../../../styles/layered.ts';
import { typography } from '../../../styles/typography.ts';
import { color, media, radius } from '../../../styles/vars.ts';

/** Too little room for field and button side by side, as with large letters. */
const NARROW = '(max-width: 24rem)';

export const box = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  overflow: 'hidden',
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const plate = domainStyle({
  position: 'relative',
  display: 'grid',
  minHeight: '340px',
  '@media': { [media.mobile]: { minHeight: '150px' } },
});

export const body = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  minWidth: 0,
  containerType: 'inline-size',
  padding: 'clamp(28px, 5vw, 72px)',
  '@media': { '(max-width: 359px)': { paddingInline: '20px' } },
});

export const lead = domainStyle({ margin: '12px 0 24px', color: color.textMuted });

export const form = domainStyle({
  display: 'grid',
  // The field keeps the width of a number, however long the button's label is.
  gridTemplateColumns: 'minmax(min(12rem, 55%), 1fr) auto',
  gap: '12px',
  alignItems: 'start',
  maxWidth: '540px',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@container': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Aligned with the field itself, below its label, even with an error below it. */
export const submit = domainStyle({
  display: 'grid',
  paddingTop: 'calc(1.4em * .882 + 7px)',
  '@media': { [media.mobile]: { paddingTop: 0 } },
  '@container': { [NARROW]: { paddingTop: 0 } },
});

export const note = domainStyle({ ...typography.caption, margin: '12px 0 0', color: color.textMuted });
