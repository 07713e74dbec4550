import { keyframes } from '@vanilla-extract/css';
import { focusVisible } from '../../../styles/focus.ts';
import { domainGlobal, domainStyle } from '../../../styles/layered.ts';
import { characters, typography } from '../../../styles/typography.ts';
import { color, fontSize, layout, media, radius } from '../../../styles/vars.ts';

/** Words above the drawing; on anything wider they stand beside it. */
const PHONE = '(max-width: 599px)';
/** How long a slide shows. */
const SHOWS = '5000ms';

export const hero = domainStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Slides fill both rows, their words only the first: the foot overlays pictures and drawings.
  gridTemplateRows: '1fr auto',
  minHeight: '760px',
  overflow: 'hidden',
  '@media': { [PHONE]: { minHeight: 0 } },
});

const bothRows = {
  gridRow: '1 / 3',
  display: 'grid',
  gridTemplateRows: 'subgrid',
  minWidth: 0,
} as const;

/** Before hydration the browser scrolls the slides. */
export const viewport = domainStyle({
  ...bothRows,
  gridColumn: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'auto hidden',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
});

/** Embla moves the slides. */
export const taken = domainStyle({
  overflow: 'hidden',
  scrollSnapType: 'none',
  touchAction: 'pan-y pinch-zoom',
});

/** As tall as the tallest slide, so that changing slides shifts nothing. */
export const slides = domainStyle({ ...bothRows, gridAutoFlow: 'column', gridAutoColumns: '100%' });

export const slide = domainStyle({
  ...bothRows,
  gridTemplateColumns: 'minmax(0, 1fr)',
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  scrollSnapAlign: 'start',
});

export const body = domainStyle({ display: 'flex', flexDirection: 'column', minWidth: 0 });

/** From the middle of the window to the drawing, on a desktop and on a tablet. */
const DRAWING = 10;
const DRAWING_TABLET = 0;
/** From the words to the drawing. */
const CLEAR = 16;

export const rings = domainStyle({
  position: 'absolute',
  zIndex: -1,
  left: `calc(50% + ${String(DRAWING)}px)`,
  top: '-30px',
  width: '1060px',
  height: '1060px',
  pointerEvents: 'none',
  '@media': {
    // So large that all words on the rings are in sight.
    [media.belowDesktop]: {
      left: `calc(50% + ${String(DRAWING_TABLET)}px)`,
      top: 'calc(50% - 42vw)',
      width: '84vw',
      height: '84vw',
    },
    [PHONE]: {
      position: 'relative',
      order: 2,
      left: 'auto',
      top: 'auto',
      width: '640px',
      height: '640px',
      // Centred if the window is wide enough for most of it.
      margin: '8px 0 -330px max(-66px, calc(50% - 312px))',
    },
  },
});

/** A category's plate instead of the rings, clear of the header and the foot. */
export const plate = domainStyle({
  position: 'absolute',
  zIndex: -1,
  left: `calc(50% + ${String(DRAWING)}px)`,
  right: `max(${layout.gutter}, 50% - ${layout.content} / 2)`,
  // Centred between a header of 76 px and a foot of 100 px.
  top: 'calc(50% - 12px)',
  translate: '0 -50%',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: radius.sm,
  pointerEvents: 'none',
  vars: {
    '--medeina-plate': color.deep2,
    '--medeina-line': color.deepLine,
    '--medeina-ink': color.amber,
  },
  '@media': {
    [media.belowDesktop]: { left: `calc(50% + ${String(DRAWING_TABLET)}px)`, aspectRatio: '3 / 4' },
    [PHONE]: {
      position: 'relative',
      order: 2,
      inset: 'auto',
      translate: 'none',
      aspectRatio: 'auto',
      height: '262px',
      margin: `32px ${layout.gutter} 24px`,
    },
  },
});

export const pattern = domainStyle({
  display: 'block',
  width: '100%',
  height: '100%',
  background: color.deep2,
});

/** Around the picture of a slide. */
export const pictured = domainStyle({});

