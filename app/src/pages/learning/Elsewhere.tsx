import type { EnvironmentCourses } from '@medeina/contract';
import { CourseProgressList } from '@medeina/design-system/domain/CourseProgressRow';
import { Banner } from '@medeina/design-system/primitives/Banner';
import { Button } from '@medeina/design-system/primitives/Button';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { usePersonalCall } from '../../data/hooks.ts';
import { elsewhereOptions } from '../../data/learning/elsewhere.ts';
import { rowOfElsewhere } from '../../data/learning/rows.ts';
import { writeMoment } from '../../activities/moment.ts';
import { useIsUser } from '../../session/hooks.ts';
import { LoadFailed } from '../../shell/frame/LoadFailed.tsx';
import { useFocusToMain } from '../../shell/useFocusToMain.ts';
import { type CoursesState, elsewhereInput, writeCourses } from './coursesQuery.ts';
import * as styles from './Elsewhere.css.ts';
import { LoginElsewhere } from './LoginElsewhere.tsx';

/** Asks the environments again. */
function AskAgain({ onRetry }: { readonly onRetry: () => Promise<unknown> }) {
  const intl = useIntl();
  const [isAsking, setAsking] = useState(false);
  // The button goes with what it mends.
  const box = useFocusToMain();
  return (
    <div ref={box}>
      <Button
        variant="outline"
        size="sm"
        loading={isAsking}
        onClick={() => {
          setAsking(true);
          void onRetry().finally(() => setAsking(false));
        }}
      >
        {intl.formatMessage({ id: 'catalogue.retry' })}
      </Button>
    </div>
  );
}

interface EnvironmentProps {
  readonly list: EnvironmentCourses;
  readonly onRetry: () => Promise<unknown>;
}

/** Why what is shown of an environment may be old, and the way out. */
export function EnvironmentState({ list, onRetry }: EnvironmentProps) {
  const intl = useIntl();
  const { name, read_at: read, environment } = list;
  if (list.available) return null;
  if (list.needs_login) {
    return (
      <Banner
        tone="info"
        action={
          <LoginElsewhere
            environment={environment}
            redirect={writeCourses({})}
            onLinked={() => void onRetry()}
            variant="outline"
            size="sm"
          />
        }
      >
        {intl.formatMessage({ id: 'learning.elsewhere.login' }, { name })}
      </Banner>
    );
  }
  const time = read === null ? '' : writeMoment(intl, read, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Banner tone="warning" action={<AskAgain onRetry={onRetry} />}>
      {intl.formatMessage(
        { id: read === null ? 'learning.elsewhere.awayNever' : 'learning.elsewhere.away' },
        { name, time },
      )}
    </Banner>
  );
}

function Environment({ list, onRetry }: EnvironmentProps) {
  const intl = useIntl();
  const heading = useId();
  const title = intl.formatMessage({ id: 'learning.elsewhere.title' }, { name: list.name });
  return (
    <section aria-labelledby={heading} className={styles.environment}>
      <Heading level={2} size="h3" id={heading}>
        {title}
      </Heading>
      <EnvironmentState list={list} onRetry={onRetry} />
      <CourseProgressList
        courses={list.courses.map((course) => rowOfElsewhere(list, course))}
        headingLevel={3}
        label={title}
      />
    </section>
  );
}

/** The courses in linked environments. One that is away says so; its courses are those that it named last. */
export function Elsewhere({ state }: { readonly state: CoursesState }) {
  const intl = useIntl();
  const isUser = useIsUser();
  const { data, error, mutate } = usePersonalCall(
    'learning.purchased.elsewhere',
    isUser ? elsewhereInput(state) : null,
    elsewhereOptions,
  );
  if (data === undefined)
    return error === undefined ? null : (
      <LoadFailed
        title={intl.formatMessage({ id: 'learning.elsewhere.failed' })}
        error={error}
        onRetry={() => void mutate()}
      />
    );
  return data.data
    .filter(({ available, courses }) => !available || courses.length > 0)
    .map((list) => <Environment key={list.environment} list={list} onRetry={mutate} />);
}
