import { focusVisible } from '../../../styles/focus.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { typography } from '../../../styles/typography.ts';
import { color, font, radius } from '../../../styles/vars.ts';

export const row = domainStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 20px',
  padding: '14px 0',
  borderBottom: `1px solid ${color.border}`,
  borderRadius: radius.xs,
  lineHeight: 1.4,
  selectors: focusVisible,
});

export const words = domainStyle({
  display: 'grid',
  flex: '1 1 9rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const title = domainStyle({ fontFamily: font.numbers, fontWeight: 600 });

export const muted = domainStyle({ ...typography.small, color: color.textMuted });

export const end = domainStyle({
  display: 'grid',
  flex: 'none',
  alignContent: 'start',
  justifyItems: 'end',
  maxWidth: '100%',
  marginInlineStart: 'auto',
  textAlign: 'end',
});

export const empty = domainStyle({ margin: 0, color: color.textMuted });

export const detail = domainStyle({ display: 'grid', gap: '24px', minWidth: 0 });

export const facts = domainStyle({
  margin: 0,
  borderBlock: `1px solid ${color.border}`,
  fontFamily: font.numbers,
});
