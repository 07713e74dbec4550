import { focusRing, focusVisible } from '../../../styles/focus.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { color, font, fontSize, layout, media, motion, radius } from '../../../styles/vars.ts';
import { characters } from '../../../styles/typography.ts';

const ON = '#fff';

export const player = domainStyle({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  background: color.deep,
  color: ON,
  borderRadius: radius.lg,
  // The pattern in the colours of the deep background.
  vars: {
    '--medeina-plate': color.deep,
    '--medeina-line': color.deepLine,
    '--medeina-ink': color.amber,
    '--medeina-focus': color.amber,
  },
  selectors: { '&:fullscreen': { aspectRatio: 'auto', margin: 0, borderRadius: 0 } },
  '@media': {
    [media.mobile]: { marginInline: `calc(-1 * ${layout.gutter})`, borderRadius: 0 },
  },
});

export const video = domainStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'contain',
});

export const art = domainStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  background: color.deep,
  opacity: 0.75,
  pointerEvents: 'none',
});

export const big = domainStyle({
  position: 'absolute',
  left: '50%',
  top: '47%',
  display: 'grid',
  placeItems: 'center',
  width: '84px',
  height: '84px',
  margin: '-42px',
  padding: '0 0 0 4px',
  border: '1.5px solid transparent',
  borderRadius: '50%',
  background: color.amber,
  color: color.amberContrast,
  cursor: 'pointer',
  transition: `background-color ${motion.fast}`,
  selectors: {
    ...focusVisible,
    '&:hover': { background: `color-mix(in oklab, ${color.amber} 86%, white)` },
  },
  '@media': { [media.mobile]: { width: '64px', height: '64px', margin: '-32px' } },
});

export const waiting = domainStyle({
  position: 'absolute',
  left: '50%',
  top: '47%',
  transform: 'translate(-50%, -50%) scale(1.8)',
  pointerEvents: 'none',
});

export const failed = domainStyle({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '16px',
  padding: '20px',
  background: color.deep,
  textAlign: 'center',
});
export const failedText = domainStyle({ margin: 0, maxWidth: characters(40) });

export const controls = domainStyle({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  padding: '36px 14px 8px',
  background: 'linear-gradient(transparent, oklch(15% 0.02 168 / 0.92) 55%)',
  transition: `opacity ${motion.med}`,
  selectors: {
    // Hidden while the video plays and the controls are not in use.
    [`${player}[data-playing]:not(:hover):not(:has(:focus-visible)) > &`]: { opacity: 0 },
  },
  '@media': {
    [media.forced]: { background: 'Canvas' },
    '(max-width: 359px)': { paddingInline: '4px' },
  },
});

export const line = domainStyle({ position: 'relative', height: '20px', margin: '0 8px' });

export const track = domainStyle({
  position: 'absolute',
  insetInline: 0,
  top: '8px',
  width: '100%',
  height: '4px',
  background: 'rgb(255 255 255 / 0.32)',
  borderRadius: radius.full,
  '@media': { [media.forced]: { background: 'GrayText', forcedColorAdjust: 'none' } },
});
export const played = domainStyle({ fill: color.amber, '@media': { [media.forced]: { fill: 'Highlight' } } });

const thumb = {
  appearance: 'none',
  width: '14px',
  height: '14px',
  border: 0,
  borderRadius: '50%',
  background: color.amber,
  // The thumb shows that the timeline can be moved.
  forcedColorAdjust: 'none',
} as const;

export const range = domainStyle({
  appearance: 'none',
  position: 'absolute',
  insetInline: '-7px',
  top: '-2px',
  width: 'calc(100% + 14px)',
  height: '24px',
  margin: 0,
  background: 'none',
  borderRadius: radius.xs,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': focusRing,
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': thumb,
  },
});

export const row = domainStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  fontFamily: font.numbers,
});

export const wideOnly = domainStyle({ '@media': { [media.mobile]: { display: 'none' } } });

export const time = domainStyle({
  marginLeft: '6px',
  fontSize: fontSize.small,
  whiteSpace: 'nowrap',
  // Keeps all buttons in view; the two times are stacked.
  '@media': { '(max-width: 359px)': { minWidth: 0, marginLeft: 0, lineHeight: 1.2, whiteSpace: 'normal' } },
});

export const end = domainStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  marginLeft: 'auto',
});

export const on = domainStyle({
  display: 'inline-flex',
  borderRadius: radius.md,
  boxShadow: `inset 0 -3px 0 ${color.amber}`,
});

export const speed = domainStyle({
  minWidth: '44px',
  minHeight: '44px',
  padding: '0 8px',
  '@media': { '(max-width: 359px)': { paddingInline: 0 } },
  border: 0,
  borderRadius: radius.md,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: fontSize.small,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: { ...focusVisible, '&:hover': { background: 'rgb(255 255 255 / 0.12)' } },
});

export const transcript = domainStyle({ borderBottom: `1px solid ${color.border}` });

export const summary = domainStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  minHeight: '56px',
  borderRadius: radius.xs,
  fontWeight: 600,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { ...focusVisible, '&::-webkit-details-marker': { display: 'none' } },
});

export const chevron = domainStyle({
  display: 'inline-flex',
  transition: `transform ${motion.med}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const words = domainStyle({ maxWidth: characters(66), paddingBottom: '24px' });

export const speech = domainStyle({
  display: 'grid',
  gap: '2px',
  maxHeight: '15rem',
  margin: '0 0 16px',
  padding: '4px',
  overflowY: 'auto',
  listStyle: 'none',
});

export const spoken = domainStyle({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  gap: '12px',
  width: '100%',
  minHeight: '44px',
  padding: '10px 12px',
  border: 0,
  borderRadius: radius.xs,
  color: color.text,
  backgroundColor: 'transparent',
  font: 'inherit',
  lineHeight: 1.45,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    ...focusVisible,
    '&:hover': { backgroundColor: color.sunken },
    '&[aria-current]': { backgroundColor: color.sunken, fontWeight: 600 },
  },
});

export const spokenAt = domainStyle({ fontVariantNumeric: 'tabular-nums', fontWeight: 400 });
