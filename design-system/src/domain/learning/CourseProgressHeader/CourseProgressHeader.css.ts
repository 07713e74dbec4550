import { focusVisible } from '../../../styles/focus.ts';
import { domainGlobal, domainStyle } from '../../../styles/layered.ts';
import { typography } from '../../../styles/typography.ts';
import { color, font, fontSize, media, radius } from '../../../styles/vars.ts';

export const header = domainStyle({ borderBottom: `1px solid ${color.border}` });

export const breadcrumb = domainStyle({
  paddingTop: '20px',
  '@media': { [media.mobile]: { paddingTop: '12px' } },
});

export const row = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  padding: '10px 0 18px',
  '@media': { [media.mobile]: { padding: '6px 0 8px' } },
});

/** The rings wrap below a title whose longest word does not fit beside them. */
export const title = domainStyle({ flex: '1 1 12rem', minWidth: 0 });

export const progress = domainStyle({ display: 'flex', flex: 'none', alignItems: 'center', gap: '14px' });

export const words = domainStyle({
  ...typography.small,
  display: 'grid',
  fontFamily: font.numbers,
  lineHeight: 1.35,
  whiteSpace: 'nowrap',
  // Only the rings fit beside the title; the words go below them.
  '@media': { [media.mobile]: { textAlign: 'end' }, '(max-width: 359px)': { whiteSpace: 'normal' } },
});

export const percent = domainStyle({ fontWeight: 600 });

export const count = domainStyle({
  color: color.textMuted,
  '@media': {
    [media.mobile]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

/** What is new shows at every width. */
export const added = domainStyle({ color: color.textMuted });

/** The rule of the header is the tabs' own. */
export const tabs = domainStyle({ marginBottom: '-1px' });

export const bar = domainStyle({ flex: 1 });

export const skeletonTabs = domainStyle({ padding: '14px 0 16px' });

export const back = domainStyle({
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: radius.xs,
  selectors: { ...focusVisible, '&:hover': { textDecoration: 'underline' } },
  '@media': { [media.mobile]: { display: 'flex', alignItems: 'center', gap: '8px', minHeight: '44px' } },
});

export const arrow = domainStyle({
  display: 'none',
  '@media': { [media.mobile]: { display: 'inline-flex', flex: 'none' } },
});

/** Above a lesson: on a phone one row. */
export const slim = domainStyle({});
const onPhone = (selector: string, rule: Parameters<typeof domainGlobal>[1]): void => {
  domainGlobal(`${slim} ${selector}`, { '@media': { [media.mobile]: rule } });
};
onPhone(breadcrumb, { display: 'none' });
onPhone(tabs, { display: 'none' });
onPhone(row, { padding: '2px 0' });
onPhone(`${title} > *`, { fontSize: fontSize.ui, fontWeight: 600, lineHeight: 1.35 });
onPhone(`${progress} > :not(${words})`, { display: 'none' });
