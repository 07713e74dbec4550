import type { LayeredRule } from '../styles/layered.ts';
import { media, motion } from '../styles/vars.ts';

/**
 * Fades out what closes at once, in CSS alone. Only where the browser can make it inert meanwhile, so that no key,
 * press or screen reader finds it.
 * @param closed the selector of the closed state
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
