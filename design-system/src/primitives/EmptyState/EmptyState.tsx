import type { ReactNode, Ref } from 'react';
import type { LucideIcon } from 'lucide-react';
import {
  actions as actionsClass,
  art,
  empty,
  glyph,
  seed,
  text,
  title as titleClass,
} from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** One sentence: what is not here. */
  title: ReactNode;
  /** What the user can do. */
  children?: ReactNode;
  /** One action. */
  action?: ReactNode;
  /** The heading level of the title. */
  level?: 1 | 2 | 3 | undefined;
  /** In the middle of the rings, instead of the seed. */
  icon?: LucideIcon | undefined;
  /** How many of the five rings are solid: more is closer to done. */
  rings?: 0 | 1 | 2 | 3 | 4 | 5 | undefined;
  /** The title, for moving the focus to it. */
  ref?: Ref<HTMLHeadingElement> | undefined;
}

const elements = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;
const radii = [14, 26, 38, 50, 62];

/** Nothing here yet, or nothing found: dotted rings, one sentence, one action. */
export function EmptyState({
  title,
  children,
  action,
  level = 2,
  rings = 0,
  icon: Glyph,
  ref,
}: EmptyStateProps) {
  const Title = elements[level];
  return (
    <div className={empty}>
      <svg className={art} viewBox="0 0 140 140" aria-hidden="true" focusable="false">
        {radii.slice(Glyph === undefined ? 0 : 1).map((radius, index) => (
          <circle
            key={radius}
            cx="70"
            cy="70"
            r={radius}
            strokeDasharray={index < rings ? undefined : '3 7'}
          />
        ))}
        {Glyph === undefined ? (
          <circle className={seed} cx="70" cy="70" r="4" />
        ) : (
          <Glyph className={glyph} x="58" y="58" size={24} strokeWidth={1.6} />
        )}
      </svg>
      <Title ref={ref} className={titleClass} tabIndex={ref ? -1 : undefined}>
        {title}
      </Title>
      {children !== undefined && <div className={text}>{children}</div>}
      {action !== undefined && <div className={actionsClass}>{action}</div>}
    </div>
  );
}
