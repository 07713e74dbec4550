import { appStyle } from '../src/styles/layered.ts';
import { color, media } from '../src/styles/vars.ts';

/** The hairline spans the page; that of the tabs overlays it. */
export const tabs = appStyle({ borderBottom: `1px solid ${color.border}` });
export const tabsInner = appStyle({ marginBottom: '-1px' });

/** Below the tabs, above related courses. */
export const body = appStyle({
  paddingBlock: '48px 80px',
  '@media': { [media.mobile]: { paddingBlock: '28px 56px' } },
});

/** The buy panel comes first on a phone and is sticky beside the words. */
export const aside = appStyle({
  display: 'grid',
  gap: '20px',
  minWidth: 0,
  '@media': {
    [media.mobile]: { order: -1 },
    [media.tabletUp]: { position: 'sticky', top: '80px' },
  },
});

/** A field beside a heading. */
export const besideHeading = appStyle({ flex: '0 1 280px' });

/** Filters have a column beside the results where it fits. */
export const beside = appStyle({ '@media': { [media.mobile]: { display: 'none' } } });
