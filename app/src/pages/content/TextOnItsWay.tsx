import { Page as Band } from '@medeina/design-system/primitives/Page';
import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { useIntl } from 'react-intl';
import type { CallError } from '../../session/transport.ts';
import { LoadFailed } from '../../shell/frame/LoadFailed.tsx';
import { useHead } from '../../shell/head.tsx';

export interface TextOnItsWayProps {
  readonly error: CallError | undefined;
  readonly onRetry: () => void;
}

function Failed({ error, onRetry }: TextOnItsWayProps) {
  useHead({ title: useIntl().formatMessage({ id: 'catalogue.loadFailed' }), isPrivate: true });
  return <LoadFailed level={1} error={error} onRetry={onRetry} />;
}

function Waiting() {
  // Else the former page's title would stay.
  useHead({ title: '' });
  return (
    <div aria-busy="true">
      <Stack gap={24}>
        <Skeleton shape="heading" width="half" />
        <Skeleton width="most" />
        <Skeleton width="most" />
      </Stack>
    </div>
  );
}

/** In place of a page of text whose words are not there: they are coming, or did not come. */
export function TextOnItsWay({ error, onRetry }: TextOnItsWayProps) {
  return (
    <Band block="page">{error === undefined ? <Waiting /> : <Failed error={error} onRetry={onRetry} />}</Band>
  );
}
