import type { Material, PurchasedDetail, Section, Topic } from '@medeina/contract';
import { LearningNavigation } from '@medeina/design-system/domain/LearningNavigation';
import { MaterialSection } from '@medeina/design-system/domain/MaterialRow';
import { TopicList } from '@medeina/design-system/domain/TopicList';
import { ButtonLink } from '@medeina/design-system/primitives/Button';
import { EmptyState } from '@medeina/design-system/primitives/EmptyState';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { RichText } from '@medeina/design-system/primitives/RichText';
import { Split } from '@medeina/design-system/primitives/Split';
import { Text } from '@medeina/design-system/primitives/Text';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import { placeOf } from '../../data/catalogue/cards.ts';
import { useCatalogueFormat } from '../../data/format.ts';
import type { CatalogueFormat } from '../../data/format.ts';
import { coursePath } from '../../data/learning/coursePath.ts';
import {
  addressOf,
  completesByOpening,
  fileOf,
  findMaterial,
  nextMaterial,
} from '../../data/learning/course.ts';
import type { Learning } from '../../data/learning/progress.ts';
import { MaterialView } from './MaterialView.tsx';
import { Resume } from './Resume.tsx';
import * as styles from './course.css.ts';

const isDone = (topic: Topic) => topic.completed.total > 0 && topic.completed.done === topic.completed.total;

/** The line under a topic's name: done, how far, how long, or why it is not open. */
function topicDetail(topic: Topic, intl: IntlShape, format: CatalogueFormat): string {
  if (!topic.availability_status) {
    return topic.availability_information ?? intl.formatMessage({ id: 'learning.material.locked' });
  }
  if (isDone(topic)) return intl.formatMessage({ id: 'learning.topic.done' });
  const { done, total } = topic.completed;
  if (done > 0 && topic.duration_left > 0) {
    return intl.formatMessage(
      { id: 'learning.topic.left' },
      { done, total, duration: format.minutes(topic.duration_left) },
    );
  }
  const count = topic.sections.reduce((sum, section) => sum + section.parts.length, 0);
  const parts = intl.formatMessage({ id: 'learning.topic.parts' }, { count });
  return topic.duration > 0 ? `${parts} · ${format.minutes(topic.duration)}` : parts;
}

const completionKinds = { 0: 'none', 1: 'manual', 2: 'automatic' } as const;

interface SectionsProps {
  readonly course: PurchasedDetail;
  readonly topic: Topic;
  readonly topicNumber: number;
  readonly currentId: number | undefined;
  readonly learning: Learning;
}

/** The parts of a topic with their materials. */
function Sections({ course, topic, topicNumber, currentId, learning }: SectionsProps) {
  const intl = useIntl();
  const format = useCatalogueFormat();
  const text = (id: string, values: Record<string, string | number> = {}) =>
    intl.formatMessage({ id: `learning.${id}` }, values);

  const row = (material: Material) => {
    const away = addressOf(material);
    const isAway = away !== undefined;
    const type = text(`module.${material.module}`);
    const file = fileOf(material);
    const ending = file === null ? '' : (/\.([a-z\d]{2,5})$/i.exec(file.name)?.[1] ?? '').toUpperCase();
    return {
      id: String(material.id),
      title: material.title,
      type: material.module,
      detail: ending === '' ? type : text('material.sub', { type, detail: ending }),
      duration:
        material.duration === null || material.duration === 0 ? undefined : format.minutes(material.duration),
      href: away ?? coursePath(course.id, 'theory', { topic: topic.id, material: material.course_module_id }),
      external: isAway && file === null,
      newTab: isAway && file !== null,
      // A manual tick that is not the learner's to give is shown like an automatic one.
      completion:
        material.completion === 1 && material.readonly
          ? ('automatic' as const)
          : completionKinds[material.completion],
      completed: material.completed,
      current: material.course_module_id === currentId,
      unavailable: material.availability_status
        ? undefined
        : (material.availability_information ?? text('material.locked')),
      onToggle: (completed: boolean) => learning.complete(material, completed),
      onOpen: () => {
        if (isAway && !material.completed && completesByOpening(material)) learning.complete(material, true);
      },
      labels: {
        mark: text('material.markDone'),
        done: text('material.isDone'),
        automatic: text(
          material.module === 'video' ? 'material.automatic.watched' : 'material.automatic.opened',
        ),
        unavailable: text('material.locked'),
      },
    };
  };
  const title = (section: Section, index: number) =>
    topic.sections.length > 1
      ? `${String(topicNumber)}.${String(index + 1)}. ${section.title}`
      : section.title;
  return (
    <>
      {topic.sections.map((section, index) => (
        <MaterialSection
          key={section.id}
          title={title(section, index)}
          count={
            section.completed.total === 0
              ? undefined
              : text('section.progress', { done: section.completed.done, total: section.completed.total })
          }
          materials={section.parts.map(row)}
        />
      ))}
    </>
  );
}

