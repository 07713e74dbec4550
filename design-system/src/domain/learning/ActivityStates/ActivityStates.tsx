import type { ReactNode } from 'react';
import { RotateCw } from 'lucide-react';
import { Button, ButtonLink } from '../../../primitives/Button/index.ts';
import { EmptyState } from '../../../primitives/EmptyState/index.ts';

export interface ActivityNotFoundProps {
  /** "The activity is gone" */
  title: string;
  /** Why, and what the user can do. */
  children?: ReactNode;
  /** The link back to the course. */
  back: { label: string; href: string };
  level?: 1 | 2 | undefined;
}

/** The environment answered 404. Leads back to the course. */
export function ActivityNotFound({ title, children, back, level = 2 }: ActivityNotFoundProps) {
  return (
    <EmptyState
      title={title}
      headingLevel={level}
      action={<ButtonLink href={back.href}>{back.label}</ButtonLink>}
    >
      {children}
    </EmptyState>
  );
}

export interface ActivityExpiredProps {
  /** "The session has expired" */
  title: string;
  /** What was saved, and what the user can do. */
  children?: ReactNode;
  /** Opens the activity again: "Reload". */
  refresh: { label: string; onPress: () => void; loading?: boolean | undefined };
  level?: 1 | 2 | undefined;
}

/** The environment answered 403: its session has expired. Announced, because it can happen in the middle of work. */
export function ActivityExpired({ title, children, refresh, level = 2 }: ActivityExpiredProps) {
  return (
    <div role="alert">
      <EmptyState
        title={title}
        headingLevel={level}
        rings={3}
        action={
          <Button icon={RotateCw} loading={refresh.loading} onClick={refresh.onPress}>
            {refresh.label}
          </Button>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
