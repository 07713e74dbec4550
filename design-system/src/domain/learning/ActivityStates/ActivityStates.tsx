import type { ReactNode } from 'react';
import { RotateCw } from 'lucide-react';
import { useFocusOnward } from '../../../internal/focusOnward.ts';
import type { RootProps } from '../../../internal/root.ts';
import { setRef } from '../../../internal/setRef.ts';
import { useWords } from '../../../internal/words.ts';
import { Button, ButtonLink } from '../../../primitives/Button/index.ts';
import { EmptyState } from '../../../primitives/EmptyState/index.ts';
import { activityStateWords } from './ActivityStates.words.ts';
import type { ActivityStateWord } from './ActivityStates.words.ts';

export interface ActivityNotFoundProps extends RootProps<HTMLDivElement> {
  /** Why, and what the user can do, in place of the built-in sentence. */
  children?: ReactNode;
  /** The address of the course. */
  backHref: string;
  /** The level of the heading. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<ActivityStateWord, string>> | undefined;
}

/** The environment answered 404. Leads back to the course. */
export function ActivityNotFound({
  children,
  backHref,
  headingLevel = 2,
  texts,
  ...root
}: ActivityNotFoundProps) {
  const say = useWords(activityStateWords, texts);
  return (
    <div {...root}>
      <EmptyState
        title={say('gone')}
        headingLevel={headingLevel}
        action={<ButtonLink href={backHref}>{say('back')}</ButtonLink>}
      >
        {children ?? say('goneText')}
      </EmptyState>
    </div>
  );
}

export interface ActivityExpiredProps extends RootProps<HTMLDivElement> {
  /** What was saved, and what the user can do, in place of the built-in sentence. */
  children?: ReactNode;
  /** Opens the activity again. */
  onRefresh: () => void;
  /** It is being opened again. */
  refreshing?: boolean | undefined;
  /** The level of the heading. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<ActivityStateWord, string>> | undefined;
}

/** The environment answered 403: its session has expired. Announced, because it can happen in the middle of work. */
export function ActivityExpired({
  children,
  onRefresh,
  refreshing = false,
  headingLevel = 2,
  texts,
  ref,
  ...root
}: ActivityExpiredProps) {
  const say = useWords(activityStateWords, texts);
  // The button goes once the activity is there.
  const box = useFocusOnward<HTMLDivElement>();
  return (
    <div
      {...root}
      ref={(node) => {
        setRef(box, node);
        setRef(ref, node);
      }}
      role="alert"
    >
      <EmptyState
        title={say('expired')}
        headingLevel={headingLevel}
        rings={3}
        action={
          <Button icon={RotateCw} loading={refreshing} onClick={onRefresh}>
            {say('refresh')}
          </Button>
        }
      >
        {children ?? say('expiredText')}
      </EmptyState>
    </div>
  );
}
