import { appStyle } from '../src/styles/layered.ts';
import { color, media } from '../src/styles/vars.ts';

/** The hairline goes across the whole page: that of the tabs lies on it. */
export const tabs = appStyle({ borderBottom: `1px solid ${color.border}` });
export const tabsInner = appStyle({ marginBottom: '-1px' });

/** Under the tabs, above what is related. */
export const body = appStyle({
  paddingBlock: '48px 80px',
  '@media': { [media.mobile]: { paddingBlock: '28px 56px' } },
});

/** What one can buy comes first on a phone and stays in sight beside the words. */
export const aside = appStyle({
  display: 'grid',
  gap: '20px',
  minWidth: 0,
  '@media': {
    [media.mobile]: { order: -1 },
    [media.tabletUp]: { position: 'sticky', top: '80px' },
  },
});

/** A field beside a heading: no wider than it need be. */
export const besideHeading = appStyle({ flex: '0 1 280px' });

/** Filters have a column beside the results where there is room for one. */
export const beside = appStyle({ '@media': { [media.mobile]: { display: 'none' } } });
