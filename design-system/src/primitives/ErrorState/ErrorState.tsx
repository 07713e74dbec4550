import type { ReactNode } from 'react';
import { useFocusOnward } from '../../internal/focusOnward.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Text } from '../Text/Text.tsx';

export interface ErrorStateProps {
  /** What went wrong, in a sentence. */
  title: ReactNode;
  /** What to do now. */
  children?: ReactNode;
  /** Try again, or the way out. */
  action?: ReactNode;
  level?: 1 | 2 | 3 | undefined;
  /** The request's id, for the help desk. */
  reference?: string | undefined;
}

/**
 * Something could not be shown. Announced as it appears; says what happened and what to do. Who tried again, and it
 * came, goes on at the heading of what came.
 */
export function ErrorState({ title, children, action, level = 2, reference }: ErrorStateProps) {
  const box = useFocusOnward<HTMLDivElement>();
  return (
    <div ref={box} role="alert">
      <EmptyState title={title} level={level} action={action}>
        {children}
        {reference !== undefined && (
          <Text as="div" size="caption" tabular>
            {reference}
          </Text>
        )}
      </EmptyState>
    </div>
  );
}
