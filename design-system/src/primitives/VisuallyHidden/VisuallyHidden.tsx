import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  children: ReactNode;
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'caption' | 'legend' | undefined;
  id?: string | undefined;
  /** Makes it a live region. */
  live?: 'polite' | 'assertive' | undefined;
}

/** Text for screen readers only. By class: the content policy forbids `style=` in server HTML. */
export function VisuallyHidden({ children, as: Element = 'span', id, live }: VisuallyHiddenProps) {
  return (
    <Element className={hidden} id={id} aria-live={live} aria-atomic={live === undefined ? undefined : true}>
      {children}
    </Element>
  );
}
