import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { anyRef } from '../../internal/root.ts';
import type { RootProps } from '../../internal/root.ts';
import { deepScope } from '../../styles/scopes.css.ts';
import { blocks, grounds, page } from './Page.css.ts';

export interface PageProps
  extends RootProps, Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'id'> {
  /** The content of the band. */
  children: ReactNode;
  /** The element: a landmark where it is one. */
  as?: 'div' | 'main' | 'section' | 'header' | 'footer' | 'aside' | 'nav' | undefined;
  /** The space above and below. */
  block?: 'section' | 'page' | 'small' | undefined;
  /** A full-width background; the content keeps its maximum width. */
  ground?: 'sunken' | 'surface' | 'deep' | undefined;
}

/** A full-width band of the page, its content at most 1240 px wide between gutters. */
export function Page({ as: Element = 'div', block, ground, children, ref, ...rest }: PageProps) {
  return (
    <Element
      {...rest}
      ref={anyRef(ref)}
      data-medeina-scope={ground === 'deep' ? 'deep' : undefined}
      className={
        classes(block && blocks[block], ground === 'deep' ? deepScope : ground && grounds[ground]) ||
        undefined
      }
    >
      <div className={page}>{children}</div>
    </Element>
  );
}
