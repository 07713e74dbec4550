import { focusVisible } from '../../../styles/focus.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { typography } from '../../../styles/typography.ts';
import { color, motion, radius } from '../../../styles/vars.ts';

export const row = domainStyle({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) 20px',
  gap: '14px',
  alignItems: 'center',
  boxSizing: 'border-box',
  width: '100%',
  minHeight: '56px',
  margin: 0,
  padding: '14px 16px',
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  background: 'none',
  color: color.text,
  font: 'inherit',
  lineHeight: 1.4,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `border-color ${motion.fast}, background-color ${motion.fast}`,
  selectors: {
    ...focusVisible,
    '&:hover': {
      borderColor: color.text,
      background: `color-mix(in oklab, ${color.text} 6%, transparent)`,
    },
  },
});

export const words = domainStyle({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
export const title = domainStyle({ fontWeight: 600 });
export const text = domainStyle({ ...typography.small, color: color.textMuted });
