import { primitiveStyle, primitiveVariants } from '../../styles/layered.ts';
import { characters, typography } from '../../styles/typography.ts';
import { color, font } from '../../styles/vars.ts';

export const text = primitiveStyle({ margin: 0, overflowWrap: 'anywhere' });

export const sizes = primitiveVariants({
  lead: typography.lead,
  body: typography.body,
  ui: typography.ui,
  small: typography.small,
  caption: typography.caption,
  numeral: typography.numeral,
});

export const tones = primitiveVariants({
  muted: { color: color.textMuted },
  success: { color: color.success },
  danger: { color: color.danger },
  warning: { color: color.warning },
  category: { color: color.ink },
});

export const weights = primitiveVariants({
  regular: { fontWeight: 400 },
  medium: { fontWeight: 560 },
  strong: { fontWeight: 600 },
});

export const measures = primitiveVariants({
  lead: { maxWidth: characters(48) },
  body: { maxWidth: characters(66) },
});

export const figures = primitiveVariants({ tabular: { fontFamily: font.numbers } });

export const wraps = primitiveVariants({ never: { whiteSpace: 'nowrap' } });
