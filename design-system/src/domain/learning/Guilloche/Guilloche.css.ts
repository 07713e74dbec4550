import { domainStyle } from '../../../styles/layered.ts';
import { color, media } from '../../../styles/vars.ts';

export const guilloche = domainStyle({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '1',
  overflow: 'visible',
  fill: 'none',
  stroke: 'var(--medeina-line)',
  strokeWidth: 0.8,
  '@media': { [media.forced]: { stroke: 'CanvasText' }, print: { stroke: '#808080' } },
});

export const grey = domainStyle({ stroke: color.borderStrong });

export const faint = domainStyle({ opacity: 0.42, strokeWidth: 0.5 });
