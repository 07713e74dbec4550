import { Banner } from '@medeina/design-system/primitives/Banner';
import { RichText } from '@medeina/design-system/primitives/RichText';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { useIntl } from 'react-intl';
import { isActivity } from '../../../../data/learning/course.ts';
import { ActivityView } from '../activity/ActivityView.tsx';
import type { KindProps } from '../kind.ts';
import { useOpened } from '../useOpened.ts';

/** An interactive package: the way to its screen, or that there is no player for it here. */
export function PackageView({ course, material, learning }: KindProps<'hvp'>) {
  const intl = useIntl();
  const isPlayable = isActivity(material);
  useOpened(material, !isPlayable, learning.complete);
  if (isPlayable) return <ActivityView course={course} material={material} />;
  return (
    <Stack gap={16}>
      {material.description !== null && <RichText html={material.description} />}
      <Banner tone="warning" title={intl.formatMessage({ id: 'learning.package.noPlayer' })}>
        {intl.formatMessage({ id: 'learning.package.noPlayerHint' })}
      </Banner>
    </Stack>
  );
}
