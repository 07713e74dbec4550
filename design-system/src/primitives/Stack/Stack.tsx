import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import type { BoxElement, Gap } from '../../internal/layout.ts';
import { anyRef } from '../../internal/root.ts';
import type { RootProps } from '../../internal/root.ts';
import { gaps } from '../../internal/spacing.css.ts';
import { aligns, stack } from './Stack.css.ts';

export interface StackProps
  extends RootProps, Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'id'> {
  /** What stands in the column. */
  children?: ReactNode;
  /** The element. */
  as?: BoxElement | undefined;
  /** The space between two, in pixels. */
  gap?: Gap | undefined;
  /** By default each child fills the width. */
  align?: 'start' | 'centre' | 'end' | undefined;
}

/** Children in a column, a step of space apart. */
export function Stack({ as: Element = 'div', gap = 16, align, children, ref, ...rest }: StackProps) {
  return (
    <Element {...rest} ref={anyRef(ref)} className={classes(stack, gaps[gap], align && aligns[align])}>
      {children}
    </Element>
  );
}
