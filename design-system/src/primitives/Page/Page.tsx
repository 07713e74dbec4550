import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { deepScope } from '../../styles/scopes.css.ts';
import { blocks, grounds, page } from './Page.css.ts';

export interface PageProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  children: ReactNode;
  as?: 'div' | 'main' | 'section' | 'header' | 'footer' | 'aside' | 'nav' | undefined;
  /** The space above and below. */
  block?: 'section' | 'page' | 'small' | undefined;
  /** A full-width background; the content keeps its maximum width. */
  ground?: 'sunken' | 'surface' | 'deep' | undefined;
}

/** A full-width band of the page, its content at most 1240 px wide between gutters. */
export function Page({ as: Element = 'div', block, ground, children, ...rest }: PageProps) {
  return (
    <Element
      {...rest}
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
