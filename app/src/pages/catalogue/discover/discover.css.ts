import { appStyle } from '@medeina/design-system/styles/layered.ts';
import { media } from '@medeina/design-system/styles/vars.ts';

export const search = appStyle({
  margin: '20px 0 40px',
  '@media': { [media.mobile]: { margin: '14px 0 8px' } },
});

/** What the courses of a category are about. */
export const about = appStyle({ maxWidth: '68ch', marginTop: '12px' });

/** The filters have a sheet on a phone and a column beside the results from 900 px. */
export const beside = appStyle({ '@media': { [media.mobile]: { display: 'none' } } });

export const tags = appStyle({
  minHeight: '12px',
  margin: '12px 0 20px',
  '@media': { [media.mobile]: { margin: '4px 0 12px' } },
});

export const pages = appStyle({ marginTop: '56px' });

/** Where nothing was found, the fields of medicine come after it, from 900 px in the place of the filters. */
export const fields = appStyle({ '@media': { [media.tabletUp]: { gridArea: '1 / 1' } } });
export const results = appStyle({ minWidth: 0, '@media': { [media.tabletUp]: { gridColumn: 2 } } });
export const fieldList = appStyle({
  display: 'grid',
  gap: '4px',
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
});
export const popular = appStyle({ display: 'grid', gap: '20px', marginTop: '48px' });
