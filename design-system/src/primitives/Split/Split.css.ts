import { primitiveStyle, primitiveVariants } from '../../styles/layered.ts';
import { media } from '../../styles/vars.ts';

export const split = primitiveStyle({
  display: 'grid',
  alignItems: 'start',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '2rem' } },
});

function from900(gridTemplateColumns: string, gap: string) {
  return {
    '@media': { [media.tabletUp]: { gridTemplateColumns, gap } },
  };
}

const rest = 'minmax(0, 1fr)';

/** The column ratios of the page layouts. */
export const ratios = primitiveVariants({
  'course-top': {
    ...from900('minmax(0, 7fr) minmax(0, 5fr)', 'clamp(32px, 5vw, 80px)'),
    alignItems: 'center',
  },
  'course-body': from900('minmax(0, 7fr) minmax(0, 4.6fr)', 'clamp(32px, 5vw, 88px)'),
  discover: from900(`min(16.5rem, 34%) ${rest}`, 'clamp(32px, 4vw, 56px)'),
  account: {
    '@media': {
      [media.desktop]: { gridTemplateColumns: `min(13.5rem, 25%) ${rest}`, gap: 'clamp(40px, 5vw, 72px)' },
    },
  },
  learning: from900(`min(20.75rem, 42%) ${rest}`, 'clamp(32px, 4vw, 64px)'),
  cart: from900(`${rest} min(24rem, 48%)`, 'clamp(32px, 5vw, 80px)'),
  halves: from900(`${rest} ${rest}`, 'clamp(32px, 5vw, 80px)'),
  'aside-wide': from900('minmax(0, 4fr) minmax(0, 7fr)', 'clamp(32px, 6vw, 96px)'),
});
