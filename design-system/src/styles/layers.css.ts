import { globalLayer } from '@vanilla-extract/css';

/**
 * The cascade layers, weakest first. Every rule is in one of them, so the load order of style sheets does not matter.
 */
export const layers = {
  reset: globalLayer('reset'),
  tokens: globalLayer('tokens'),
  primitives: globalLayer('primitives'),
  domain: globalLayer('domain'),
  app: globalLayer('app'),
};
