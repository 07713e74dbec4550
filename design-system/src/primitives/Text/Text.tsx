import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { anyRef } from '../../internal/root.ts';
import type { RootProps } from '../../internal/root.ts';
import { figures, measures, sizes, text, tones, weights, wraps } from './Text.css.ts';

export const textSizes = ['lead', 'body', 'ui', 'small', 'caption', 'numeral'] as const;
export type TextSize = (typeof textSizes)[number];

export interface TextProps
  extends RootProps, Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'id'> {
  /** The words. */
  children: ReactNode;
  /** The element. */
  as?: 'p' | 'span' | 'div' | 'b' | 'strong' | 'li' | 'dt' | 'dd' | 'time' | 'figcaption' | undefined;
  /** Inherited by default. */
  size?: TextSize | undefined;
  /** Status tones need an icon and a word beside the colour. */
  tone?: 'muted' | 'success' | 'danger' | 'warning' | 'category' | undefined;
  /** Inherited by default. */
  weight?: 'regular' | 'medium' | 'strong' | undefined;
  /** Maximum line length: 48 characters for a lead, 66 for running text. */
  measure?: 'lead' | 'body' | undefined;
  /** Tabular figures, for columns and counters. */
  tabular?: boolean | undefined;
  /** Keeps a number and its unit on one line. For short texts only. */
  nowrap?: boolean | undefined;
}

/** Text in one of the type scale's sizes. */
export function Text({
  as: Element = 'p',
  size,
  tone,
  weight,
  measure,
  tabular = false,
  nowrap = false,
  children,
  ref,
  ...rest
}: TextProps) {
  return (
    <Element
      {...rest}
      ref={anyRef(ref)}
      className={classes(
        text,
        size && sizes[size],
        tone && tones[tone],
        weight && weights[weight],
        measure && measures[measure],
        tabular && figures.tabular,
        nowrap && wraps.never,
      )}
    >
      {children}
    </Element>
  );
}
