import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import type { BoxElement, Gap } from '../../internal/layout.ts';
import { gaps } from '../../internal/spacing.css.ts';
import { aligns, stack } from './Stack.css.ts';

export interface StackProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  children?: ReactNode;
  as?: BoxElement | undefined;
  gap?: Gap | undefined;
  /** By default each child fills the width. */
  align?: 'start' | 'centre' | 'end' | undefined;
}

/** Children in a column, a step of space apart. */
export function Stack({ as: Element = 'div', gap = 16, align, children, ...rest }: StackProps) {
  return (
    <Element {...rest} className={classes(stack, gaps[gap], align && aligns[align])}>
      {children}
    </Element>
  );
}
