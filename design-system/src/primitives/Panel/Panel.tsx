import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { anyRef } from '../../internal/root.ts';
import type { RootProps } from '../../internal/root.ts';
import { deepScope } from '../../styles/scopes.css.ts';
import { panel, tones } from './Panel.css.ts';

export const panelTones = ['surface', 'sunken', 'deep'] as const;
export type PanelTone = (typeof panelTones)[number];

export interface PanelProps
  extends RootProps, Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'id'> {
  /** What to act on. */
  children: ReactNode;
  /** The element. */
  as?: 'div' | 'section' | 'aside' | 'form' | 'article' | undefined;
  /** The ground; `deep` is dark in both themes. */
  tone?: PanelTone | undefined;
}

/** A bordered box for something to act on. Lists and facts are ruled, not boxed. */
export function Panel({ as: Element = 'div', tone = 'surface', children, ref, ...rest }: PanelProps) {
  return (
    <Element
      {...rest}
      ref={anyRef(ref)}
      data-medeina-scope={tone === 'deep' ? 'deep' : undefined}
      className={classes(panel, tones[tone], tone === 'deep' && deepScope)}
    >
      {children}
    </Element>
  );
}
