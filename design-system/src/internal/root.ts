import type { Ref } from 'react';

/** What every component takes for its root element; it spreads them there. */
export interface RootProps<Root extends Element = HTMLElement> {
  /** The id of the root element. */
  id?: string | undefined;
  /** The root element. */
  ref?: Ref<Root> | undefined;
  /** Attributes for tests and scripts of the host, such as `data-testid`. */
  [data: `data-${string}`]: string | number | boolean | undefined;
}

/**
 * A ref for several kinds of elements. React's types take one of exactly the element's kind, though a ref for any
 * element holds that one too.
 */
export function anyRef(ref: Ref<Element> | Ref<HTMLElement> | undefined): Ref<never> | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `never` stands for each kind
  return ref as Ref<never> | undefined;
}
