import { appGlobal, appStyle } from '@medeina/design-system/styles/layered.ts';
import { color, fontSize } from '@medeina/design-system/styles/vars.ts';

export const filters = appStyle({ display: 'grid', gap: '4px', paddingTop: '16px' });

export const options = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 18px',
  fontSize: fontSize.small,
  lineHeight: '32px',
});
export const optionsLabel = appStyle({ color: color.textMuted });
// A profession may be one long word.
appGlobal(`${options} > *`, { minWidth: 0, overflowWrap: 'anywhere' });
appGlobal(`${options} [data-chosen=true]`, { color: color.text, fontWeight: 700, textDecoration: 'none' });
