import { plate } from '../CoursePlate/CoursePlate.css.ts';
import { media } from '../../../styles/vars.ts';
import { domainGlobal, domainStyle, domainVariants } from '../../../styles/layered.ts';

export const container = domainStyle({ containerType: 'inline-size', containerName: 'medeina-courses' });

function cells(count: number) {
  return { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` };
}

export const grid = domainStyle({
  display: 'grid',
  gap: '28px 24px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

// In `em` too: with large text the words of a title need the width of two columns.
const steps = {
  'medeina-courses (min-width: 420px) and (min-width: 24em)': {
    ...cells(2),
    gap: 'clamp(28px, 3vw, 44px) 24px',
  },
};
// A tablet keeps two, however wide: its cards have room for their words.
const three = { 'medeina-courses (min-width: 660px) and (min-width: 37em)': cells(3) };
const four = { 'medeina-courses (min-width: 1000px) and (min-width: 56em)': cells(4) };

// All of them in media: a bare container query would come after these, and win.
const tablet = { [media.belowDesktop]: { '@container': steps } };
export const columns = domainVariants({
  3: { '@media': { ...tablet, [media.desktop]: { '@container': { ...steps, ...three } } } },
  4: { '@media': { ...tablet, [media.desktop]: { '@container': { ...steps, ...three, ...four } } } },
});

/** Only the plates fade: the words stay legible. */
export const stale = domainStyle({});
domainGlobal(`${stale} ${plate}`, { opacity: 0.45 });

export const cell = domainStyle({ minWidth: 0 });
