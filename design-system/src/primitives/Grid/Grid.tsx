import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import type { BoxElement, Gap } from '../../internal/layout.ts';
import { anyRef } from '../../internal/root.ts';
import type { RootProps } from '../../internal/root.ts';
import { gaps } from '../../internal/spacing.css.ts';
import { counts, grid, pairs, stretches } from './Grid.css.ts';

export interface GridProps
  extends RootProps, Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'id'> {
  /** The cells. */
  children?: ReactNode;
  /** The element. */
  as?: BoxElement | undefined;
  /** Columns from 1200 px; at most three from 900 px; one below that, or two with `pair`. */
  columns?: 1 | 2 | 3 | 4 | undefined;
  /** The space between two, in pixels. */
  gap?: Gap | undefined;
  /** Two columns on a phone. */
  pair?: boolean | undefined;
  /** The cells of a row are equally tall. */
  stretch?: boolean | undefined;
}

/** Equal columns, fewer on narrow screens. */
export function Grid({
  as: Element = 'div',
  columns = 3,
  gap = 24,
  pair = false,
  stretch = false,
  children,
  ref,
  ...rest
}: GridProps) {
  return (
    <Element
      {...rest}
      ref={anyRef(ref)}
      className={classes(grid, counts[columns], gaps[gap], pair && pairs.pair, stretch && stretches.stretch)}
    >
      {children}
    </Element>
  );
}
