import { appStyle } from '@medeina/design-system/styles/layered.ts';
import { media, motion } from '@medeina/design-system/styles/vars.ts';

export const lead = appStyle({ marginTop: '8px' });
export const resume = appStyle({ marginTop: '28px' });
/** As tall as a screen: what comes would push the footer out of sight. */
export const waiting = appStyle({ marginTop: '28px', minHeight: '100svh' });
export const resumeWords = appStyle({ display: 'grid', gap: '8px', justifyItems: 'start', minWidth: 0 });
export const goOn = appStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '32px',
});
/** Their room, while they are on the way; a phone has none. */
export const rings = appStyle({
  display: 'grid',
  flex: 'none',
  width: '168px',
  height: '168px',
  '@media': { [media.mobile]: { display: 'none' } },
});
export const resumeAction = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  marginTop: '12px',
});

export const part = appStyle({ marginTop: 'clamp(40px, 5vw, 64px)', minWidth: 0 });
export const head = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  marginBottom: '20px',
});
export const search = appStyle({
  flex: '0 1 280px',
  '@media': { [media.mobile]: { flexBasis: '100%' } },
});
export const all = appStyle({ marginTop: '20px' });
/** What is shown answers an older question. */
export const stale = appStyle({ opacity: 0.6, transition: `opacity ${motion.fast}` });
export const calendarActions = appStyle({ display: 'flex', flexWrap: 'wrap', gap: '12px' });
export const recall = appStyle({ display: 'grid', gap: '16px', justifyItems: 'start' });
/** A question is as wide as its place: it measures itself. */
export const sitting = appStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' });
export const sittingActions = appStyle({ display: 'flex', flexWrap: 'wrap', gap: '12px' });
