import { focusVisible } from '../../styles/focus.ts';
import { domainStyle, domainVariants } from '../../styles/layered.ts';
import { characters, typography } from '../../styles/typography.ts';
import { color, font, fontSize, media, radius } from '../../styles/vars.ts';

const print = 'print';

export const figure = domainStyle({
  minWidth: 0,
  margin: 0,
  breakInside: 'avoid',
  // Colours are the meaning: a printer keeps them.
  printColorAdjust: 'exact',
});

export const caption = domainStyle({ display: 'grid', gap: '4px', marginBlockEnd: '16px' });

export const description = domainStyle({
  ...typography.small,
  maxWidth: characters(66),
  margin: 0,
  color: color.textMuted,
});

export const legend = domainStyle({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  marginBlockEnd: '12px',
});

export const entry = domainStyle({ display: 'inline-flex', alignItems: 'center', gap: '8px', minWidth: 0 });
export const swatch = domainStyle({ flex: 'none', width: '24px', height: '12px', overflow: 'visible' });

export const grid = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '6px 12px',
  paddingBlockStart: '10px',
});

const label = {
  color: color.textMuted,
  fontFamily: font.numbers,
  fontSize: fontSize.caption,
} as const;

export const ticks = domainStyle({
  ...label,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  textAlign: 'end',
});
/** Without height, so that each lies on its line. */
export const tick = domainStyle({ height: 0, lineHeight: 0 });

export const plot = domainStyle({
  height: '220px',
  borderRadius: radius.xs,
  cursor: 'crosshair',
  touchAction: 'pan-y',
  selectors: focusVisible,
  '@media': { [media.mobile]: { height: '180px' } },
});

export const marks = domainStyle({ display: 'block', width: '100%', height: '100%', overflow: 'visible' });

/** A drawing in hundredths of the plot. */
export const stretched = domainStyle({ overflow: 'visible' });

export const rule = domainStyle({
  stroke: color.border,
  strokeWidth: '1px',
  shapeRendering: 'crispEdges',
  '@media': { [media.forced]: { stroke: 'GrayText' } },
});

export const places = domainStyle({
  gridColumn: 2,
  display: 'block',
  width: '100%',
  height: '1.5em',
  overflow: 'visible',
  fontSize: fontSize.caption,
});
export const place = domainStyle({
  fill: color.textMuted,
  fontFamily: font.numbers,
  fontSize: fontSize.caption,
  '@media': { [media.forced]: { fill: 'CanvasText' } },
});

/** Two lines high, so that a longer value moves nothing below. */
export const readout = domainStyle({
  ...typography.small,
  minHeight: '1.5em',
  margin: '8px 0 0',
  fontFamily: font.numbers,
  fontWeight: 600,
});

export const toggle = domainStyle({
  marginInlineStart: '-16px',
  marginBlockStart: '4px',
  '@media': { [print]: { display: 'none' } },
});

export const lines = domainVariants({
  first: {
    fill: 'none',
    stroke: color.chart1,
    strokeWidth: '2.5px',
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    vectorEffect: 'non-scaling-stroke',
    '@media': { [media.forced]: { stroke: 'CanvasText' } },
  },
  second: {
    fill: 'none',
    stroke: color.chart3,
    strokeWidth: '2px',
    strokeDasharray: '6 5',
    vectorEffect: 'non-scaling-stroke',
    '@media': { [media.forced]: { stroke: 'GrayText' } },
  },
});

export const area = domainStyle({
  fill: color.accentSoft,
  '@media': { [media.forced]: { fill: 'none' } },
});

export const points = domainVariants({
  first: {
    fill: color.bg,
    stroke: color.chart1,
    strokeWidth: '2px',
    '@media': { [media.forced]: { fill: 'Canvas', stroke: 'CanvasText' } },
  },
  second: {
    fill: color.bg,
    stroke: color.chart3,
    strokeWidth: '2px',
    '@media': { [media.forced]: { fill: 'Canvas', stroke: 'GrayText' } },
  },
  chosen: {
    fill: color.chart1,
    stroke: color.bg,
    strokeWidth: '2px',
    '@media': { [media.forced]: { fill: 'Highlight', stroke: 'Canvas' } },
  },
});

/** Where the value that is read out lies. */
export const cursor = domainStyle({
  stroke: color.textMuted,
  strokeWidth: '1px',
  strokeDasharray: '2 3',
  '@media': { [media.forced]: { stroke: 'Highlight' }, [print]: { display: 'none' } },
});

export const bars = domainVariants({
  other: {
    fill: color.chart1,
    '@media': { [media.forced]: { fill: 'CanvasText', forcedColorAdjust: 'none' } },
  },
  own: {
    fill: color.chart2,
    '@media': { [media.forced]: { fill: 'Highlight', forcedColorAdjust: 'none' } },
  },
});

/** The frame of the bar that is read out. */
export const frame = domainStyle({
  fill: 'none',
  stroke: color.text,
  strokeWidth: '2px',
  '@media': { [media.forced]: { stroke: 'Highlight' }, [print]: { display: 'none' } },
});

/** The triangle and the line of one's own result. */
export const own = domainStyle({
  fill: color.text,
  stroke: color.text,
  strokeWidth: '1.5px',
  '@media': { [media.forced]: { fill: 'Highlight', stroke: 'Highlight' } },
});
