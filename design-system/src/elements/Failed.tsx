import { Button } from '../primitives/Button/index.ts';
import { ErrorState } from '../primitives/ErrorState/index.ts';
import type { CatalogueError } from './wire.ts';
import type { Words } from './words.ts';

interface FailedProps {
  error: CatalogueError;
  words: Words;
  /** A retry is under way: the button stays, and with it the focus. */
  isLoading: boolean;
  onRetry: () => void;
}

/** A failed request: what happened, and a retry. */
export function Failed({ error, words, isLoading, onRetry }: FailedProps) {
  return error.status === 404 ? (
    <ErrorState title={words.notFound}>{words.notFoundText}</ErrorState>
  ) : (
    <ErrorState
      title={words.failed}
      action={
        <Button variant="outline" loading={isLoading} onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      {words.failedText}
    </ErrorState>
  );
}
