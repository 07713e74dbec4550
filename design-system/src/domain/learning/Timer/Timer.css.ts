import { domainStyle } from '../../../styles/layered.ts';
import { color, font, fontSize, media, radius } from '../../../styles/vars.ts';

export const timer = domainStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 10px',
  maxWidth: '100%',
  boxSizing: 'border-box',
  minHeight: '52px',
  padding: '3px 4px 3px 14px',
  border: `1.5px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.surface,
  selectors: {
    '&[data-soon]': { borderColor: color.warning, background: color.warningSoft },
    '&[data-over]': { borderColor: color.danger, background: color.dangerSoft, paddingInlineEnd: '14px' },
  },
  '@media': { [media.forced]: { selectors: { '&[data-soon], &[data-over]': { borderWidth: '3px' } } } },
});

export const time = domainStyle({
  fontFamily: font.numbers,
  fontSize: fontSize.h4,
  fontWeight: 600,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
});
export const words = domainStyle({ fontSize: fontSize.small, lineHeight: 1.35 });
