import { domainGlobal, domainStyle, domainVariants } from '../../../styles/layered.ts';
import { color, fontSize } from '../../../styles/vars.ts';

export const list = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: color.textMuted,
  lineHeight: 1.45,
});

export const sizes = domainVariants({
  caption: { fontSize: fontSize.caption },
  body: { fontSize: fontSize.ui, gap: '6px 24px' },
});

export const fact = domainStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
domainGlobal(`${fact} svg`, { flex: 'none' });
