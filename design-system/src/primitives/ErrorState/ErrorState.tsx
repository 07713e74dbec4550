import type { ReactNode } from 'react';
import { useFocusOnward } from '../../internal/focusOnward.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Text } from '../Text/Text.tsx';

export interface ErrorStateProps {
  /** What failed, in a sentence. */
  title: ReactNode;
  /** What the user can do. */
  children?: ReactNode;
  /** A retry or a way out. */
  action?: ReactNode;
  level?: 1 | 2 | 3 | undefined;
  /** The request id, for support. */
  reference?: string | undefined;
}

/**
 * Something failed to load. Announced as it appears. After a successful retry the focus moves to the heading of what
 * loaded.
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
