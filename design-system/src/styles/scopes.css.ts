import { primitiveStyle } from './layered.ts';
import { unseen } from './unseen.ts';
import { color, font, fontSize } from './vars.ts';

/** The base text styles, on the provider's root, so that components look the same in any page. */
export const groundScope = primitiveStyle({
  color: color.text,
  fontFamily: font.text,
  fontSize: fontSize.body,
  lineHeight: 1.6,
  // The longest Lithuanian words are wider than a phone's screen.
  overflowWrap: 'break-word',
  // At a text size of 200 % few letters fit a line on a phone. `em` follows that setting.
  '@media': { '(max-width: 15em)': { hyphens: 'auto' } },
});

/** The region through which components speak. */
export const spoken = primitiveStyle(unseen);

/** An explicit theme sets its background too: the text colour is chosen for it. */
export const themedScope = primitiveStyle({
  background: color.bg,
  // Paper has its own.
  '@media': { print: { background: 'none' } },
});

const deep = {
  background: color.deep,
  color: color.deepText,
  vars: {
    '--medeina-text': color.deepText,
    '--medeina-text-muted': color.deepMuted,
    '--medeina-accent-text': color.deepText,
    '--medeina-legible-accent-text': color.deepText,
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
} as const;

/**
 * The deep green background. It resets the tokens of text, borders, focus and links as `data-medeina-scope="deep"`
 * does, and those of surfaces. Not on paper: browsers leave the ground out, and the light letters would be lost.
 */
export const deepScope = primitiveStyle({ '@media': { 'not print': deep } });
