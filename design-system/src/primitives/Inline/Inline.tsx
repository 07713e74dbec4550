import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import type { BoxElement, Gap } from '../../internal/layout.ts';
import { anyRef } from '../../internal/root.ts';
import type { RootProps } from '../../internal/root.ts';
import { gaps } from '../../internal/spacing.css.ts';
import { aligns, inline, justifies, wraps } from './Inline.css.ts';

export interface InlineProps
  extends RootProps, Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'id'> {
  /** What stands in the row. */
  children?: ReactNode;
  /** The element. */
  as?: BoxElement | undefined;
  /** The space between two, in pixels. */
  gap?: Gap | undefined;
  /** Across the row. */
  align?: 'start' | 'centre' | 'end' | 'baseline' | undefined;
  /** Along the row; at its start by default. */
  justify?: 'between' | 'centre' | 'end' | undefined;
  /** Set to false only for rows that fit at 320 px. */
  wrap?: boolean | undefined;
}

/** Children in a row, which wraps. */
export function Inline({
  as: Element = 'div',
  gap = 12,
  align = 'centre',
  justify,
  wrap = true,
  children,
  ref,
  ...rest
}: InlineProps) {
  return (
    <Element
      {...rest}
      ref={anyRef(ref)}
      className={classes(inline, gaps[gap], aligns[align], justify && justifies[justify], wrap && wraps.wrap)}
    >
      {children}
    </Element>
  );
}
