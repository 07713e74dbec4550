import { primitiveStyle } from './layered.ts';
import { color, font, fontSize } from './vars.ts';

/**
 * The ground of the product for what stands inside: text, face and size. The provider's root carries it, so that
 * a component looks the same in a page that embeds it.
 */
export const groundScope = primitiveStyle({
  color: color.text,
  fontFamily: font.text,
  fontSize: fontSize.body,
  lineHeight: 1.6,
  // The longest Lithuanian words are wider than a phone.
  overflowWrap: 'break-word',
  // With the browser's text at twice its size few letters fit a line on a phone. `em` follows that setting.
  '@media': { '(max-width: 15em)': { hyphens: 'auto' } },
});

/** A theme of one's own needs its ground: the text's colour was chosen for it. */
export const themedScope = primitiveStyle({ background: color.bg });

/**
 * The deep green ground. It points text, border, focus and link tokens at their values on it, as
 * `data-medeina-scope="deep"` does, and besides them the grounds within.
 */
export const deepScope = primitiveStyle({
  background: color.deep,
  color: color.deepText,
  vars: {
    '--medeina-text': color.deepText,
    '--medeina-text-muted': color.deepMuted,
    '--medeina-accent-text': color.deepText,
    '--medeina-accent-soft': color.deep2,
    '--medeina-focus': color.amber,
    '--medeina-border': `color-mix(in oklab, ${color.deepLine} 55%, ${color.deep})`,
    '--medeina-border-strong': color.deepLine,
    '--medeina-surface': color.deep,
    '--medeina-sunken': color.deep2,
    '--medeina-raised': color.deep2,
    '--medeina-brand': color.deepText,
    '--medeina-seed': color.amber,
    '--medeina-ring': color.deepText,
    '--medeina-ring-seed': color.amber,
    '--medeina-track': `color-mix(in oklab, ${color.deepLine} 45%, ${color.deep})`,
  },
});
