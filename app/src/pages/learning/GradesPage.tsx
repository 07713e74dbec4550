import type { Output, PurchasedDetail } from '@medeina/contract';
import { GradesNotAllowed, GradeTable, GradeTableSkeleton } from '@medeina/design-system/domain/GradeTable';
import { Breadcrumb } from '@medeina/design-system/primitives/Breadcrumb';
import { EmptyState } from '@medeina/design-system/primitives/EmptyState';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Text } from '@medeina/design-system/primitives/Text';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { coursePath, environmentOf, isElsewhere, namedEnvironment } from '../../data/learning/coursePath.ts';
import { gradeTableOf } from '../../data/learning/grades.ts';
import { usePersonalCall } from '../../data/hooks.ts';
import { idOf } from '../../data/ids.ts';
import { useLearning } from '../../data/learning/progress.ts';
import { AccountFrame } from '../../shell/frame/AccountFrame.tsx';
import { NotFound } from '../../shell/frame/ErrorPages.tsx';
import { LoadFailed } from '../../shell/frame/LoadFailed.tsx';
import { useHead } from '../../shell/head.tsx';
import { EnvironmentProblem, isOfEnvironment, NotTheirs } from './course/refusals.ts';
import { useRefusedAlert } from './useRefusedAlert.ts';
import * as styles from './grades/grades.css.ts';

const History = lazy(() => import('./grades/History.tsx'));

/** The part of a call that names another environment than Medeina itself. */
const ofEnvironment = (environment: string | undefined) =>
  environment === undefined ? {} : { query: { environment } };

type Grades = NonNullable<Output<'learning.grades.course'>['grades']>;

function useText() {
  const intl = useIntl();
  return (id: string, values: Record<string, number> = {}) =>
    intl.formatMessage({ id: `learning.grades.${id}` }, values);
}

/** What is to be said of the grades in a sentence. */
function Summary({ grades }: { readonly grades: Grades }) {
  const text = useText();
  const { gradedItems: graded, totalItems: total } = grades;
  if (graded === 0) return <Text tone="muted">{text(total === 0 ? 'nothing' : 'none')}</Text>;
  return <Text tone="muted">{text(graded < total ? 'counted.changes' : 'counted', { graded, total })}</Text>;
}

function Score({ grade }: { readonly grade: number }) {
  const intl = useIntl();
  const text = useText();
  return (
    <p className={styles.score}>
      {text('score')} <span className={styles.figure}>{intl.formatNumber(grade)}</span> {text('outOf')}
    </p>
  );
}

interface AnsweredProps {
  readonly course: PurchasedDetail;
  readonly answer: Output<'learning.grades.course'>;
}

function Answered({ course, answer: { grades, history } }: AnsweredProps) {
  const text = useText();
  if (grades === null)
    return <GradesNotAllowed backHref={coursePath(course, 'general')}>{text('hidden')}</GradesNotAllowed>;
  return (
    <>
      {grades.totalItems > 0 ? (
        <GradeTable {...gradeTableOf(course, grades)} />
      ) : (
        <EmptyState title={text('nothing')} />
      )}
      {history.length > 0 && (
        <div className={styles.chart}>
          <Suspense>
            <History days={history} />
          </Suspense>
        </div>
      )}
    </>
  );
}

/** The learner's grades in a course that they have. */
function Grades({ course }: { readonly course: PurchasedDetail }) {
  const intl = useIntl();
  const text = useText();
  useHead({ title: `${text('title')} – ${course.title}`, description: text('description'), isPrivate: true });
  // What was done without a connection is sent from here too.
  useLearning(undefined, useRefusedAlert());
  const { data, error, mutate } = usePersonalCall(
    'learning.grades.course',
    { params: { shortname: course.shortname }, ...ofEnvironment(environmentOf(course)) },
    { revalidateOnFocus: true },
  );
  const grade = data?.grades?.total.grade ?? null;
  return (
    <AccountFrame>
      <Breadcrumb
        parents={[
          { label: intl.formatMessage({ id: 'learning.crumb' }), href: '/dashboard/courses' },
          { label: course.title, href: coursePath(course, 'general') },
        ]}
        current={text('title')}
      />
      <div className={styles.head}>
        <div className={styles.words}>
          <Heading level={1}>{text('title')}</Heading>
          {data?.grades !== undefined && data.grades !== null && <Summary grades={data.grades} />}
        </div>
        {grade !== null && <Score grade={grade} />}
      </div>
      {data === undefined && error === undefined && <GradeTableSkeleton />}
      {data === undefined && error !== undefined && (
        <LoadFailed error={error} onRetry={() => void mutate()} />
      )}
      {data !== undefined && <Answered course={course} answer={data} />}
    </AccountFrame>
  );
}

interface OwnGradesProps {
  readonly id: number;
  /** The environment in the address, if any. */
  readonly environment: string | undefined;
}

function Loading() {
  useHead({ title: useText()('title'), isPrivate: true });
  return (
    <AccountFrame>
      <GradeTableSkeleton />
    </AccountFrame>
  );
}

function OwnGrades({ id, environment }: OwnGradesProps) {
  const { data, error, mutate } = usePersonalCall('learning.purchased.detail', {
    params: { id },
    ...ofEnvironment(namedEnvironment(environment)),
  });
  if (data !== undefined)
    return isElsewhere(data.data, environment) ? <NotFound /> : <Grades course={data.data} />;
  if (error?.status === 404) return <NotTheirs id={id} environment={environment} loading={<Loading />} />;
  if (error === undefined) return <Loading />;
  if (isOfEnvironment(error))
    return <EnvironmentProblem error={error} environment={environment} onRetry={() => void mutate()} />;
  return (
    <AccountFrame>
      <LoadFailed level={1} error={error} onRetry={() => void mutate()} />
    </AccountFrame>
  );
}

/** The grades of the address's course. */
export function Page() {
  const { environment, id: text } = useParams();
  const id = idOf(text);
  if (id === undefined) return <NotFound />;
  return (
    <Suspense fallback={<Loading />}>
      <OwnGrades id={id} environment={environment} />
    </Suspense>
  );
}
