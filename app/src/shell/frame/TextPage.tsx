import { Page as Band } from '@medeina/design-system/primitives/Page';
import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { Stack } from '@medeina/design-system/primitives/Stack';
import type { ReactNode } from 'react';
import { NotFound } from './ErrorPages.tsx';
import { PageFailed } from './LoadFailed.tsx';
import { useHead } from '../head.tsx';
import type { CallError } from '../../session/transport.ts';

function Waiting() {
  // Else the former page's title would stay.
  useHead({ title: '' });
  return (
    <Band block="page">
      <div aria-busy="true">
        <Stack gap={24}>
          <Skeleton shape="heading" width="half" />
          <Skeleton width="most" />
          <Skeleton width="most" />
        </Stack>
      </div>
    </Band>
  );
}

export interface TextPageProps<Data> {
  readonly answer: {
    readonly data: Data | undefined;
    readonly error: CallError | undefined;
    readonly mutate: () => Promise<unknown>;
  };
  /** Draws the page once its text is there. */
  readonly children: (data: Data) => ReactNode;
}

/** A page of text; until the text is there, what stands in its place. */
export function TextPage<Data>({ answer: { data, error, mutate }, children }: TextPageProps<Data>) {
  if (error?.status === 404 || error?.status === 400) return <NotFound />;
  if (data !== undefined) return children(data);
  return error === undefined ? <Waiting /> : <PageFailed error={error} onRetry={() => void mutate()} />;
}
