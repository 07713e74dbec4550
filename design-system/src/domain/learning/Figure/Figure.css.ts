import { focusVisible } from '../../../styles/focus.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { characters, typography } from '../../../styles/typography.ts';
import { color, radius } from '../../../styles/vars.ts';

export const figure = domainStyle({ minWidth: 0, margin: 0, breakInside: 'avoid' });

export const frame = domainStyle({ minWidth: 0 });

export const caption = domainStyle({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 16px',
  maxWidth: characters(66),
  marginBlockStart: '8px',
  color: color.textMuted,
});

export const opener = domainStyle({
  marginInlineStart: '-16px',
  '@media': { print: { display: 'none' } },
});

export const picture = domainStyle({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  borderRadius: radius.sm,
  // A picture as bright as the page, such as of a screen, has an edge too.
  outline: `1px solid ${color.border}`,
  outlineOffset: '-1px',
});

export const filling = domainStyle({ width: '100%' });

export const larger = domainStyle({ display: 'grid', gap: '8px', minWidth: 0 });

export const tools = domainStyle({
  ...typography.small,
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
});

export const area = domainStyle({
  minWidth: 0,
  maxHeight: '72vh',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // One finger scrolls; what two do is ours.
  touchAction: 'pan-x pan-y',
  borderRadius: radius.xs,
  selectors: focusVisible,
});
