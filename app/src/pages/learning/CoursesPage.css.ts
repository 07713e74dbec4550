import { appStyle } from '@medeina/design-system/styles/layered.ts';
import { media, motion } from '@medeina/design-system/styles/vars.ts';

export const tools = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 24px',
  margin: '24px 0 20px',
});
export const search = appStyle({
  flex: '1 1 280px',
  maxWidth: '420px',
  '@media': { [media.mobile]: { flexBasis: '100%', maxWidth: 'none' } },
});
export const goOn = appStyle({ marginBottom: '32px' });
export const shown = appStyle({ marginTop: '24px' });
export const pages = appStyle({ marginTop: '40px' });
/** What is shown answers an older question. */
export const stale = appStyle({ opacity: 0.6, transition: `opacity ${motion.fast}` });
