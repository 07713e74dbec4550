import { domainStyle, domainVariants } from '../../../styles/layered.ts';
import { color, font, fontSize, media, radius } from '../../../styles/vars.ts';

const print = 'print';

const grid = {
  display: 'grid',
  gap: '8px',
  // Colours are the meaning: a printer keeps them.
  printColorAdjust: 'exact',
  breakInside: 'avoid',
} as const;

function sideBySide(count: number) {
  return {
    ...grid,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.tabletUp]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } },
  };
}

export const columns = domainVariants({
  1: sideBySide(1),
  2: sideBySide(2),
  3: sideBySide(3),
  4: sideBySide(4),
});

export const lead = domainStyle({ position: 'relative', minWidth: 0 });

export const paper = domainStyle({
  display: 'block',
  width: '100%',
  height: 'auto',
  fill: 'none',
  background: color.surface,
  borderRadius: radius.xs,
});

const line = { vectorEffect: 'non-scaling-stroke' } as const;

export const minor = domainStyle({
  ...line,
  stroke: color.border,
  strokeWidth: '0.5px',
  '@media': { [media.forced]: { display: 'none' } },
});
export const major = domainStyle({
  ...line,
  stroke: color.borderStrong,
  strokeWidth: '0.5px',
  strokeOpacity: 0.7,
  '@media': { [media.forced]: { stroke: 'GrayText' } },
});
const ink = { ...line, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
export const calibration = domainStyle({
  ...ink,
  stroke: color.textMuted,
  strokeWidth: '1.25px',
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
});
export const trace = domainStyle({
  ...ink,
  stroke: color.text,
  strokeWidth: '1.5px',
  '@media': { [media.forced]: { stroke: 'CanvasText' }, [print]: { strokeWidth: '1px' } },
});

/** On the paper, in letters that keep their size. */
export const name = domainStyle({
  position: 'absolute',
  insetBlockStart: '4px',
  insetInlineStart: '4px',
  padding: '0 6px',
  borderRadius: radius.xs,
  background: color.surface,
  color: color.text,
  fontFamily: font.numbers,
  fontSize: fontSize.caption,
  fontWeight: 600,
  lineHeight: 1.5,
});

export const scale = domainStyle({
  margin: '4px 0 0',
  color: color.textMuted,
  fontFamily: font.numbers,
  fontSize: fontSize.caption,
  lineHeight: 1.45,
});
