import { domainStyle } from '../../../styles/layered.ts';
import { color, font, media } from '../../../styles/vars.ts';

export const room = domainStyle({ containerType: 'inline-size' });

export const halves = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px 32px',
  alignItems: 'center',
  '@container': { '(min-width: 36em)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

export const plan = domainStyle({ display: 'block', width: '100%', maxWidth: '540px' });

const forced = (value: string) => ({ '@media': { [media.forced]: { stroke: value } } });

export const ring = domainStyle({ stroke: color.border, strokeWidth: 1.5, ...forced('GrayText') });
export const wall = domainStyle({
  stroke: color.textMuted,
  strokeWidth: 3,
  strokeLinecap: 'round',
  ...forced('CanvasText'),
});
export const thing = domainStyle({
  stroke: color.borderStrong,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  ...forced('CanvasText'),
});
export const bed = domainStyle({
  stroke: color.borderStrong,
  strokeWidth: 2,
  fill: color.bg,
  '@media': { [media.forced]: { stroke: 'CanvasText', fill: 'Canvas' } },
});

export const seed = domainStyle({ fill: color.amber, '@media': { [media.forced]: { fill: 'CanvasText' } } });

export const reach = domainStyle({
  stroke: color.accent,
  strokeWidth: 1.5,
  fill: color.bg,
  ...forced('CanvasText'),
});
export const place = domainStyle({
  fill: color.accent,
  '@media': { [media.forced]: { fill: 'CanvasText' } },
});
export const number = domainStyle({
  fill: color.accentContrast,
  fontFamily: font.text,
  fontSize: '20px',
  fontWeight: 600,
  '@media': { [media.forced]: { fill: 'Canvas' } },
});
