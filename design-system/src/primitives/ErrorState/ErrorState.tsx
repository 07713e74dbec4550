import type { ReactNode } from 'react';
import { useFocusOnward } from '../../internal/focusOnward.ts';
import type { RootProps } from '../../internal/root.ts';
import { setRef } from '../../internal/setRef.ts';
import { useWords } from '../../internal/words.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Text } from '../Text/Text.tsx';
import { errorStateWords } from './ErrorState.words.ts';

export interface ErrorStateProps extends RootProps<HTMLDivElement> {
  /** What failed, in a sentence. */
  title?: ReactNode;
  /** What the user can do. */
  children?: ReactNode;
  /** A retry or a way out. */
  action?: ReactNode;
  /** The level of the title in the outline. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** The request id, for support. */
  reference?: string | undefined;
}

/**
 * Something failed to load. Announced as it appears. After a successful retry the focus moves to the heading of what
 * loaded.
 */
export function ErrorState({
  title,
  children,
  action,
  headingLevel = 2,
  reference,
  ref,
  ...root
}: ErrorStateProps) {
  const say = useWords(errorStateWords);
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
      <EmptyState title={title ?? say('title')} headingLevel={headingLevel} action={action}>
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
