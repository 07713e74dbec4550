import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import type { GlobalStyleRule, StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

/** A style rule without its layer: the helpers below add it. */
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

/** One class in the layer of the primitives. */
export const primitiveStyle = makeStyle('primitives');
/** A class a name, in the layer of the primitives: the variants, sizes and tones of a component. */
export const primitiveVariants = makeVariants('primitives');
/** A selector of one's own class and its descendants, in the layer of the primitives. */
export const primitiveGlobal = makeGlobal('primitives');

/** One class in the layer of the domain components. */
export const domainStyle = makeStyle('domain');
/** A class a name, in the layer of the domain components. */
export const domainVariants = makeVariants('domain');
/** A selector of one's own class and its descendants, in the layer of the domain components. */
export const domainGlobal = makeGlobal('domain');

/** One class in the layer of the app. */
export const appStyle = makeStyle('app');
/** A class a name, in the layer of the app. */
export const appVariants = makeVariants('app');
/** A selector of one's own class and its descendants, in the layer of the app. */
export const appGlobal = makeGlobal('app');

/** A selector in the layer of the reset, which belongs to the app alone. */
export const resetGlobal = makeGlobal('reset');
