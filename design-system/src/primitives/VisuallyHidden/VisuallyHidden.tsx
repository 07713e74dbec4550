import type { ReactNode } from 'react';
import { anyRef } from '../../internal/root.ts';
import type { RootProps } from '../../internal/root.ts';
import { hidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends RootProps {
  /** What screen readers read out. */
  children: ReactNode;
  /** The element. */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'caption' | 'legend' | undefined;
  /** Makes it a live region. */
  live?: 'polite' | 'assertive' | undefined;
}

/** Text for screen readers only. By class: the content policy forbids `style=` in server HTML. */
export function VisuallyHidden({ children, as: Element = 'span', live, ref, ...root }: VisuallyHiddenProps) {
  return (
    <Element
      {...root}
      ref={anyRef(ref)}
      className={hidden}
      aria-live={live}
      aria-atomic={live === undefined ? undefined : true}
    >
      {children}
    </Element>
  );
}
