import type { PurchasedDetail, Topic } from '@medeina/contract';
import { LearningNavigation } from '@medeina/design-system/domain/LearningNavigation';
import { TopicList } from '@medeina/design-system/domain/TopicList';
import { ButtonLink } from '@medeina/design-system/primitives/Button';
import { EmptyState } from '@medeina/design-system/primitives/EmptyState';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { RichText } from '@medeina/design-system/primitives/RichText';
import { Split } from '@medeina/design-system/primitives/Split';
import { Text } from '@medeina/design-system/primitives/Text';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import { placeOf } from '../../../data/catalogue/cards.ts';
import { useCatalogueFormat } from '../../../data/format.ts';
import { coursePath } from '../../../data/learning/coursePath.ts';
import { askedMaterial, findMaterial, nextMaterial } from '../../../data/learning/course.ts';
import type { PlacedMaterial } from '../../../data/learning/course.ts';
import type { Learning } from '../../../data/learning/progress.ts';
import { MaterialView } from './MaterialView.tsx';
import { Resume } from './Resume.tsx';
import { TopicSections } from './TopicSections.tsx';
import * as styles from './course.css.ts';

const isDone = (topic: Topic) => topic.completed.total > 0 && topic.completed.done === topic.completed.total;

function NoTopics({ course }: { readonly course: PurchasedDetail }) {
  const intl = useIntl();
  const format = useCatalogueFormat();
  const text = (id: string, values: Record<string, string> = {}) =>
    intl.formatMessage({ id: `learning.noTopics${id}` }, values);
  const [product] = course.products;
  return (
    <EmptyState
      title={text('')}
      action={
        <ButtonLink variant="outline" href={coursePath(course, 'general')}>
          {text('.general')}
        </ButtonLink>
      }
    >
      {product === undefined || product.start_date === null
        ? text('.text')
        : text('.practice', {
            date: format.days(product.start_date, product.end_date),
            place: placeOf(product, { withName: true }) ?? '',
          })}
    </EmptyState>
  );
}

/** The address names a topic that the course does not have. */
function NoSuchTopic({ course, first }: { readonly course: PurchasedDetail; readonly first: Topic }) {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage({ id: 'learning.noTopic' })}
      action={
        <ButtonLink href={coursePath(course, 'theory', { topic: first.id })}>
          {intl.formatMessage({ id: 'learning.noTopic.action' })}
        </ButtonLink>
      }
    />
  );
}

/**
 * The video with which the learner goes on in a topic. Decided once for each topic, so that it stays while it is watched
 * to its end.
 */
function useResumedVideo(
  course: PurchasedDetail,
  topic: Topic,
  next: PlacedMaterial | undefined,
): PlacedMaterial | undefined {
  const upcoming =
    next?.topic.id === topic.id && next.material.module === 'video' ? next.material : undefined;
  const [kept, setKept] = useState({ topic: topic.id, material: upcoming?.course_module_id });
  if (kept.topic !== topic.id) setKept({ topic: topic.id, material: upcoming?.course_module_id });
  return kept.topic === topic.id && kept.material !== undefined
    ? findMaterial(course, kept.material)
    : undefined;
}

interface TopicProps {
  readonly course: PurchasedDetail;
  readonly topic: Topic;
  readonly learning: Learning;
}

/** Which topic this is of how many. */
function usePosition({ course, topic }: Pick<TopicProps, 'course' | 'topic'>): string {
  return useIntl().formatMessage(
    { id: 'learning.topic.number' },
    { number: course.theory.indexOf(topic) + 1, total: course.theory.length },
  );
}

interface TopicHeadProps extends Pick<TopicProps, 'course' | 'topic'> {
  /** A material stands above it: the page begins with that one's title. */
  readonly isBelow: boolean;
}

