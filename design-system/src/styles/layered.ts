import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import type { GlobalStyleRule, StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

/** A style rule; the helpers below add its layer. */
export type LayeredRule = Omit<StyleRule, '@layer'>;

type Layer = keyof typeof layers;

function within(layer: Layer, rule: LayeredRule): StyleRule {
  return { '@layer': { [layers[layer]]: rule } };
}

function makeStyle(layer: Layer) {
  return (rule: LayeredRule) => style(within(layer, rule));
}

function makeVariants(layer: Layer) {
  return <Name extends string>(rules: Record<Name, LayeredRule>): Record<Name, string> =>
    styleVariants(rules, (rule: LayeredRule) => within(layer, rule));
}

function makeGlobal(layer: Layer) {
  return (selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void => {
    globalStyle(selector, { '@layer': { [layers[layer]]: rule } });
  };
}

/** A class in the layer of the primitives. */
export const primitiveStyle = makeStyle('primitives');
/** A class per name, in the layer of the primitives: variants, sizes and tones. */
export const primitiveVariants = makeVariants('primitives');
/** A rule for a class of ours and its descendants, in the layer of the primitives. */
export const primitiveGlobal = makeGlobal('primitives');

/** A class in the layer of the domain components. */
export const domainStyle = makeStyle('domain');
/** A class per name, in the layer of the domain components. */
export const domainVariants = makeVariants('domain');
/** A rule for a class of ours and its descendants, in the layer of the domain components. */
export const domainGlobal = makeGlobal('domain');

/** A class in the layer of the app. */
export const appStyle = makeStyle('app');
/** A class per name, in the layer of the app. */
export const appVariants = makeVariants('app');
/** A rule for a class of ours and its descendants, in the layer of the app. */
export const appGlobal = makeGlobal('app');

/** A rule in the layer of the reset, which only the app loads. */
export const resetGlobal = makeGlobal('reset');
