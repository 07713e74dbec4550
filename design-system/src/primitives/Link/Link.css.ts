import { primitiveStyle, primitiveVariants } from '../../styles/layered.ts';
import { focusVisible } from '../../styles/focus.ts';
import { linkHoverRule, linkRule } from '../../styles/typography.ts';
import { font, radius } from '../../styles/vars.ts';

export const link = primitiveStyle({
  borderRadius: radius.xs,
  cursor: 'pointer',
  selectors: focusVisible,
});

export const kinds = primitiveVariants({
  text: { ...linkRule, selectors: { '&:hover': linkHoverRule } },
  quiet: {
    color: 'inherit',
    fontWeight: 'inherit',
    textDecoration: 'none',
    textUnderlineOffset: '.22em',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
});

/** A button that reads as a link, such as "Clear all". */
export const asButton = primitiveStyle({
  background: 'none',
  border: 0,
  padding: 0,
  margin: 0,
  fontFamily: font.text,
  fontSize: 'inherit',
  lineHeight: 'inherit',
  textAlign: 'start',
});

/** 44 px high for touch, for links on a line of their own. */
export const standsAlone = primitiveStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  gap: '.35em',
});

export const externalMark = primitiveStyle({
  whiteSpace: 'nowrap',
  // The gap separates the icon; a space before it would be underlined.
  selectors: { [`${standsAlone} > &`]: { fontSize: 0 } },
});
