import { primitiveStyle, primitiveVariants } from '../../styles/layered.ts';
import { color, font, fontSize, media, motion, radius, shadow, zIndex } from '../../styles/vars.ts';

/** Where the browser can anchor, the words stand clear of the edges of the screen by themselves. */
const anchors = '(anchor-scope: all)';

/** What the tooltip belongs to; the words are its child. */
export const host = primitiveStyle({
  position: 'relative',
  '@supports': { [anchors]: { anchorName: '--medeina-tip', anchorScope: '--medeina-tip' } },
});

/** The host of what is no control of ours: as large as what it holds. */
export const wrap = primitiveStyle({ display: 'inline-flex', maxWidth: '100%' });

export const tip = primitiveStyle({
  position: 'absolute',
  zIndex: zIndex.tooltip,
  insetBlockStart: 'calc(100% + 8px)',
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  boxSizing: 'border-box',
  width: 'max-content',
  maxWidth: 'min(280px, calc(100vw - 16px))',
  padding: '6px 10px',
  borderRadius: radius.sm,
  background: color.text,
  color: color.bg,
  boxShadow: shadow[1],
  fontFamily: font.text,
  fontSize: fontSize.small,
  fontWeight: 400,
  lineHeight: 1.4,
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  visibility: 'hidden',
  opacity: 0,
  transition: `opacity ${motion.fast}`,
  selectors: {
    // Bridges the gap, so that the pointer may go over to the words.
    '&::before': { content: '""', position: 'absolute', inset: '-8px 0' },
    // Waits 400 ms under the pointer, comes at once with the keyboard.
    [`${host}:hover > &`]: { visibility: 'visible', opacity: 1, transitionDelay: '400ms' },
    [`${host}:focus-visible > &`]: { visibility: 'visible', opacity: 1 },
    [`${host}:has(:focus-visible) > &`]: { visibility: 'visible', opacity: 1 },
    // The deep ground turns the text light, which is the ground here.
    '[data-medeina-scope="deep"] &': { color: color.deep },
    [`[data-medeina-tips="off"] ${host} > &`]: { visibility: 'hidden' },
  },
  '@supports': {
    [anchors]: {
      position: 'fixed',
      inset: 'auto',
      transform: 'none',
      margin: '8px',
      positionAnchor: '--medeina-tip',
      positionArea: 'block-end span-all',
      justifySelf: 'anchor-center',
      positionTryFallbacks: 'flip-block',
    },
  },
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

/** A finger has no hover: there the name of a control alone is not shown. */
export const nameOnly = primitiveStyle({ '@media': { '(hover: none)': { display: 'none' } } });

const above = { insetBlockStart: 'auto', insetBlockEnd: 'calc(100% + 8px)' } as const;
const toStart = { insetInlineStart: 'auto', insetInlineEnd: 0, transform: 'none' } as const;
const anchoredAbove = { inset: 'auto', positionArea: 'block-start span-all' } as const;

export const sides = primitiveVariants({
  below: {},
  above: { ...above, '@supports': { [anchors]: anchoredAbove } },
  'below-start': { ...toStart, '@supports': { [anchors]: { inset: 'auto' } } },
  'above-start': { ...above, ...toStart, '@supports': { [anchors]: anchoredAbove } },
});
