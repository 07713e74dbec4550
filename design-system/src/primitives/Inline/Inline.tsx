import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import type { BoxElement, Gap } from '../../internal/layout.ts';
import { gaps } from '../../internal/spacing.css.ts';
import { aligns, inline, justifies, wraps } from './Inline.css.ts';

export interface InlineProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  children?: ReactNode;
  as?: BoxElement | undefined;
  gap?: Gap | undefined;
  align?: 'start' | 'centre' | 'end' | 'baseline' | undefined;
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
  ...rest
}: InlineProps) {
  return (
    <Element
      {...rest}
      className={classes(inline, gaps[gap], aligns[align], justify && justifies[justify], wrap && wraps.wrap)}
    >
      {children}
    </Element>
  );
}
