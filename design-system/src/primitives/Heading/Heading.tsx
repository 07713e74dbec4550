import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import type { RootProps } from '../../internal/root.ts';
import { heading, sizes } from './Heading.css.ts';

export const headingSizes = ['display', 'h1', 'h2', 'h3', 'h4'] as const;
export type HeadingSize = (typeof headingSizes)[number];

const ofLevel = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

export interface HeadingProps
  extends
    RootProps<HTMLHeadingElement>,
    Omit<HTMLAttributes<HTMLHeadingElement>, 'className' | 'style' | 'id'> {
  /** The words. */
  children: ReactNode;
  /** The heading level in the outline. */
  level: 1 | 2 | 3 | 4;
  /** The size; that of the level by default. */
  size?: HeadingSize | undefined;
}

/** A heading, with its level apart from its size. One level 1 per page. */
export function Heading({ level, size, children, ...rest }: HeadingProps) {
  const Element = ofLevel[level];
  return (
    <Element {...rest} className={classes(heading, sizes[size ?? ofLevel[level]])}>
      {children}
    </Element>
  );
}
