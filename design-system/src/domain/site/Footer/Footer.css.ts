import { focusVisible } from '../../../styles/focus.ts';
import { domainGlobal, domainStyle } from '../../../styles/layered.ts';
import { characters, typography } from '../../../styles/typography.ts';
import { color, fontSize, layout, media, motion, radius } from '../../../styles/vars.ts';

export const footer = domainStyle({
  paddingBlock: 'clamp(48px, 6vw, 88px) 32px',
  '@media': { print: { display: 'none' } },
});

export const inner = domainStyle({
  boxSizing: 'border-box',
  maxWidth: `calc(${layout.content} + 2 * ${layout.gutter})`,
  marginInline: 'auto',
  paddingInline: layout.gutter,
});

export const columns = domainStyle({
  display: 'grid',
  containerType: 'inline-size',
  gridTemplateColumns: '1.5fr 4fr',
  gap: '40px 32px',
  '@media': {
    // Then the links have the whole width, and keep their four columns.
    [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const first = domainStyle({ minWidth: 0 });

export const home = domainStyle({ display: 'inline-flex', borderRadius: radius.xs, selectors: focusVisible });

export const about = domainStyle({ maxWidth: characters(30), margin: '20px 0 24px', color: color.textMuted });

/** Room for the columns. Below it the groups are rows that open, also on a desktop with letters at 200 %. */
const wide = '(min-width: 33em)';

/** Browsers that cannot show a closed `details` keep the rows at every width. */
const unfolds = 'selector(::details-content)';

export const links = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  '@container': {
    [wide]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.375rem, 40%), 1fr))',
      // A wider gap would leave an address too little for one line.
      gap: '40px 16px',
      // The last column is as wide as its longest line: an address should not wrap.
      '@media': {
        [media.belowDesktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) fit-content(40%)' },
      },
    },
  },
});

export const column = domainStyle({ minWidth: 0, overflowWrap: 'anywhere' });

export const title = domainStyle({
  ...typography.small,
  display: 'none',
  margin: '0 0 8px',
  color: color.textMuted,
  fontWeight: 500,
  '@supports': { [unfolds]: { '@container': { [wide]: { display: 'block' } } } },
});

export const group = domainStyle({
  borderTop: `1px solid ${color.border}`,
  selectors: { [`${column}:last-child > &`]: { borderBottom: `1px solid ${color.border}` } },
  '@supports': {
    [unfolds]: {
      '@container': {
        [wide]: {
          borderTop: 0,
          selectors: {
            [`${column}:last-child > &`]: { borderBottom: 0 },
            '&::details-content': { display: 'block', contentVisibility: 'visible' },
          },
        },
      },
    },
  },
});

export const summary = domainStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  minHeight: '56px',
  borderRadius: radius.xs,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { ...focusVisible, '&::-webkit-details-marker': { display: 'none' } },
  '@supports': { [unfolds]: { '@container': { [wide]: { display: 'none' } } } },
});
domainGlobal(`${summary} > svg`, {
  flex: 'none',
  color: color.textMuted,
  transition: `transform ${motion.med}`,
});
domainGlobal(`${group}[open] > ${summary} > svg`, { transform: 'rotate(180deg)' });

export const summaryTitle = domainStyle({
  minWidth: 0,
  margin: 0,
  padding: '14px 0',
  fontSize: fontSize.ui,
  fontWeight: 600,
  lineHeight: 1.4,
});

export const list = domainStyle({
  margin: 0,
  padding: '0 0 12px',
  listStyle: 'none',
  '@container': { [wide]: { padding: 0 } },
});

const anchor = {
  color: 'inherit',
  lineHeight: 1.4,
  textDecoration: 'none',
  borderRadius: radius.xs,
  selectors: { ...focusVisible, '&:hover': { textDecoration: 'underline' } },
} as const;

export const link = domainStyle({
  ...anchor,
  display: 'block',
  padding: '6px 0',
  '@media': { [media.mobile]: { padding: '11px 0' } },
});

export const inlineLink = domainStyle({ ...anchor, display: 'inline-block', padding: '6px 0' });

export const middle = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '20px 32px',
  marginTop: '48px',
  '@media': { [media.mobile]: { marginTop: '32px' } },
});

export const partners = domainStyle({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 32px',
  color: color.textMuted,
  fontWeight: 600,
});

export const controls = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
});

export const bottom = domainStyle({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 32px',
  marginTop: '56px',
  paddingTop: '24px',
  borderTop: `1px solid ${color.border}`,
  color: color.textMuted,
  '@media': { [media.mobile]: { marginTop: '32px' } },
});

export const legal = domainStyle({
  minWidth: 0,
  overflowWrap: 'anywhere',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const account = domainStyle({
  ...typography.small,
  borderTop: `1px solid ${color.border}`,
  color: color.textMuted,
});

export const accountInner = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 32px',
  paddingBlock: '24px',
  overflowWrap: 'anywhere',
});
