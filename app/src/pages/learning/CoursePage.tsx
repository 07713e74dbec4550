import type { PurchasedDetail } from '@medeina/contract';
import {
  CourseProgressHeader,
  CourseProgressHeaderSkeleton,
} from '@medeina/design-system/domain/CourseProgressHeader';
import { MaterialSectionSkeleton } from '@medeina/design-system/domain/MaterialRow';
import { TopicListSkeleton } from '@medeina/design-system/domain/TopicList';
import { Banner } from '@medeina/design-system/primitives/Banner';
import { Breadcrumb } from '@medeina/design-system/primitives/Breadcrumb';
import { LinkButton } from '@medeina/design-system/primitives/Link';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { Split } from '@medeina/design-system/primitives/Split';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { TabLinks } from '@medeina/design-system/primitives/TabLinks';
import { type ReactNode, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { askedMaterial } from '../../data/learning/course.ts';
import {
  type CourseTab,
  coursePath,
  environmentOf,
  gradesPath,
  isElsewhere,
  namedEnvironment,
} from '../../data/learning/coursePath.ts';
import { idOf } from '../../data/ids.ts';
import { useLearning } from '../../data/learning/progress.ts';
import type { Learning } from '../../data/learning/progress.ts';
import { matchAddress } from '../../matching.ts';
import { PageFailed } from '../../shell/frame/LoadFailed.tsx';
import { NotFound } from '../../shell/frame/ErrorPages.tsx';
import { useHead } from '../../shell/head.tsx';
import { useFocusToMain } from '../../shell/useFocusToMain.ts';
import { SurveyList, TestsList } from './course/Tests.tsx';
import { General } from './course/General.tsx';
import { EnvironmentProblem, isOfEnvironment, NotTheirs } from './course/refusals.ts';
import { Theory } from './course/Theory.tsx';
import { useRefusedAlert } from './useRefusedAlert.ts';
import * as styles from './course/course.css.ts';

const tabs = { general: General, theory: Theory, tests: TestsList, surveys: SurveyList } as const;
const tabOrder = ['general', 'theory', 'tests', 'surveys'] as const;

/** Tests and surveys have a tab where there are some; an address that names theirs is answered in any case. */
function isShown(tab: CourseTab, course: PurchasedDetail, current: CourseTab): boolean {
  return tab === current || countOf(tab, course) !== 0;
}

/** How many tests or surveys there are. */
function countOf(tab: CourseTab, course: PurchasedDetail): number | undefined {
  if (tab !== 'tests' && tab !== 'surveys') return undefined;
  return course.theory
    .flatMap(({ sections }) => sections.flatMap(({ parts }) => parts))
    .filter(({ module }) =>
      tab === 'tests' ? module === 'quiz' : module === 'survey' || module === 'questionnaire',
    ).length;
}

function Loading() {
  useHead({ title: '', isPrivate: true });
  return (
    <>
      <CourseProgressHeaderSkeleton />
      <Band>
        <div className={styles.body}>
          <Split ratio="learning">
            <TopicListSkeleton />
            <Stack gap={40}>
              <MaterialSectionSkeleton />
              <MaterialSectionSkeleton />
            </Stack>
          </Split>
        </div>
      </Band>
    </>
  );
}

/** Says that changes have not reached the server yet, with a button to send them now. */
function Unsent({ learning }: { readonly learning: Learning }) {
  const intl = useIntl();
  const box = useFocusToMain();
  return (
    <div ref={box} className={styles.unsent}>
      <Banner
        tone="warning"
        announce
        title={intl.formatMessage({ id: 'learning.unsent' }, { count: learning.unsent })}
        action={
          <LinkButton onClick={learning.sendNow}>
            {intl.formatMessage({ id: 'learning.unsent.now' })}
          </LinkButton>
        }
      >
        {intl.formatMessage({ id: 'learning.unsent.text' })}
      </Banner>
    </div>
  );
}

interface FrameProps {
  readonly course: PurchasedDetail;
  readonly learning: Learning;
  readonly tab: CourseTab;
  readonly children: ReactNode;
}

function Frame({ course, learning, tab, children }: FrameProps) {
  const intl = useIntl();
  useHead({ title: course.title, isPrivate: true });
  const [search] = useSearchParams();
  const lesson = tab === 'theory' ? askedMaterial(course, search) : undefined;
  const { done, total } = course.completed;
  return (
    <>
      <CourseProgressHeader
        title={course.title}
        topics={course.theory.map((topic) =>
          topic.completed.total === 0 ? 0 : topic.completed.done / topic.completed.total,
        )}
        done={done}
        total={total}
        completed={course.completed_at !== null}
        backHref={lesson && coursePath(course, 'theory', { topic: lesson.topic.id })}
        breadcrumb={
          <Breadcrumb
            parents={[{ label: intl.formatMessage({ id: 'learning.crumb' }), href: '/dashboard/courses' }]}
            current={course.category?.name ?? course.environment_name ?? ''}
          />
        }
        tabs={
          <TabLinks
            label={intl.formatMessage({ id: 'learning.tabs' })}
            links={[
              ...tabOrder
                .filter((one) => isShown(one, course, tab))
                .map((one) => ({
                  href: coursePath(course, one),
                  label: intl.formatMessage({ id: `learning.tab.${one}` }),
                  count: countOf(one, course),
                  current: one === tab,
                })),
              ...(course.showGrades
                ? [{ href: gradesPath(course), label: intl.formatMessage({ id: 'learning.tab.grades' }) }]
                : []),
            ]}
          />
        }
      />
      <Band>
        <div className={styles.body}>
          {learning.isWaiting && <Unsent learning={learning} />}
          {children}
        </div>
      </Band>
    </>
  );
}

interface OwnCourseProps {
  readonly id: number;
  /** The environment in the address, if any. */
  readonly environment: string | undefined;
}

/** A course that the learner has: its theory, or what it is and how far they are. */
function OwnCourse({ id, environment }: OwnCourseProps) {
  const { pathname } = useLocation();
  const learning = useLearning(id, useRefusedAlert(), namedEnvironment(environment));
  const { course, error } = learning;
  if (course === undefined && error?.status === 404)
    return <NotTheirs id={id} environment={environment} loading={<Loading />} />;
  if (course === undefined && isOfEnvironment(error))
    return (
      <EnvironmentProblem error={error} environment={environment} onRetry={() => void learning.reload()} />
    );
  if (course === undefined)
    return error === undefined ? (
      <Loading />
    ) : (
      <PageFailed error={error} onRetry={() => void learning.reload()} />
    );
  // An address without the environment is of Medeina itself.
  if (environment === undefined && environmentOf(course) !== undefined)
    return <Navigate replace to={coursePath(course)} />;
  if (isElsewhere(course, environment)) return <NotFound />;
  const { tab = 'theory' } = matchAddress(pathname).entry;
  const Content = tabs[tab];
  return (
    <Frame course={course} learning={learning} tab={tab}>
      <Content course={course} learning={learning} />
    </Frame>
  );
}

/** The course of the address; not found where the id is none, or the environment is not the course's. */
export function Page() {
  const { environment, id: text } = useParams();
  const id = idOf(text);
  if (id === undefined) return <NotFound />;
  return (
    <Suspense fallback={<Loading />}>
      <OwnCourse id={id} environment={environment} />
    </Suspense>
  );
}
