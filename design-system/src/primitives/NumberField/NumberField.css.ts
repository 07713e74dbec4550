import { primitiveStyle } from '../../styles/layered.ts';
import { color, font, fontSize } from '../../styles/vars.ts';

export const row = primitiveStyle({ display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 });
/** As wide as numbers are, so that nobody expects a sentence. */
export const box = primitiveStyle({ flex: '0 1 9em', minWidth: '4em' });
export const input = primitiveStyle({ fontFamily: font.numbers });
export const unit = primitiveStyle({ flex: 'none', color: color.textMuted });
/** Takes no space while empty. */
export const note = primitiveStyle({
  margin: 0,
  color: color.textMuted,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  selectors: { '&:empty': { marginBlockStart: '-6px' } },
});
