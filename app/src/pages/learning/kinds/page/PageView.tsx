import { RichText } from '@medeina/design-system/primitives/RichText';
import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { usePersonalCall } from '../../../../data/hooks.ts';
import { materialInput } from '../../../../data/learning/course.ts';
import { LoadFailed } from '../../../../shell/frame/LoadFailed.tsx';
import { FiguredText } from '../../../../shell/LazyFiguredText.ts';
import type { KindProps } from '../kind.ts';
import { useOpened } from '../useOpened.ts';

/** A page of the course. */
export function PageView({ course, material, learning }: KindProps<'page'>) {
  const intl = useIntl();
  const { data, error, mutate } = usePersonalCall(
    'learning.page',
    materialInput(course, material.course_module_id),
  );
  useOpened(material, data !== undefined, learning.complete);
  if (error !== undefined && data === undefined) {
    return (
      <LoadFailed
        error={error}
        title={intl.formatMessage({ id: 'learning.material.pageFailed' })}
        onRetry={() => void mutate()}
      />
    );
  }
  if (data === undefined) {
    return (
      <div aria-busy="true">
        <Stack gap={12}>
          <Skeleton />
          <Skeleton width="most" />
          <Skeleton />
          <Skeleton width="half" />
        </Stack>
      </div>
    );
  }
  const { content, figures } = data.data;
  const text = <RichText html={content} />;
  // Until its figures can be drawn, the text shows what of them is HTML.
  return figures.length === 0 ? (
    text
  ) : (
    <Suspense fallback={text}>
      <FiguredText content={content} figures={figures} />
    </Suspense>
  );
}
