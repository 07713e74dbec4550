import { Button } from '@medeina/design-system/primitives/Button';
import { ErrorState } from '@medeina/design-system/primitives/ErrorState';
import { Page } from '@medeina/design-system/primitives/Page';
import { useIntl } from 'react-intl';
import type { CallError } from '../../session/transport.ts';
import { failureTextId } from '../failureText.ts';
import { useHead } from '../head.tsx';

export interface LoadFailedProps {
  /** Why, where it is known. */
  readonly error: CallError | undefined;
  /** Asks again, in place. */
  readonly onRetry: () => void;
  /** What could not be loaded; "Could not load this" unless given. */
  readonly title?: string | undefined;
  /** 1 where it stands for a whole page. */
  readonly level?: 1 | 2 | undefined;
}

/** Something did not arrive: says so in its place, with a retry. */
export function LoadFailed({ error, onRetry, title, level }: LoadFailedProps) {
  const intl = useIntl();
  return (
    <ErrorState
      headingLevel={level}
      reference={error?.requestId}
      title={title ?? intl.formatMessage({ id: 'catalogue.loadFailed' })}
      action={
        <Button variant="outline" onClick={onRetry}>
          {intl.formatMessage({ id: 'catalogue.retry' })}
        </Button>
      }
    >
      {intl.formatMessage({ id: failureTextId(error) })}
    </ErrorState>
  );
}

/** The same in place of a whole page, with a title of its own. */
export function PageFailed({ error, onRetry }: Pick<LoadFailedProps, 'error' | 'onRetry'>) {
  useHead({ title: useIntl().formatMessage({ id: 'catalogue.loadFailed' }), isPrivate: true });
  return (
    <Page block="page">
      <LoadFailed level={1} error={error} onRetry={onRetry} />
    </Page>
  );
}
