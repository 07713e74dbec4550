import { appStyle } from '@medeina/design-system/styles/layered.ts';
import { color, layout, media, zIndex } from '@medeina/design-system/styles/vars.ts';

/** On a phone the header is what comes back while scrolling; two bars would leave too little. */
export const tabs = appStyle({
  background: color.bg,
  borderBottom: `1px solid ${color.border}`,
  '@media': { [media.tabletUp]: { position: 'sticky', top: 0, zIndex: zIndex.sticky } },
});
/** The hairline goes across the whole page: that of the tabs lies on it. */
export const tabsInner = appStyle({ marginBottom: '-1px' });

export const body = appStyle({
  paddingBlock: `48px ${layout.section}`,
  '@media': { [media.mobile]: { paddingBlock: `28px ${layout.section}` } },
});

export const main = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '56px',
  minWidth: 0,
  '@media': { [media.mobile]: { gap: '44px' } },
});

/** The panel stays in sight on a desktop. */
export const aside = appStyle({
  display: 'grid',
  gap: '20px',
  minWidth: 0,
  '@media': { [media.tabletUp]: { position: 'sticky', top: '80px' } },
});
/** On a phone it comes first where the course is introduced; beside another tab, what was asked for does. */
export const asideFirst = appStyle({ '@media': { [media.mobile]: { order: -1 } } });

export const sectionHead = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 24px',
  marginBottom: '16px',
});

export const after = appStyle({ marginTop: '32px' });
