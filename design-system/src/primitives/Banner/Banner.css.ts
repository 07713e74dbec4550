import { primitiveStyle, primitiveVariants } from '../../styles/layered.ts';
import { color, media, radius } from '../../styles/vars.ts';

export const banner = primitiveStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '14px',
  boxSizing: 'border-box',
  padding: '16px 18px',
  borderRadius: radius.md,
  color: color.text,
  lineHeight: 1.5,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

export const tones = primitiveVariants({
  info: { background: color.infoSoft },
  success: { background: color.successSoft },
  warning: { background: color.warningSoft },
  danger: { background: color.dangerSoft },
});

export const icons = primitiveVariants({
  info: { color: color.info },
  success: { color: color.success },
  warning: { color: color.warning },
  danger: { color: color.danger },
});

export const icon = primitiveStyle({ display: 'inline-flex', marginBlockStart: '2px' });
export const body = primitiveStyle({ flex: 1, minWidth: 0, overflowWrap: 'break-word' });
export const lead = primitiveStyle({ fontWeight: 600 });
export const action = primitiveStyle({ marginBlockStart: '8px' });
export const dismiss = primitiveStyle({ display: 'inline-flex', margin: '-10px -10px -10px 0' });
