import type { Ref } from 'react';

/** What every component takes for its root element; it spreads them there. */
export interface RootProps<Root extends HTMLElement = HTMLElement> {
  /** The id of the root element. */
  id?: string | undefined;
  /** The root element. */
  ref?: Ref<Root> | undefined;
  /** Attributes for tests and scripts of the host, such as `data-testid`. */
  [data: `data-${string}`]: string | number | boolean | undefined;
}
