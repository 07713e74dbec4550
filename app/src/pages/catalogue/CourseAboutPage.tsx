import { BuyBarSpace, BuyPanelSkeleton } from '@medeina/design-system/domain/BuyPanel';
import { CourseHeader, CourseHeaderSkeleton } from '@medeina/design-system/domain/CourseHeader';
import { Breadcrumb } from '@medeina/design-system/primitives/Breadcrumb';
import { Button, ButtonLink } from '@medeina/design-system/primitives/Button';
import { EmptyState } from '@medeina/design-system/primitives/EmptyState';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { Split } from '@medeina/design-system/primitives/Split';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { TabLinks } from '@medeina/design-system/primitives/TabLinks';
import { Heart, Share2 } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useParams } from 'react-router-dom';
import { aboutPath, factsOf, hueOf, photoOf, priceRangeOf } from '../../data/catalogue/cards.ts';
import { useCourse } from '../../data/catalogue/course.ts';
import { useCatalogueFormat } from '../../data/format.ts';
import { writeDiscover } from '../../data/catalogue/query.ts';
import { useConfig } from '../../data/config.ts';
import { LoadFailed } from '../../shell/frame/LoadFailed.tsx';
import { useHearts } from '../../shell/useHearts.ts';
import { deferred } from '../../shell/loading/deferred.tsx';
import { below } from '../../shell/loading/firstView.css.ts';
import { pathIn, sharePath, useHead } from '../../shell/head.tsx';
import { Description } from './course/About.tsx';
import { BuySide } from './enrolment/BuySide.tsx';
import { AllReviews, ReviewExcerpt } from './reviews/CourseReviews.tsx';
import { OwnReview } from './reviews/OwnReview.tsx';
import { structuredData } from './course/structured.ts';
import * as styles from './course/course.css.ts';

// Rows open without the script: only the arrows need it, and they come when somebody turns to the page.
const ProgrammeBlock = deferred(async () => import('./course/ProgrammeBlock.tsx'), 'turnedTo');
const QuestionsBlock = deferred(async () => import('./course/QuestionsBlock.tsx'), 'turnedTo');
const EstimatorBlock = deferred(async () => import('./course/EstimatorBlock.tsx'));
const RelatedBlock = deferred(async () => import('./course/RelatedBlock.tsx'));

const ShareDialog = lazy(async () => ({ default: (await import('./course/ShareDialog.tsx')).ShareDialog }));

const tabs = ['about', 'subjects', 'reviews', 'faq'] as const;
type Tab = (typeof tabs)[number];

/** Places that a person may have come from, by the last part of the address. */
const backRoutes: ReadonlyMap<string, { readonly href: string; readonly label: string }> = new Map([
  ['favourites', { href: '/dashboard/favourites', label: 'catalogue.course.back.favourites' }],
  ['courses', { href: '/dashboard/courses', label: 'catalogue.course.back.courses' }],
]);

