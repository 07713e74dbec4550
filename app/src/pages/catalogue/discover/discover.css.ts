import { appStyle } from '@medeina/design-system/styles/layered.ts';
import { media } from '@medeina/design-system/styles/vars.ts';

export const search = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  margin: '20px 0 40px',
  '@media': { [media.mobile]: { margin: '14px 0 8px' } },
});

export const field = appStyle({ flex: '1 1 100%', minWidth: 0 });

/** The filters have a sheet on a phone and a column beside the results from 900 px. */
export const beside = appStyle({ '@media': { [media.mobile]: { display: 'none' } } });

export const tags = appStyle({ minHeight: '12px', margin: '12px 0 20px' });

export const pages = appStyle({ marginTop: '56px' });
