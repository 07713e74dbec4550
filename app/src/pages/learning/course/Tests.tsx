import type { CourseTest, PurchasedDetail } from '@medeina/contract';
import { TestList, TestListSkeleton } from '@medeina/design-system/domain/TestRow';
import { useIntl } from 'react-intl';
import { usePersonalCall } from '../../../data/hooks.ts';
import { activityPath } from '../../../data/learning/activityPath.ts';
import { coursePath, environmentOf } from '../../../data/learning/coursePath.ts';
import { LoadFailed } from '../../../shell/frame/LoadFailed.tsx';

interface ListProps {
  readonly course: PurchasedDetail;
}

interface RowsProps extends ListProps {
  readonly tab: 'surveys' | 'tests';
}

function rowOf(course: PurchasedDetail, tab: RowsProps['tab'], test: CourseTest) {
  const isTest = tab === 'tests';
  return {
    id: test.id,
    title: test.title,
    href: activityPath(course, {
      material: test.course_module_id,
      title: test.title,
      backUrl: coursePath(course, tab),
    }),
    questions: test.availability_status ? (test.questions ?? undefined) : undefined,
    timeLimit: test.time_limit ?? undefined,
    attemptsLeft: isTest ? (test.attempts_left ?? undefined) : undefined,
    grade: test.percent === null ? undefined : test.percent / 10,
    max: test.percent === null ? undefined : 10,
    completed: test.completed || (!isTest && test.attempts_left === 0),
    passed: test.passed ?? undefined,
    unavailable: test.availability_status ? undefined : (test.availability_information ?? true),
  };
}

function Rows({ course, tab }: RowsProps) {
  const intl = useIntl();
  const environment = environmentOf(course);
  const input = {
    params: { id: course.id },
    ...(environment === undefined ? {} : { query: { environment } }),
  };
  const { data, error, mutate } = usePersonalCall(`learning.purchased.${tab}`, input, {
    revalidateOnFocus: true,
  });
  const label = intl.formatMessage({ id: `learning.tab.${tab}` });
  if (data === undefined && error !== undefined)
    return (
      <LoadFailed
        error={error}
        title={intl.formatMessage({ id: 'learning.tests.failed' })}
        onRetry={() => void mutate()}
      />
    );
  if (data === undefined) return <TestListSkeleton />;
  return <TestList label={label} tests={data.data.map((test) => rowOf(course, tab, test))} />;
}

/** The tests of a course with what the learner reached. */
export function TestsList({ course }: ListProps) {
  return <Rows course={course} tab="tests" />;
}

/** The surveys of a course. */
export function SurveyList({ course }: ListProps) {
  return <Rows course={course} tab="surveys" />;
}
