import type { CourseDetail } from '@medeina/contract';
import { BuyBarSpace } from '@medeina/design-system/domain/BuyPanel';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { Split } from '@medeina/design-system/primitives/Split';
import { TabLinks } from '@medeina/design-system/primitives/TabLinks';
import { Suspense, lazy, memo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useParams } from 'react-router-dom';
import { type AboutTab, aboutPath, aboutTabs } from '../../data/catalogue/cards.ts';
import { type CourseAnswer, useCourse } from '../../data/catalogue/course.ts';
import { idOf } from '../../data/ids.ts';
import { withMessages } from '../../languages.ts';
import { useSession } from '../../session/hooks.ts';
import { apart } from '../../shell/apart.tsx';
import { NotFound } from '../../shell/frame/ErrorPages.tsx';
import { useHearts } from '../../shell/useHearts.ts';
import { pathIn } from '../../shell/head.tsx';
import { Description } from './course/About.tsx';
import { CourseMissing } from './course/CourseMissing.tsx';
import { CourseTop } from './course/CourseTop.tsx';
import { LecturersSection } from './course/LecturersSection.tsx';
import { ProgrammeSection } from './course/ProgrammeSection.tsx';
import { RelatedSection } from './course/RelatedSection.tsx';
import { useCourseHead } from './course/useCourseHead.ts';
import { BuySide } from './enrolment/BuySide.tsx';
import { ReviewExcerpt } from './reviews/CourseReviews.tsx';
import * as styles from './course/course.css.ts';

const loadReviews = async () => (await import('./reviews/AllReviews.tsx')).AllReviews;
const loadQuestions = async () => (await import('./course/QuestionsSection.tsx')).QuestionsSection;
const loadEstimator = async () => (await import('./course/EstimatorSection.tsx')).EstimatorSection;

// A browser fetches each with its tab alone.
const AllReviews = apart(
  'src/pages/catalogue/reviews/AllReviews.tsx',
  loadReviews,
  import.meta.env.SSR ? await loadReviews() : undefined,
);
const QuestionsSection = apart(
  'src/pages/catalogue/course/QuestionsSection.tsx',
  loadQuestions,
  import.meta.env.SSR ? await loadQuestions() : undefined,
);

// Brings the slider along, which courses for institutions alone have.
const EstimatorSection = apart(
  'src/pages/catalogue/course/EstimatorSection.tsx',
  loadEstimator,
  import.meta.env.SSR ? await loadEstimator() : undefined,
);

// What it says depends on who reads, so the page from the server goes without it.
const OwnReview = lazy(async () => ({
  default: (await withMessages('course', () => import('./reviews/OwnReview.tsx'))).OwnReview,
}));
const ShareDialog = lazy(async () => ({ default: (await import('./course/ShareDialog.tsx')).ShareDialog }));

interface TabProps {
  readonly course: CourseDetail;
  readonly tab: AboutTab;
}

function Tabs({ course, tab }: TabProps) {
  const intl = useIntl();
  const counts: Partial<Record<AboutTab, number>> = {
    subjects: course.courseSubjects.length,
    reviews: course.reviews.count,
  };
  return (
    <div className={styles.tabs}>
      <Band>
        <div className={styles.tabsInner}>
          <TabLinks
            label={intl.formatMessage({ id: 'catalogue.course.tabs' })}
            links={aboutTabs.map((one) => ({
              href: aboutPath(course.id, one),
              label: intl.formatMessage({ id: `catalogue.course.tab.${one}` }),
              count: counts[one] === 0 ? undefined : counts[one],
              current: one === tab,
            }))}
          />
        </div>
      </Band>
    </div>
  );
}

/**
 * Each part is hydrated by itself, after what stands above it. Drawn anew with another course alone: otherwise React would
 * hydrate all parts at once whenever the page is drawn.
 */
const AboutContent = memo(function AboutContent({ course }: { readonly course: CourseDetail }) {
  // Missing in answers that a device saved under an earlier release.
  const lecturers = course.lecturers ?? [];
  return (
    <>
      <Description course={course}>
        {course.business && (
          <Suspense fallback={<Skeleton shape="plate" />}>
            <EstimatorSection courseId={course.id} />
          </Suspense>
        )}
      </Description>
      {lecturers.length > 0 && (
        <Suspense>
          <LecturersSection lecturers={lecturers} />
        </Suspense>
      )}
      {course.courseSubjects.length > 0 && (
        <Suspense>
          <ProgrammeSection course={course} />
        </Suspense>
      )}
      {course.reviews.count > 0 && (
        <Suspense>
          <ReviewExcerpt course={course} />
        </Suspense>
      )}
    </>
  );
});

/** The same for the end of the page. */
const Related = memo(function Related({ course }: { readonly course: CourseDetail }) {
  return (
    <Suspense>
      <RelatedSection course={course} />
    </Suspense>
  );
});

/** All reviews and, once it is known who reads, what that person may do with them. */
function Reviews({ course, answer }: { readonly course: CourseDetail; readonly answer: CourseAnswer }) {
  const { status } = useSession();
  return (
    <>
      <Suspense fallback={<Skeleton shape="row" />}>
        <AllReviews course={course} />
      </Suspense>
      {status !== 'unknown' && (
        <Suspense>
          <OwnReview courseId={course.id} answer={answer} />
        </Suspense>
      )}
    </>
  );
}

function TabContent({ course, tab, answer }: TabProps & { readonly answer: CourseAnswer }) {
  if (tab === 'about') return <AboutContent course={course} />;
  if (tab === 'subjects') return <ProgrammeSection course={course} />;
  if (tab === 'faq')
    return (
      <Suspense fallback={<Skeleton shape="row" />}>
        <QuestionsSection course={course} />
      </Suspense>
    );
  return <Reviews course={course} answer={answer} />;
}

function AboutCourse({ id }: { readonly id: number }) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const answer = useCourse(id);
  const hearts = useHearts();
  const [isSharing, setSharing] = useState(false);
  const tab = aboutTabs.find((one) => pathname === aboutPath(id, one)) ?? 'about';
  useCourseHead(id, tab, answer);
  const { course, error } = answer;
  if (course === undefined) return <CourseMissing error={error} onRetry={() => void answer.reload()} />;

  const heart = hearts(course);
  return (
    <>
      <CourseTop course={course} heart={heart} onShare={() => setSharing(true)} />
      <Tabs course={course} tab={tab} />
      <Band>
        <div className={styles.body}>
          <Split ratio="course-body">
            <div className={styles.main}>
              <TabContent course={course} tab={tab} answer={answer} />
            </div>
            <div className={tab === 'about' ? `${styles.aside} ${styles.asideFirst}` : styles.aside}>
              <BuySide key={course.id} course={course} answer={answer} />
            </div>
          </Split>
        </div>
      </Band>
      <Related course={course} />
      <BuyBarSpace />
      {isSharing && (
        <Suspense fallback={null}>
          <ShareDialog
            title={course.title}
            url={new URL(pathIn(aboutPath(course.id), intl.locale), window.location.origin).href}
            onClose={() => setSharing(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The public page of a course, with one of its four tabs open. */
export function Page() {
  const id = idOf(useParams()['id']);
  return id === undefined ? <NotFound /> : <AboutCourse id={id} />;
}