/** The theory of a course: its topics beside the one that is open, with what is studied in its place. */
export function Theory({
  course,
  learning,
}: {
  readonly course: PurchasedDetail;
  readonly learning: Learning;
}) {
  const intl = useIntl();
  const format = useCatalogueFormat();
  const parameters = useParams();
  const [search] = useSearchParams();
  const asked = findMaterial(course, Number(search.get('material') ?? '0'));
  const [first] = course.theory;
  const subject = parameters['subject'];
  const topic =
    subject === undefined ? (asked?.topic ?? first) : course.theory.find((one) => String(one.id) === subject);

  // Where to go on is decided once for each topic, so that a video stays while it is watched to its end.
  const next = nextMaterial(course);
  const upcoming =
    next !== undefined && next.topic.id === topic?.id && next.material.module === 'video' ? next : undefined;
  const [kept, setKept] = useState<{ topic: number; material: number | undefined }>();
  if (topic !== undefined && kept?.topic !== topic.id) {
    setKept({ topic: topic.id, material: upcoming?.material.course_module_id });
  }

  const text = (id: string, values: Record<string, string | number> = {}) =>
    intl.formatMessage({ id: `learning.${id}` }, values);
  if (first === undefined) {
    const [product] = course.products;
    const practice =
      product === undefined || product.start_date === null
        ? undefined
        : text('noTopics.practice', {
            date: format.days(product.start_date, product.end_date),
            place: placeOf(product, { withName: true }) ?? '',
          });
    return (
      <EmptyState
        title={text('noTopics')}
        action={
          <ButtonLink variant="outline" href={coursePath(course.id, 'general')}>
            {text('noTopics.general')}
          </ButtonLink>
        }
      >
        {practice ?? text('noTopics.text')}
      </EmptyState>
    );
  }
  if (topic === undefined) {
    return (
      <EmptyState
        title={text('noTopic')}
        action={
          <ButtonLink href={coursePath(course.id, 'theory', { topic: first.id })}>
            {text('noTopic.action')}
          </ButtonLink>
        }
      />
    );
  }

  const number = course.theory.indexOf(topic) + 1;
  const isAsked = asked !== undefined && asked.topic.id === topic.id && asked.material.availability_status;
  const resumed =
    kept?.topic === topic.id && kept.material !== undefined ? findMaterial(course, kept.material) : undefined;
  const open = isAsked ? asked : resumed;
  const neighbour = (one: Topic | undefined, label: string) =>
    one === undefined || !one.availability_status
      ? undefined
      : { label, title: one.title, href: coursePath(course.id, 'theory', { topic: one.id }) };
  return (
    <Split ratio="learning">
      <div className={styles.topics}>
        <TopicList
          title={text('topics')}
          currentId={String(topic.id)}
          position={text('topic.number', { number, total: course.theory.length })}
          topics={course.theory.map((one) => ({
            id: String(one.id),
            title: one.title,
            href: coursePath(course.id, 'theory', { topic: one.id }),
            state: one.availability_status ? (isDone(one) ? 'done' : 'open') : 'locked',
            detail: topicDetail(one, intl, format),
            share: one.completed.total === 0 ? 0 : one.completed.done / one.completed.total,
          }))}
        />
      </div>
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
        <div className={styles.topicPart}>
          <div className={styles.topicHead}>
            <Text size="small" tone="muted" tabular>
              {topic.duration > 0
                ? `${text('topic.number', { number, total: course.theory.length })} · ${format.minutes(topic.duration)}`
                : text('topic.number', { number, total: course.theory.length })}
            </Text>
            <Heading level={2}>{topic.title}</Heading>
          </div>
          {topic.description !== null && (
            <div className={styles.topicText}>
              <RichText html={topic.description} />
            </div>
          )}
        </div>
        {topic.availability_status ? (
          <Sections
            course={course}
            topic={topic}
            topicNumber={number}
            currentId={open?.material.course_module_id ?? next?.material.course_module_id}
            learning={learning}
          />
        ) : (
          <EmptyState title={text('topic.locked')}>{topic.availability_information}</EmptyState>
        )}
        <LearningNavigation
          label={text('topic.turn')}
          previous={neighbour(course.theory[number - 2], text('topic.previous'))}
          next={neighbour(course.theory[number], text('topic.next'))}
        />
      </div>
    </Split>
  );
}
