import { primitiveGlobal, primitiveStyle } from '../../styles/layered.ts';
import { color, media, radius } from '../../styles/vars.ts';
import { words } from '../Checkbox/Checkbox.css.ts';

/** The rows in one outlined block. */
export const block = primitiveStyle({
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  overflow: 'clip',
});

export const option = primitiveStyle({
  // The end wraps below where it would leave the words no width.
  flexWrap: 'wrap',
  columnGap: '12px',
  rowGap: '4px',
  paddingInline: '14px',
  selectors: {
    [`${block} &`]: { paddingBlock: '12px' },
    [`${block} &:not(:first-child)`]: { borderTop: `1px solid ${color.border}` },
    // Lighter than the soft accent, on which a special price has less than 7:1.
    [`${block} &:has(:checked)`]: {
      background: `color-mix(in oklab, ${color.accentSoft} 80%, ${color.surface})`,
    },
    // The ring is the whole row's: the block would clip the control's own.
    [`${block} &:has(:focus-visible)`]: { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
  },
  '@media': {
    [media.forced]: {
      selectors: { [`${block} &:has(:checked)`]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

primitiveGlobal(`${option} > ${words}`, { flexBasis: '7em' });
primitiveGlobal(`${block} input:focus-visible`, { outline: 'none' });

/** Beside each other; on the line of a text field's words. */
export const line = primitiveStyle({ display: 'flex', flexWrap: 'wrap', columnGap: '24px' });
primitiveGlobal(`${line} > ${option}`, { flexWrap: 'nowrap', alignItems: 'center', minHeight: '44px' });
primitiveGlobal(`${line} > ${option} > ${words}`, { flexBasis: 'auto', paddingBlock: 0 });

export const plain = primitiveStyle({ paddingInline: 0 });
export const end = primitiveStyle({ marginInlineStart: 'auto', textAlign: 'end' });
