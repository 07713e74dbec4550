import { globalLayer } from '@vanilla-extract/css';

/**
 * The cascade layers, weakest first. Every rule of the product is in one of them, so the order in which
 * style sheets arrive never decides what a component looks like.
 */
export const layers = {
  reset: globalLayer('reset'),
  tokens: globalLayer('tokens'),
  primitives: globalLayer('primitives'),
  domain: globalLayer('domain'),
  app: globalLayer('app'),
};
