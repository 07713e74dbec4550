import { primitiveStyle, primitiveVariants } from '../../styles/layered.ts';
import { color, fontSize, media, radius } from '../../styles/vars.ts';

export const badge = primitiveStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  padding: '2px 9px',
  borderRadius: radius.xs,
  fontSize: fontSize.caption,
  fontWeight: 600,
  lineHeight: 1.5,
  maxWidth: '100%',
  boxSizing: 'border-box',
  '@media': { [media.forced]: { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
});

export const tones = primitiveVariants({
  neutral: { background: color.sunken, color: color.text },
  success: { background: color.successSoft, color: color.success },
  warning: { background: color.warningSoft, color: color.warning },
  danger: { background: color.dangerSoft, color: color.danger },
  info: { background: color.infoSoft, color: color.info },
  accent: { background: color.accentSoft, color: color.accentText },
  amber: { background: color.amber, color: color.amberContrast },
  category: { background: color.plate, color: color.ink },
});
