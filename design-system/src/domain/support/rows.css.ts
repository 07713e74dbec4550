import { focusVisible } from '../../styles/focus.ts';
import { domainStyle } from '../../styles/layered.ts';
import { color, radius } from '../../styles/vars.ts';

/** A list whose rows are ruled by hairlines, one above the first. */
export const ruled = domainStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${color.border}`,
});

/** The link in a row's title; it covers the row, which is `position: relative`. */
export const rowLink = domainStyle({
  borderRadius: radius.xs,
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    ...focusVisible,
    '&:hover': { textDecoration: 'underline' },
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
});
