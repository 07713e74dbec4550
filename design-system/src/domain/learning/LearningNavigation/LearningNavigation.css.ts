import { focusVisible } from '../../../styles/focus.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { typography } from '../../../styles/typography.ts';
import { color, media, motion, radius } from '../../../styles/vars.ts';

export const pair = domainStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '16px',
  marginTop: '56px',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' } },
});

export const link = domainStyle({
  display: 'grid',
  alignContent: 'start',
  gap: '4px',
  minWidth: 0,
  padding: '16px 20px',
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  color: 'inherit',
  lineHeight: 1.4,
  textDecoration: 'none',
  overflowWrap: 'break-word',
  transition: `border-color ${motion.fast}`,
  selectors: { ...focusVisible, '&:hover': { borderColor: color.text } },
});

export const next = domainStyle({
  gridColumn: 2,
  justifyItems: 'end',
  textAlign: 'end',
  '@media': { [media.mobile]: { gridColumn: 1 } },
});

export const way = domainStyle({
  ...typography.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  color: color.textMuted,
});

export const title = domainStyle({ minWidth: 0, maxWidth: '100%', fontWeight: 600 });
