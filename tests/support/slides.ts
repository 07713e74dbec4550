import type { Locator } from '@playwright/test';

/** The timer of each slide: a five-second animation at the foot; the slide changes when it ends. */
export const slideClocks = (hero: Locator): Promise<AnimationPlayState[]> =>
  hero.evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .filter(({ effect }) => effect?.getComputedTiming().duration === 5000)
      .map(({ playState }) => playState),
  );