function TopicHead({ course, topic, isBelow }: TopicHeadProps) {
  const format = useCatalogueFormat();
  const position = usePosition({ course, topic });
  return (
    <div className={styles.topicPart}>
      <div className={styles.topicHead}>
        <Text size="small" tone="muted" tabular>
          {topic.duration > 0 ? `${position} · ${format.minutes(topic.duration)}` : position}
        </Text>
        <Heading level={2} size={isBelow ? 'h4' : 'h2'}>
          {topic.title}
        </Heading>
      </div>
      {!isBelow && topic.description !== null && (
        <div className={styles.topicText}>
          <RichText html={topic.description} />
        </div>
      )}
    </div>
  );
}

/** The ways to the topics before and after this one. */
function Neighbours({ course, topic }: Pick<TopicProps, 'course' | 'topic'>) {
  const index = course.theory.indexOf(topic);
  const neighbour = (one: Topic | undefined) =>
    one === undefined || !one.availability_status
      ? undefined
      : { title: one.title, href: coursePath(course, 'theory', { topic: one.id }) };
  return (
    <LearningNavigation
      previous={neighbour(course.theory[index - 1])}
      next={neighbour(course.theory[index + 1])}
    />
  );
}

/** A topic with the material that is studied, the rest of its materials, and the ways to its neighbours. */
function OpenTopic({ course, topic, learning }: TopicProps) {
  const intl = useIntl();
  const [search] = useSearchParams();
  const asked = askedMaterial(course, search);
  const isAsked = asked?.topic.id === topic.id;
  const next = nextMaterial(course);
  const resumed = useResumedVideo(course, topic, next);
  const open = isAsked ? asked : resumed;
  return (
    <div className={styles.content}>
      {open === undefined ? (
        <Resume course={course} topic={topic} next={next} />
      ) : (
        <MaterialView
          key={open.material.id}
          course={course}
          placed={open}
          learning={learning}
          isAsked={isAsked}
        />
      )}
      <TopicHead course={course} topic={topic} isBelow={open !== undefined} />
      {topic.availability_status ? (
        <TopicSections
          course={course}
          topic={topic}
          topicNumber={course.theory.indexOf(topic) + 1}
          currentId={(open ?? next)?.material.course_module_id}
          learning={learning}
        />
      ) : (
        <EmptyState title={intl.formatMessage({ id: 'learning.topic.locked' })}>
          {topic.availability_information}
        </EmptyState>
      )}
      <Neighbours course={course} topic={topic} />
    </div>
  );
}

function Topics({ course, topic }: Pick<TopicProps, 'course' | 'topic'>) {
  const [search] = useSearchParams();
  const isLesson = askedMaterial(course, search) !== undefined;
  return (
    <div className={isLesson ? `${styles.topics} ${styles.besideLesson}` : styles.topics}>
      <TopicList
        currentId={String(topic.id)}
        topics={course.theory.map((one) => ({
          id: String(one.id),
          title: one.title,
          href: coursePath(course, 'theory', { topic: one.id }),
          state: one.availability_status ? (isDone(one) ? 'done' : 'open') : 'locked',
          done: one.completed.done,
          total: one.completed.total,
          parts: one.sections.reduce((sum, section) => sum + section.parts.length, 0),
          duration: one.duration,
          durationLeft: one.duration_left,
          reason: one.availability_information ?? undefined,
        }))}
      />
    </div>
  );
}

interface TheoryProps {
  readonly course: PurchasedDetail;
  readonly learning: Learning;
}

/** The theory of a course: its topics beside the one that is open, with what is studied in its place. */
export function Theory({ course, learning }: TheoryProps) {
  const { subject } = useParams();
  const [search] = useSearchParams();
  const asked = findMaterial(course, Number(search.get('material') ?? '0'));
  const [first] = course.theory;
  if (first === undefined) return <NoTopics course={course} />;
  const topic =
    subject === undefined ? (asked?.topic ?? first) : course.theory.find((one) => String(one.id) === subject);
  if (topic === undefined) return <NoSuchTopic course={course} first={first} />;
  return (
    <Split ratio="learning">
      <Topics course={course} topic={topic} />
      <OpenTopic course={course} topic={topic} learning={learning} />
    </Split>
  );
}
