import { ButtonLink } from '@medeina/design-system/primitives/Button';
import { RichText } from '@medeina/design-system/primitives/RichText';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { useIntl } from 'react-intl';
import { activityPath } from '../../../../data/learning/activityPath.ts';
import { findMaterial } from '../../../../data/learning/course.ts';
import { coursePath } from '../../../../data/learning/coursePath.ts';
import type { Kind, KindProps } from '../kind.ts';

/** What is done on a screen of its own, such as a test: what it is about, and the way there. */
export function ActivityView({ course, material }: Pick<KindProps<Kind>, 'course' | 'material'>) {
  const intl = useIntl();
  const href = activityPath(course, {
    material: material.course_module_id,
    title: material.title,
    backUrl: coursePath(course, 'theory', {
      topic: findMaterial(course, material.course_module_id)?.topic.id,
      material: material.course_module_id,
    }),
  });
  return (
    <Stack gap={16}>
      {material.description !== null && <RichText html={material.description} />}
      <div>
        <ButtonLink variant={material.completed ? 'outline' : 'primary'} href={href}>
          {intl.formatMessage({ id: 'learning.activity.open' })}
        </ButtonLink>
      </div>
    </Stack>
  );
}
