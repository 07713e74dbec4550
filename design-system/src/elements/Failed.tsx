import { Button } from '../primitives/Button/index.ts';
import { ErrorState } from '../primitives/ErrorState/index.ts';
import type { CatalogueError } from './wire.ts';
import type { Words } from './words.ts';

/** What was asked for did not come: what happened, and the way on. */
export const Failed = ({
  error,
  words,
  onRetry,
}: {
  error: CatalogueError;
  words: Words;
  onRetry: () => void;
}) =>
  error.status === 404 ? (
    <ErrorState title={words.notFound}>{words.notFoundText}</ErrorState>
  ) : (
    <ErrorState
      title={words.failed}
      action={
        <Button variant="outline" onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      {words.failedText}
    </ErrorState>
  );