export const picture = domainStyle({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

/** From the end of the words to the edge of the page's content. */
function afterWords(drawing: number) {
  return `calc(${layout.gutter} + min(${layout.content} / 2, 50% - ${layout.gutter}) - ${String(drawing - CLEAR)}px)`;
}

const inset = {
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: `calc(${layout.content} + 2 * ${layout.gutter})`,
  marginInline: 'auto',
  paddingInline: layout.gutter,
} as const;

export const inner = domainStyle({
  ...inset,
  flex: 1,
  display: 'flex',
  // Keeps the buttons of all slides in one place, however long the words.
  alignItems: 'flex-end',
  paddingBlock: '132px 88px',
  '@media': { [PHONE]: { paddingBlock: '104px 0' } },
});

export const words = domainStyle({
  minWidth: 0,
  // Up to the drawing. At 200 % text the longest word of a heading needs a little more.
  maxWidth: `max(calc(50% + ${String(DRAWING - CLEAR)}px), min(33rem, 60%))`,
  '@media': {
    [media.belowDesktop]: {
      maxWidth: `max(calc(50% + ${String(DRAWING_TABLET - CLEAR)}px), min(15rem, 62%))`,
    },
    [PHONE]: { maxWidth: '100%' },
  },
  selectors: {
    // The picture behind may be bright.
    [`${pictured} ~ ${inner} > &`]: {
      padding: 'clamp(20px, 3vw, 40px)',
      marginBottom: '24px',
      borderRadius: radius.xl,
      background: color.deep,
    },
  },
});

export const lead = domainStyle({
  maxWidth: characters(41),
  margin: '24px 0 36px',
  '@media': { [PHONE]: { margin: '18px 0 28px' } },
});

export const actions = domainStyle({ display: 'flex', flexWrap: 'wrap', gap: '12px' });

export const foot = domainStyle({
  zIndex: 1,
  gridArea: '2 / 1',
  '@media': { [PHONE]: { background: `linear-gradient(to top, ${color.deep} 62%, transparent)` } },
});

export const footInner = domainStyle({
  ...inset,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '20px',
  minHeight: '100px',
  paddingBottom: '32px',
  // Left of the drawing.
  paddingRight: afterWords(DRAWING),
  '@media': {
    [media.belowDesktop]: { gap: '12px', paddingRight: afterWords(DRAWING_TABLET) },
    [media.mobile]: { flexWrap: 'nowrap', alignItems: 'center', minHeight: 0, paddingBlock: '14px 18px' },
    [PHONE]: { paddingRight: layout.gutter },
  },
});

export const pause = domainStyle({
  marginLeft: '-12px',
  borderRadius: radius.full,
  background: color.deep,
  // Under reduced motion nothing moves by itself.
  '@media': { '(prefers-reduced-motion: reduce)': { display: 'none' } },
});

/** The most that a dot takes of its row. */
const DOT = 'max(162px, 8rem)';

export const dot = domainStyle({
  ...typography.small,
  display: 'grid',
  alignContent: 'start',
  gap: '10px',
  // Never narrower than its longest word; with larger text the dots wrap.
  flex: '1 1 0',
  maxWidth: DOT,
  minHeight: '44px',
  margin: 0,
  padding: '8px 0',
  border: 0,
  borderRadius: radius.xs,
  background: 'none',
  color: color.deepMuted,
  font: 'inherit',
  fontSize: fontSize.small,
  lineHeight: 1.35,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { ...focusVisible, '&[aria-current], &:hover': { color: color.deepText } },
  '@media': { [media.mobile]: { minWidth: 0, maxWidth: 'none', alignContent: 'center' } },
});

export const line = domainStyle({
  position: 'relative',
  display: 'block',
  height: '2px',
  background: color.deepLine,
  '@media': { [media.forced]: { background: 'CanvasText' } },
});

const grow = keyframes({ from: { transform: 'scaleX(0)' } });

export const clock = domainStyle({
  position: 'absolute',
  inset: '-0.5px 0',
  background: color.amber,
  transformOrigin: 'left',
  '@media': {
    [media.motion]: { animation: `${grow} ${SHOWS} linear` },
    [media.forced]: { background: 'Highlight' },
  },
});
/** In the same query as the animation, whose shorthand would otherwise reset this. */
export const still = domainStyle({ '@media': { [media.motion]: { animationPlayState: 'paused' } } });
/** The clock starts with hydration: before, nothing handles its end. */
export const waiting = domainStyle({ '@media': { [media.motion]: { animation: 'none' } } });

export const label = domainStyle({
  // A word that is longer than a dot may break.
  maxWidth: DOT,
  overflowWrap: 'break-word',
  // Keeps the rings and the picture clear of the words.
  justifySelf: 'start',
  borderRadius: radius.xs,
  background: color.deep,
  boxShadow: `0 0 0 4px ${color.deep}`,
  '@media': { [media.mobile]: { display: 'none' } },
});

export const several = domainStyle({});

// A slow line may bring half of the first slide before the rest. The grounds and the foot are written before the words and
// shown beside or below them: they would jump when the words come, so they wait for the second slide.
for (const early of [rings, plate, pictured, foot])
  domainGlobal(`${several}:not(:has(${slide} + ${slide})) ${early}`, { visibility: 'hidden' });
