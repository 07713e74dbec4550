import { primitiveStyle, primitiveVariants } from '../../styles/layered.ts';
import { color, font, fontSize, media, motion, radius, shadow, zIndex } from '../../styles/vars.ts';

/** With anchor positioning the tip keeps clear of the screen's edges. */
const anchors = '(anchor-scope: all)';

/** The host of a tooltip, which is its child. */
export const host = primitiveStyle({
  position: 'relative',
  '@supports': { [anchors]: { anchorName: '--medeina-tip', anchorScope: '--medeina-tip' } },
});

/** The host of other controls: as large as its content. */
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
    // Bridges the gap, so that the pointer can move to the tip (WCAG 1.4.13).
    '&::before': { content: '""', position: 'absolute', inset: '-8px 0' },
    // After 400 ms of hover, at once on keyboard focus.
    [`${host}:hover > &:where(:not([data-open="false"]))`]: {
      visibility: 'visible',
      opacity: 1,
      transitionDelay: '400ms',
    },
    [`${host}:focus-visible > &:where(:not([data-open="false"]))`]: { visibility: 'visible', opacity: 1 },
    [`${host}:has(:focus-visible) > &:where(:not([data-open="false"]))`]: {
      visibility: 'visible',
      opacity: 1,
    },
    // On the deep background the text colour is light, and it is the background here.
    '[data-medeina-scope="deep"] &': { color: color.deep },
    [`[data-medeina-tips="off"] ${host} > &`]: { visibility: 'hidden' },
    // Held by the parent, or open at first.
    [`${host} > &[data-open="true"]`]: { visibility: 'visible', opacity: 1 },
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

/** On touch screens tips that only repeat a control's name are hidden. */
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