/** The public page of a course, with one of its four tabs open. */
export function Page() {
  const intl = useIntl();
  const format = useCatalogueFormat();
  const config = useConfig();
  const { pathname } = useLocation();
  const parameters = useParams();
  const id = Number(parameters['id']);
  const answer = useCourse(Number.isInteger(id) ? id : undefined);
  const hearts = useHearts();
  const [isSharing, setSharing] = useState(false);
  const { course, error } = answer;
  const tab: Tab = tabs.find((one) => pathname === aboutPath(id, one)) ?? 'about';
  const text = (name: string, values: Record<string, string | number> = {}) =>
    intl.formatMessage({ id: `catalogue.course.${name}` }, values);

  useHead({
    title:
      course === undefined
        ? error?.status === 404
          ? text('notFound')
          : error === undefined
            ? ''
            : intl.formatMessage({ id: 'catalogue.loadFailed' })
        : tab === 'about'
          ? course.title
          : `${text(`tab.${tab}`)}: ${course.title}`,
    description:
      course === undefined
        ? undefined
        : course.shortDescription === ''
          ? text('description', {
              format: intl.formatMessage({ id: `catalogue.format.${course.format}` }),
              title: course.title,
            })
          : course.shortDescription,
    canonical: aboutPath(id),
    isPrivate: course === undefined && error !== undefined,
    // Read from the server's document alone: the browser needs none of its code.
    ...(import.meta.env.SSR && course !== undefined
      ? {
          image: sharePath(intl.locale, id),
          structured: structuredData(course, {
            site: { origin: config.public_url, language: intl.locale },
            image: sharePath(intl.locale, id),
            courses: intl.formatMessage({ id: 'catalogue.discover.title' }),
          }),
        }
      : {}),
  });

  if (course === undefined) {
    const loading = intl.formatMessage({ id: 'catalogue.loading' });
    if (error?.status === 404 || error?.status === 400) {
      return (
        <Band block="page">
          <EmptyState
            level={1}
            title={text('notFound')}
            action={<ButtonLink href="/discover">{text('toList')}</ButtonLink>}
          >
            {text('notFound.text')}
          </EmptyState>
        </Band>
      );
    }
    return (
      <Band block="page">
        {error === undefined ? (
          <Stack gap={48}>
            <CourseHeaderSkeleton label={loading} />
            <Split ratio="course-body">
              <Stack gap={16}>
                <Skeleton shape="heading" width="half" />
                <Skeleton />
                <Skeleton width="most" />
                <Skeleton />
              </Stack>
              <BuyPanelSkeleton label={loading} />
            </Split>
          </Stack>
        ) : (
          <LoadFailed level={1} error={error} onRetry={() => void answer.reload()} />
        )}
      </Band>
    );
  }

  const heart = hearts(course);
  const hue = hueOf(course.category.key);
  const categoryPath = writeDiscover({ category: course.category.category_id });
  const back = backRoutes.get(parameters['backRoute'] ?? '') ?? {
    href: '/discover',
    label: 'catalogue.discover.title',
  };
  const counts = {
    about: undefined,
    subjects: course.courseSubjects.length,
    reviews: course.reviews.count,
    faq: undefined,
  };
  return (
    <>
      <Band>
        <CourseHeader
          title={course.title}
          category={{ hue, label: course.category.name, href: categoryPath }}
          lead={course.shortDescription === '' ? undefined : course.shortDescription}
          rating={
            course.review_count > 0
              ? { value: course.rating, count: course.review_count, href: aboutPath(course.id, 'reviews') }
              : undefined
          }
          facts={{
            ...factsOf({ ...course, cities: [] }, intl, format),
            language:
              course.languages.length === 0
                ? undefined
                : format.capital(
                    course.languages
                      .map((one) => intl.formatMessage({ id: `catalogue.language.${one}` }))
                      .join(', '),
                  ),
          }}
          priceRange={priceRangeOf(course, intl)}
          image={photoOf(course)}
          breadcrumb={
            <Breadcrumb
              parents={[
                { label: intl.formatMessage({ id: back.label }), href: back.href },
                { label: course.category.name, href: categoryPath },
              ]}
              current={course.title}
            />
          }
          actions={
            <>
              <Button variant="outline" icon={Heart} aria-pressed={heart.on} onClick={heart.onToggle}>
                {intl.formatMessage({ id: heart.on ? 'catalogue.favourite.on' : 'catalogue.favourite.add' })}
              </Button>
              <Button variant="ghost" icon={Share2} aria-haspopup="dialog" onClick={() => setSharing(true)}>
                {text('share')}
              </Button>
            </>
          }
        />
      </Band>
      <div className={styles.tabs}>
        <Band>
          <div className={styles.tabsInner}>
            <TabLinks
              label={text('tabs')}
              links={tabs.map((one) => ({
                href: aboutPath(course.id, one),
                label: text(`tab.${one}`),
                count: counts[one] === 0 ? undefined : counts[one],
                current: one === tab,
              }))}
            />
          </div>
        </Band>
      </div>
      <Band>
        <div className={styles.body}>
          <Split ratio="course-body">
            <div className={styles.main}>
              {tab === 'about' && (
                <>
                  <Description course={course} />
                  {course.courseSubjects.length > 0 && (
                    <div className={below}>
                      <ProgrammeBlock />
                    </div>
                  )}
                  {course.business && <EstimatorBlock />}
                  {course.reviews.count > 0 && (
                    <div className={below}>
                      <ReviewExcerpt course={course} />
                    </div>
                  )}
                </>
              )}
              {tab === 'subjects' && <ProgrammeBlock />}
              {tab === 'reviews' && (
                <>
                  <AllReviews course={course} />
                  <OwnReview courseId={course.id} answer={answer} />
                </>
              )}
              {tab === 'faq' && <QuestionsBlock />}
            </div>
            <div className={tab === 'about' ? `${styles.aside} ${styles.asideFirst}` : styles.aside}>
              <BuySide key={course.id} course={course} answer={answer} heart={heart} />
            </div>
          </Split>
        </div>
      </Band>
      <RelatedBlock />
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
