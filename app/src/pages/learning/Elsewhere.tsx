import type { EnvironmentCourses } from '@medeina/contract';
import { CourseProgressList } from '@medeina/design-system/domain/CourseProgressRow';
import { Banner } from '@medeina/design-system/primitives/Banner';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Link } from '@medeina/design-system/primitives/Link';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { signOnPath } from '../../data/auth/signOn.ts';
import { usePersonalCall } from '../../data/hooks.ts';
import { rowOfElsewhere } from '../../data/learning/rows.ts';
import { useIsUser } from '../../session/hooks.ts';
import { type CoursesState, elsewhereInput, writeCourses } from './coursesQuery.ts';
import * as styles from './Elsewhere.css.ts';

/** Why what is shown of an environment may be old, with the way out where there is one. */
export function EnvironmentState({ list }: { readonly list: EnvironmentCourses }) {
  const intl = useIntl();
  const { name, read_at: read, environment } = list;
  if (list.available) return null;
  if (list.needs_login) {
    return (
      <Banner tone="info">
        {intl.formatMessage({ id: 'learning.elsewhere.login' }, { name })}{' '}
        <Link href={signOnPath(environment, { redirect: writeCourses({}) })}>
          {intl.formatMessage({ id: 'learning.elsewhere.login.action' })}
        </Link>
      </Banner>
    );
  }
  const time = read === null ? '' : intl.formatDate(read, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Banner tone="warning">
      {intl.formatMessage(
        { id: read === null ? 'learning.elsewhere.awayNever' : 'learning.elsewhere.away' },
        { name, time },
      )}
    </Banner>
  );
}

function Environment({ list }: { readonly list: EnvironmentCourses }) {
  const intl = useIntl();
  const heading = useId();
  const title = intl.formatMessage({ id: 'learning.elsewhere.title' }, { name: list.name });
  return (
    <section aria-labelledby={heading} className={styles.environment}>
      <Heading level={2} size="h3" id={heading}>
        {title}
      </Heading>
      <EnvironmentState list={list} />
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
  const isUser = useIsUser();
  const { data } = usePersonalCall('learning.purchased.elsewhere', isUser ? elsewhereInput(state) : null, {
    revalidateOnFocus: true,
  });
  const lists = (data?.data ?? []).filter(({ available, courses }) => !available || courses.length > 0);
  return lists.map((list) => <Environment key={list.environment} list={list} />);
}
