import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { deepScope } from '../../styles/scopes.css.ts';
import { panel, tones } from './Panel.css.ts';

export const panelTones = ['surface', 'sunken', 'deep'] as const;
export type PanelTone = (typeof panelTones)[number];

export interface PanelProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  children: ReactNode;
  as?: 'div' | 'section' | 'aside' | 'form' | 'article' | undefined;
  tone?: PanelTone | undefined;
}

/** A bordered box for something to act on. Lists and facts are ruled, not boxed. */
export function Panel({ as: Element = 'div', tone = 'surface', children, ...rest }: PanelProps) {
  return (
    <Element
      {...rest}
      data-medeina-scope={tone === 'deep' ? 'deep' : undefined}
      className={classes(panel, tones[tone], tone === 'deep' && deepScope)}
    >
      {children}
    </Element>
  );
}
