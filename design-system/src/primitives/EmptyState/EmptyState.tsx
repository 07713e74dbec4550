import type { ReactNode, Ref } from 'react';
import type { RootProps } from '../../internal/root.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconSource } from '../Icon/Icon.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends RootProps<HTMLDivElement> {
  /** One sentence: what is not here. */
  title: ReactNode;
  /** What the user can do. */
  children?: ReactNode;
  /** One action. */
  action?: ReactNode;
  /** The level of the title in the outline. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** In the middle of the rings, instead of the seed. */
  icon?: IconSource | undefined;
  /** How many of the five rings are solid: more is closer to done. */
  rings?: 0 | 1 | 2 | 3 | 4 | 5 | undefined;
  /** The title, for moving the focus to it. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
}

const elements = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;
const radii = [14, 26, 38, 50, 62];

/** Nothing here yet, or nothing found: dotted rings, one sentence, one action. */
export function EmptyState({
  title,
  children,
  action,
  headingLevel = 2,
  rings = 0,
  icon,
  titleRef,
  ...root
}: EmptyStateProps) {
  const Title = elements[headingLevel];
  return (
    <div {...root} className={styles.empty}>
      <span className={styles.art}>
        <svg className={styles.rings} viewBox="0 0 140 140" aria-hidden="true" focusable="false">
          {radii.slice(icon === undefined ? 0 : 1).map((radius, index) => (
            <circle
              key={radius}
              cx="70"
              cy="70"
              r={radius}
              strokeDasharray={index < rings ? undefined : '3 7'}
            />
          ))}
          {icon === undefined && <circle className={styles.seed} cx="70" cy="70" r="4" />}
        </svg>
        {icon !== undefined && (
          <span className={styles.glyph}>
            <Icon icon={icon} size="bar" />
          </span>
        )}
      </span>
      <Title
        ref={titleRef}
        className={headingLevel === 1 ? styles.pageTitle : styles.title}
        tabIndex={titleRef ? -1 : undefined}
      >
        {title}
      </Title>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action !== undefined && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
