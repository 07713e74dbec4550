import { primitiveStyle } from '../../styles/layered.ts';

export const rows = primitiveStyle({ display: 'grid' });
export const columns = primitiveStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15em), 1fr))',
  columnGap: '24px',
});
