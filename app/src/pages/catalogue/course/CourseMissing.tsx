import { BuyPanelSkeleton } from '@medeina/design-system/domain/BuyPanel';
import { CourseHeaderSkeleton } from '@medeina/design-system/domain/CourseHeader';
import { ButtonLink } from '@medeina/design-system/primitives/Button';
import { EmptyState } from '@medeina/design-system/primitives/EmptyState';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { Split } from '@medeina/design-system/primitives/Split';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { useIntl } from 'react-intl';
import type { CallError } from '../../../session/transport.ts';
import { LoadFailed } from '../../../shell/frame/LoadFailed.tsx';

function NotFound() {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `catalogue.course.${name}` });
  return (
    <EmptyState
      headingLevel={1}
      title={text('notFound')}
      action={<ButtonLink href="/discover">{text('toList')}</ButtonLink>}
    >
      {text('notFound.text')}
    </EmptyState>
  );
}

function Loading() {
  return (
    <Stack gap={48}>
      <CourseHeaderSkeleton />
      <Split ratio="course-body">
        <Stack gap={16}>
          <Skeleton shape="heading" width="half" />
          <Skeleton />
          <Skeleton width="most" />
          <Skeleton />
        </Stack>
        <BuyPanelSkeleton />
      </Split>
    </Stack>
  );
}

interface CourseMissingProps {
  readonly error: CallError | undefined;
  readonly onRetry: () => void;
}

/** The page of a course that does not exist, failed to load, or is still loading. */
export function CourseMissing({ error, onRetry }: CourseMissingProps) {
  const isNowhere = error?.status === 404 || error?.status === 400;
  return (
    <Band block="page">
      {isNowhere ? (
        <NotFound />
      ) : error === undefined ? (
        <Loading />
      ) : (
        <LoadFailed level={1} error={error} onRetry={onRetry} />
      )}
    </Band>
  );
}
