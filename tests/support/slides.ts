import type { Locator } from '@playwright/test';

/** How the clock of each slide stands: it is the animation of five seconds at the foot, whose end turns the slide. */
export const slideClocks = (hero: Locator): Promise<AnimationPlayState[]> =>
  hero.evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .filter(({ effect }) => effect?.getComputedTiming().duration === 5000)
      .map(({ playState }) => playState),
  );
