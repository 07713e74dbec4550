import { primitiveStyle, primitiveVariants } from '../../styles/layered.ts';
import { media } from '../../styles/vars.ts';

function columns(count: number) {
  return `repeat(${count}, minmax(0, 1fr))`;
}

export const grid = primitiveStyle({ display: 'grid', minWidth: 0, alignItems: 'start' });

/** Columns on a desktop; at most three on a tablet, one or two on a phone. */
export const counts = primitiveVariants({
  1: { gridTemplateColumns: columns(1) },
  2: { gridTemplateColumns: columns(2), '@media': { [media.mobile]: { gridTemplateColumns: columns(1) } } },
  3: { gridTemplateColumns: columns(3), '@media': { [media.mobile]: { gridTemplateColumns: columns(1) } } },
  4: {
    gridTemplateColumns: columns(4),
    '@media': {
      [media.belowDesktop]: { gridTemplateColumns: columns(3) },
      [media.mobile]: { gridTemplateColumns: columns(1) },
    },
  },
});

/** For tiles that stay readable at half the width of a phone, unless the text is large. */
export const pairs = primitiveVariants({
  pair: {
    '@media': {
      [media.mobile]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(40%, 8rem), 100%), 1fr))' },
    },
  },
});

export const stretches = primitiveVariants({ stretch: { alignItems: 'stretch' } });
