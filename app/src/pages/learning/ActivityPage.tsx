import { ActivityExpired, ActivityNotFound } from '@medeina/design-system/domain/ActivityStates';
import { Badge } from '@medeina/design-system/primitives/Badge';
import { Breadcrumb } from '@medeina/design-system/primitives/Breadcrumb';
import { ButtonLink } from '@medeina/design-system/primitives/Button';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { Check } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { idOf } from '../../data/ids.ts';
import { type ActivityQuery, readActivityQuery } from '../../data/learning/activityPath.ts';
import { findMaterial } from '../../data/learning/course.ts';
import { coursePath, namedEnvironment } from '../../data/learning/coursePath.ts';
import { useLaunch } from '../../data/learning/launch.ts';
import { type Refused, useLearning } from '../../data/learning/progress.ts';
import { useAlerts } from '../../shell/alerts.tsx';
import { NotFound } from '../../shell/frame/ErrorPages.tsx';
import { LoadFailed } from '../../shell/frame/LoadFailed.tsx';
import { useHead } from '../../shell/head.tsx';
import { ActivityFrame } from './course/ActivityFrame.tsx';
import { OpensElsewhere } from './course/OpensElsewhere.tsx';
import * as styles from './course/course.css.ts';
import { useRefusedAlert } from './useRefusedAlert.ts';

interface ActivityProps {
  readonly courseId: number;
  /** Where the course is studied, if not in Medeina itself. */
  readonly environment: string | undefined;
  readonly query: ActivityQuery;
}

/** An activity in its frame, or why it cannot be shown. */
function Activity({ courseId, query: { material, title, backUrl } }: Omit<ActivityProps, 'environment'>) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { url, error, again } = useLaunch(material);
  const [expired, setExpired] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const { show } = useAlerts();
  const tell = useRefusedAlert();
  const onRefused = useCallback<Refused>(
    (entry, failure) => {
      if (entry.kind === 'answer') setRefused((known) => [...known, entry.at]);
      tell(entry, failure);
    },
    [tell],
  );
  const learning = useLearning(courseId, onRefused);
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
  if (error?.status === 403 || (url !== undefined && expired === url))
    return <ActivityExpired onRefresh={again} />;
  if (url !== undefined && failed === url)
    return (
      <ActivityExpired
        onRefresh={again}
        texts={{ expired: intl.formatMessage({ id: 'catalogue.loadFailed' }) }}
      />
    );
  if (error !== undefined) return <LoadFailed error={error} onRetry={again} />;
  if (url === undefined)
    return (
      <div aria-busy="true">
        <Stack gap={12}>
          <Skeleton />
          <Skeleton width="most" />
          <Skeleton width="half" />
        </Stack>
      </div>
    );
  const placed = learning.course && findMaterial(learning.course, material);
  return (
    <>
      <ActivityFrame
        key={url}
        url={url}
        title={title === '' ? intl.formatMessage({ id: 'learning.module.quiz' }) : title}
        material={material}
        learning={learning}
        refused={refused}
        onFinished={() => void navigate(backUrl)}
        onEnded={(files) => {
          if (files.length > 0)
            show({
              type: 'warning',
              subject: intl.formatMessage({ id: 'learning.files.unsent' }),
              message: files.join(', '),
            });
          again();
        }}
        onExpired={() => setExpired(url)}
        onFailed={() => setFailed(url)}
      />
      {/* A package does not know our pages: the way back stands below it. */}
      {placed?.material.module === 'hvp' && (
        <div className={styles.viewFoot}>
          {placed.material.completed && (
            <Badge tone="success" icon={Check}>
              {intl.formatMessage({ id: 'learning.material.isDone' })}
            </Badge>
          )}
          <ButtonLink variant={placed.material.completed ? 'primary' : 'outline'} href={backUrl}>
            {intl.formatMessage({ id: 'learning.package.again' })}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

function Screen({ courseId, environment, query }: ActivityProps) {
  const intl = useIntl();
  const title = query.title === '' ? intl.formatMessage({ id: 'learning.module.quiz' }) : query.title;
  useHead({ title, isPrivate: true });
  return (
    <Band>
      <div className={styles.activity}>
        <Stack gap={12}>
          <Breadcrumb
            parents={[{ label: intl.formatMessage({ id: 'learning.activity.back' }), href: query.backUrl }]}
            current={title}
          />
          <Heading level={1} size="h2">
            {title}
          </Heading>
        </Stack>
        {environment === undefined ? (
          <Activity courseId={courseId} query={query} />
        ) : (
          <OpensElsewhere courseId={courseId} environment={environment} query={query} />
        )}
      </div>
    </Band>
  );
}

/** The activity that the address names. */
export function Page() {
  const { environment: named, id: text } = useParams();
  const environment = namedEnvironment(named);
  const [search] = useSearchParams();
  const courseId = idOf(text);
  if (courseId === undefined) return <NotFound />;
  const back = coursePath(environment === undefined ? courseId : { id: courseId, environment }, 'general');
  const query = readActivityQuery(search.get('json'), back);
  if (query === undefined)
    return (
      <Band block="page">
        <ActivityNotFound headingLevel={1} backHref={back} />
      </Band>
    );
  return <Screen courseId={courseId} environment={environment} query={query} />;
}
