import type { ReactNode } from 'react';
import { RotateCw } from 'lucide-react';
import { Button, ButtonLink } from '../../../primitives/Button/index.ts';
import { EmptyState } from '../../../primitives/EmptyState/index.ts';

export interface ActivityNotFoundProps {
  /** "Veiklos nebėra" */
  title: string;
  /** Why, and what to do. */
  children?: ReactNode;
  /** The way back to the course. */
  back: { label: string; href: string };
  level?: 1 | 2 | undefined;
}

/** The activity is not there: the environment answered 404. Leads back to the course. */
export function ActivityNotFound({ title, children, back, level = 2 }: ActivityNotFoundProps) {
  return (
    <EmptyState title={title} level={level} action={<ButtonLink href={back.href}>{back.label}</ButtonLink>}>
      {children}
    </EmptyState>
  );
}

export interface ActivityExpiredProps {
  /** "Sesija baigėsi" */
  title: string;
  /** What was kept, and what to do. */
  children?: ReactNode;
  /** Opens the activity again: "Atnaujinti". */
  refresh: { label: string; onPress: () => void; loading?: boolean | undefined };
  level?: 1 | 2 | undefined;
}

/** The environment's session is over: it answered 403. Announced, for it may come in the middle of the work. */
export function ActivityExpired({ title, children, refresh, level = 2 }: ActivityExpiredProps) {
  return (
    <div role="alert">
      <EmptyState
        title={title}
        level={level}
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
