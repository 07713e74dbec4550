import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { figures, measures, sizes, text, tones, weights, wraps } from './Text.css.ts';

export const textSizes = ['lead', 'body', 'ui', 'small', 'caption', 'numeral'] as const;
export type TextSize = (typeof textSizes)[number];

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  children: ReactNode;
  as?: 'p' | 'span' | 'div' | 'b' | 'strong' | 'li' | 'dt' | 'dd' | 'time' | 'figcaption' | undefined;
  /** Left out, it is that of the surroundings. */
  size?: TextSize | undefined;
  /** A status tone travels with an icon and a word, never alone. */
  tone?: 'muted' | 'success' | 'danger' | 'warning' | 'category' | undefined;
  weight?: 'regular' | 'medium' | 'strong' | undefined;
  /** Longest line: of a lead 48 characters, of running text 66. */
  measure?: 'lead' | 'body' | undefined;
  /** Digits of one width, for columns and what ticks. */
  tabular?: boolean | undefined;
  /** Keeps a number and its unit on one line. Only for what is short. */
  nowrap?: boolean | undefined;
}

/** Running text in one of the direction's sizes. */
export function Text({
  as: Element = 'p',
  size,
  tone,
  weight,
  measure,
  tabular = false,
  nowrap = false,
  children,
  ...rest
}: TextProps) {
  return (
    <Element
      {...rest}
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
