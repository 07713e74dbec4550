import { ActivityNotFound } from '@medeina/design-system/domain/ActivityStates';
import { ButtonLink } from '@medeina/design-system/primitives/Button';
import { Panel } from '@medeina/design-system/primitives/Panel';
import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { Text } from '@medeina/design-system/primitives/Text';
import { ExternalLink } from 'lucide-react';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { ActivityQuery } from '../../../data/learning/activityPath.ts';
import { useLaunch } from '../../../data/learning/launch.ts';
import { useLearning } from '../../../data/learning/progress.ts';
import { LoadFailed } from '../../../shell/frame/LoadFailed.tsx';
import { useRefusedAlert } from '../useRefusedAlert.ts';
import { EnvironmentProblem, isOfEnvironment } from './refusals.ts';
import * as styles from './course.css.ts';

interface OpensElsewhereProps {
  readonly courseId: number;
  readonly environment: string;
  readonly query: ActivityQuery;
}

function Loading() {
  return (
    <div aria-busy="true">
      <Skeleton shape="plate" />
    </div>
  );
}

/** An activity that its own system shows, in a window to itself: what it is, and the button that goes there. */
export function OpensElsewhere({ courseId, environment, query: { material, backUrl } }: OpensElsewhereProps) {
  const intl = useIntl();
  const { url, error, again } = useLaunch(material, { environment, course: courseId });
  // Coming back shows what was done there.
  const { course } = useLearning(courseId, useRefusedAlert(), environment);
  const name = course?.environment_name ?? environment;
  if (error?.status === 404) return <ActivityNotFound backHref={backUrl} />;
  if (error?.code === 'material_locked')
    return (
      <ActivityNotFound
        backHref={backUrl}
        texts={{ gone: intl.formatMessage({ id: 'learning.activity.locked' }) }}
      >
        {error.messages.join(' ')}
      </ActivityNotFound>
    );
  if (isOfEnvironment(error))
    return (
      <Suspense fallback={<Loading />}>
        <EnvironmentProblem level={2} error={error} environment={environment} onRetry={again} />
      </Suspense>
    );
  if (error !== undefined) return <LoadFailed error={error} onRetry={again} />;
  if (url === undefined) return <Loading />;
  return (
    <Panel as="section">
      <div className={styles.resume}>
        <div className={styles.resumeWords}>
          <Text>{intl.formatMessage({ id: 'learning.opensElsewhere' }, { name })}</Text>
          <Text size="small" tone="muted">
            {intl.formatMessage({ id: 'learning.opensElsewhere.text' })}
          </Text>
        </div>
        <ButtonLink href={url} icon={ExternalLink}>
          {intl.formatMessage({ id: 'learning.opensElsewhere.action' }, { name })}
        </ButtonLink>
      </div>
    </Panel>
  );
}
