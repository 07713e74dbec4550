import type { LayeredRule } from '../styles/layered.ts';
import { media, motion } from '../styles/vars.ts';

/**
 * What a script or the platform closes at once still fades out: by CSS alone, so that nothing waits for
 * it. Only where the browser can put it out of reach meanwhile: no key, no press and no reader may find it there.
 * @param closed says by a selector that it is closed.
 */
export function leaving(closed: string, transform: string) {
  return {
    '@supports': {
      '(interactivity: inert)': {
        '@media': {
          [media.motion]: {
            transition: ['opacity', 'transform', 'display', 'overlay']
              .map((property) => `${property} ${motion.leave} allow-discrete`)
              .join(', '),
            selectors: { [closed]: { opacity: 0, transform, interactivity: 'inert' } },
          },
        },
      },
    },
  } satisfies LayeredRule;
}
