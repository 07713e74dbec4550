import { focusVisible } from '../../../styles/focus.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { typography } from '../../../styles/typography.ts';
import { color, fontSize, media, radius } from '../../../styles/vars.ts';

export const frame = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  minHeight: '100vh',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const side = domainStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '32px',
  boxSizing: 'border-box',
  minWidth: 0,
  padding: '32px clamp(20px, 5vw, 100px)',
  '@media': { [media.mobile]: { gap: '16px', paddingBlock: '20px 28px' } },
});

export const home = domainStyle({
  alignSelf: 'flex-start',
  display: 'inline-flex',
  borderRadius: radius.xs,
  selectors: focusVisible,
});

export const body = domainStyle({
  width: '100%',
  maxWidth: '480px',
  margin: 'auto',
  paddingBlock: '16px',
  '@media': { [media.mobile]: { margin: '0 auto' } },
});

export const intro = domainStyle({ margin: '8px 0 28px', color: color.textMuted });

export const foot = domainStyle({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 24px',
  color: color.textMuted,
});

export const art = domainStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'flex-end',
  overflow: 'hidden',
  padding: 'clamp(32px, 4vw, 64px)',
  '@media': { [media.mobile]: { display: 'none' } },
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: '45% 0 0',
      background: `linear-gradient(transparent, ${color.deep} 60%)`,
    },
  },
});

export const rings = domainStyle({
  position: 'absolute',
  zIndex: -2,
  left: '-10%',
  top: '-300px',
  width: '1180px',
  height: '1180px',
});

export const figure = domainStyle({ maxWidth: '22em', margin: 0 });
export const quote = domainStyle({ ...typography.h2, margin: 0 });
export const by = domainStyle({ marginTop: '14px', color: color.textMuted });

export const divider = domainStyle({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  gap: '16px',
  alignItems: 'center',
  margin: '24px 0',
  color: color.textMuted,
  fontSize: fontSize.small,
  selectors: {
    '&::before': { content: '""', borderTop: `1px solid ${color.border}` },
    '&::after': { content: '""', borderTop: `1px solid ${color.border}` },
  },
});
