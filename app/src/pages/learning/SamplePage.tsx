import type { CourseDetail, Sample } from '@medeina/contract';
import { Breadcrumb } from '@medeina/design-system/primitives/Breadcrumb';
import { ButtonLink } from '@medeina/design-system/primitives/Button';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { RichText } from '@medeina/design-system/primitives/RichText';
import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { Text } from '@medeina/design-system/primitives/Text';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { aboutPath } from '../../data/catalogue/cards.ts';
import { type CourseAnswer, useCourse } from '../../data/catalogue/course.ts';
import { writeDiscover } from '../../data/catalogue/discover.ts';
import { useConfig } from '../../data/config.ts';
import { offerPath } from '../../data/content/offer.ts';
import { useCatalogueFormat } from '../../data/format.ts';
import { useCall } from '../../data/hooks.ts';
import { idOf } from '../../data/ids.ts';
import { coursePath } from '../../data/learning/coursePath.ts';
import { NotFound } from '../../shell/frame/ErrorPages.tsx';
import { TextPage } from '../../shell/frame/TextPage.tsx';
import { sharePath, useHead } from '../../shell/head.tsx';
import { FiguredText } from '../../shell/LazyFiguredText.ts';
import { useIsHydrated } from '../../shell/useIsHydrated.ts';
import * as styles from './course/course.css.ts';

// Most of these texts have figures. Their code is fetched with the page's own, so that little moves once it is shown.
if (!import.meta.env.SSR) import('../../shell/FiguredText.tsx').catch(() => undefined);

const OpenVideo = lazy(async () => ({ default: (await import('./kinds/video/VideoView.tsx')).OpenVideo }));

interface ContentProps {
  readonly course: CourseDetail;
  readonly sample: Sample;
  /** The film did not load. */
  readonly onRetry: () => void;
}

function Content({ course, sample, onRetry }: ContentProps) {
  const isHydrated = useIsHydrated();
  if (sample.module === 'page') {
    const { content, figures } = sample;
    const text = <RichText html={content} />;
    return figures.length === 0 ? (
      text
    ) : (
      <Suspense fallback={text}>
        <FiguredText content={content} figures={figures} eager />
      </Suspense>
    );
  }
  const place = <Skeleton shape="plate" />;
  return (
    <>
      {isHydrated ? (
        <Suspense fallback={place}>
          <OpenVideo
            category={course.category.key}
            title={sample.title}
            video={sample.video}
            onRetry={onRetry}
          />
        </Suspense>
      ) : (
        place
      )}
      {sample.description !== null && <RichText html={sample.description} />}
    </>
  );
}

/** What comes after the free part: the way to the whole course. */
function WayOn({ course, enrolled }: { readonly course: CourseDetail; readonly enrolled: boolean }) {
  const intl = useIntl();
  const { shopping } = useConfig();
  const about = aboutPath(course.id);
  const [label, href] = enrolled
    ? ['catalogue.buy.continue', coursePath(course.id)]
    : course.price_to === 0
      ? ['catalogue.buy.start', about]
      : shopping
        ? ['learning.sample.dates', about]
        : ['catalogue.buy.ask', offerPath(course.id)];
  return (
    <section aria-labelledby="way-on">
      <Stack gap={12}>
        <Heading id="way-on" level={2} size="h3">
          {intl.formatMessage({ id: 'learning.sample.more' })}
        </Heading>
        <Text>
          {intl.formatMessage(
            { id: 'learning.sample.more.text' },
            { title: course.title, count: course.courseSubjects.length },
          )}
        </Text>
        <div className={styles.viewFoot}>
          <ButtonLink href={href}>{intl.formatMessage({ id: label })}</ButtonLink>
          <ButtonLink variant="outline" href={about}>
            {intl.formatMessage({ id: 'learning.sample.back' })}
          </ButtonLink>
        </div>
      </Stack>
    </section>
  );
}

interface SampleTextProps extends ContentProps {
  readonly answer: CourseAnswer;
}

function SampleText({ course, sample, answer, onRetry }: SampleTextProps) {
  const intl = useIntl();
  const format = useCatalogueFormat();
  useHead({
    title: `${sample.title}: ${course.title}`,
    description: intl.formatMessage(
      { id: 'learning.sample.description' },
      { course: course.title, topic: sample.topic },
    ),
    canonical: aboutPath(course.id, 'sample'),
    image: sharePath(intl.locale, course.id),
  });
  const facts = [
    intl.formatMessage({ id: 'learning.sample.free' }),
    sample.topic,
    ...(sample.duration === null || sample.duration === 0 ? [] : [format.minutes(sample.duration)]),
  ];
  return (
    <Stack gap={32}>
      <article className={styles.view} aria-labelledby="sample">
        <div className={styles.viewHead}>
          <Breadcrumb
            parents={[
              {
                label: course.category.name,
                href: writeDiscover({ category: course.category.key }),
              },
              { label: course.title, href: aboutPath(course.id) },
            ]}
            current={sample.title}
          />
          <Heading id="sample" level={1}>
            {sample.title}
          </Heading>
          <Text size="small" tone="muted">
            {facts.join(' · ')}
          </Text>
        </div>
        <Content course={course} sample={sample} onRetry={onRetry} />
      </article>
      <WayOn course={course} enrolled={answer.enrolled} />
    </Stack>
  );
}

function CourseSample({ id }: { readonly id: number }) {
  const sample = useCall('learning.sample', { params: { id } });
  const answer = useCourse(id);
  const { course } = answer;
  const reload = () => Promise.all([sample.mutate(), answer.reload()]);
  const data = sample.data && course && { sample: sample.data.data, course };
  return (
    <TextPage answer={{ data, error: sample.error ?? answer.error, mutate: reload }}>
      {(shown) => (
        <Band block="page">
          <SampleText {...shown} answer={answer} onRetry={() => void reload()} />
        </Band>
      )}
    </TextPage>
  );
}

/** The free part of a course, which anybody may look into. */
export function Page() {
  const id = idOf(useParams()['id']);
  return id === undefined ? <NotFound /> : <CourseSample id={id} />;
}
