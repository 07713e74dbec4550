import { domainStyle, domainVariants } from '../styles/layered.ts';
import { color, radius, shadow } from '../styles/vars.ts';

/** The page's text styles do not reach in; its variables do. */
export const ground = domainStyle({
  all: 'initial',
  // `all` leaves the direction out, and none of the three languages is written from the right.
  direction: 'ltr',
  // It also resets the theme's `color-scheme`: native controls would stay light.
  colorScheme: 'inherit',
  display: 'block',
  containerType: 'inline-size',
  // Alerts are fixed to the window, and a container would hold them.
  selectors: { ':host(medeina-alerts) > &': { containerType: 'normal' } },
});

const wide = '(min-width: 760px)';

export const columns = domainStyle({
  display: 'grid',
  gap: '32px',
  '@container': { [wide]: { gridTemplateColumns: '240px minmax(0, 1fr)' } },
});
export const beside = domainStyle({ display: 'none', '@container': { [wide]: { display: 'block' } } });
export const above = domainStyle({ marginBottom: '16px', '@container': { [wide]: { display: 'none' } } });
export const tags = domainStyle({ minHeight: '12px', margin: '12px 0 20px' });
export const more = domainStyle({ display: 'flex', justifyContent: 'center', marginTop: '32px' });
export const calendar = domainStyle({ maxWidth: '720px' });
/** Dark on light in every theme, with a margin: cameras read no other. */
export const code = domainStyle({ width: 'min(100%, 240px)', margin: '16px auto' });
export const address = domainStyle({ overflowWrap: 'anywhere', userSelect: 'all', marginBlock: '16px' });
export const part = domainStyle({ marginTop: '24px' });

/** The native modal dialog: it traps the focus in a shadow tree too, and is in the top layer. */
const dialog = {
  position: 'fixed',
  boxSizing: 'border-box',
  width: 'min(100%, 440px)',
  maxWidth: 'none',
  padding: 0,
  border: 0,
  background: color.bg,
  color: color.text,
  boxShadow: shadow[3],
  selectors: { '&::backdrop': { background: `color-mix(in oklab, ${color.deep} 56%, transparent)` } },
} as const;
export const modal = domainVariants({
  side: { ...dialog, inset: '0 0 0 auto', height: '100dvh', maxHeight: 'none', margin: 0 },
  centre: {
    ...dialog,
    inset: 0,
    height: 'fit-content',
    maxHeight: '100dvh',
    margin: 'auto',
    borderRadius: radius.lg,
  },
});
export const sheetColumn = domainStyle({ display: 'flex', flexDirection: 'column', height: '100%' });
export const sheetHead = domainStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  minHeight: '64px',
  paddingInline: '20px 10px',
});
export const sheetBody = domainStyle({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '0 20px 20px',
});
export const sheetFoot = domainStyle({
  display: 'flex',
  gap: '12px',
  padding: '12px 20px',
  background: color.raised,
  borderTop: `1px solid ${color.border}`,
});
export const grow = domainStyle({ flex: 1, borderRadius: radius.md });
