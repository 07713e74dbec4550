import { useId } from 'react';
import { ChevronDown, CircleCheckBig, Lock } from 'lucide-react';
import { classes } from '../../../internal/classes.ts';
import { misuse } from '../../../internal/misuse.ts';
import type { OpenProps } from '../../../internal/openState.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import type { Say } from '../../../internal/words.ts';
import { ProgressRing } from '../../../primitives/GrowthRings/index.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { useOpenHere } from '../../support/useOpenHere.ts';
import type { SkeletonProps } from '../../support/skeleton.ts';
import { formatDuration } from '../../support/time.ts';
import { topicListWords } from './TopicList.words.ts';
import type { TopicListWord } from './TopicList.words.ts';
import * as styles from './TopicList.css.ts';

export const topicStates = ['done', 'open', 'locked'] as const;
export type TopicState = (typeof topicStates)[number];

/** A topic of a course. */
export interface Topic {
  id: string;
  title: string;
  href: string;
  state: TopicState;
  /** How many of its tracked parts are completed. */
  done?: number | undefined;
  /** How many parts are tracked. */
  total?: number | undefined;
  /** How many parts there are, tracked or not. */
  parts?: number | undefined;
  /** Minutes for all of it. */
  duration?: number | undefined;
  /** Minutes that are left. */
  durationLeft?: number | undefined;
  /** Why it is locked. */
  reason?: string | undefined;
}

export interface TopicListProps extends OpenProps, RootProps<HTMLDivElement> {
  /** The heading of the panel, in place of "Topics". */
  title?: string | undefined;
  /** The topics in their order. */
  topics: readonly Topic[];
  /** The id of the open topic; undefined outside of them. */
  currentId: string | undefined;
  /** The language of the titles, if it is not the page's. */
  lang?: string | undefined;
  /** The level of the heading. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<TopicListWord, string>> | undefined;
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

function shareOf({ state, done = 0, total = 0 }: Topic) {
  if (state === 'done') return 1;
  return total > 0 ? Math.min(1, done / total) : 0;
}

/** The line of a topic: done, how far and how long, or why it is not open. */
function detailOf(topic: Topic, say: Say<TopicListWord>, locale: string) {
  const { state, done = 0, total = 0, parts = total, duration = 0, durationLeft = 0 } = topic;
  if (state === 'locked') return topic.reason ?? say('locked');
  if (state === 'done') return say('done');
  if (done > 0 && durationLeft > 0)
    return say('left', { done, total, duration: formatDuration(durationLeft, locale) });
  return [parts > 0 && say('parts', { count: parts }), duration > 0 && formatDuration(duration, locale)]
    .filter((part) => part !== false)
    .join(' · ');
}

interface RowProps {
  topic: Topic;
  number: number;
  current: boolean;
  lang: string | undefined;
  say: Say<TopicListWord>;
  onLeave: () => void;
}

function Row({ topic, number, current, lang, say, onLeave }: RowProps) {
  const { Link, locale } = useMedeina();
  const detail = detailOf(topic, say, locale);
  const words = (
    <>
      <span className={styles.number}>{number}</span>
      <span className={styles.words}>
        <span className={styles.name} lang={lang}>
          {topic.title}
        </span>
        {detail !== '' && <span className={styles.detail}>{detail}</span>}
      </span>
      {current && topic.state !== 'done' && <ProgressRing share={shareOf(topic)} size="xs" />}
      {topic.state === 'done' && (
        <span className={styles.done}>
          <Icon icon={CircleCheckBig} />
        </span>
      )}
      {topic.state === 'locked' && (
        <span className={styles.lock}>
          <Icon icon={Lock} size="small" />
        </span>
      )}
    </>
  );
  // A locked topic is no link; its line says why.
  if (topic.state === 'locked') return <span className={classes(styles.topic, styles.locked)}>{words}</span>;
  return (
    <Link
      href={topic.href}
      className={classes(styles.topic, styles.open)}
      aria-current={current ? 'page' : undefined}
      onClick={onLeave}
    >
      {words}
    </Link>
  );
}

/** The topics of a course: a panel beside the topic, on a phone a disclosure above it. Renders nothing without any. */
export function TopicList({
  title,
  topics,
  currentId,
  lang,
  headingLevel = 2,
  open: openProp,
  defaultOpen,
  onOpenChange,
  texts,
  ...root
}: TopicListProps) {
  misuse?.(
    'TopicList',
    currentId !== undefined && !topics.some((topic) => topic.id === currentId),
    `no topic has the \`currentId\` "${currentId}"; give one of the topics’ ids, or undefined outside of them.`,
  );
  const say = useWords(topicListWords, texts);
  const id = useId();
  const [open, setOpen] = useOpenHere(currentId, { open: openProp, defaultOpen, onOpenChange });
  const index = topics.findIndex((topic) => topic.id === currentId);
  const current = topics[index];
  const Title = headings[headingLevel];
  if (topics.length === 0) return null;
  return (
    <div {...root}>
      {current !== undefined && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          className={styles.select}
          onClick={() => {
            setOpen(!open);
          }}
        >
          <ProgressRing share={shareOf(current)} size="xs" />
          <span className={styles.words}>
            <span className={styles.position}>
              {say('position', { number: index + 1, total: topics.length })}
            </span>
            <b className={styles.current} lang={lang}>
              {current.title}
            </b>
          </span>
          <span className={classes(styles.chevron, open && styles.turned)}>
            <Icon icon={ChevronDown} />
          </span>
        </button>
      )}
      {/* Hidden by CSS on a phone, not by the attribute: beside the topic it always shows. */}
      <nav
        id={id}
        className={styles.panel}
        aria-label={title ?? say('title')}
        data-open={open || current === undefined ? '' : undefined}
      >
        <Title className={styles.title}>{title ?? say('title')}</Title>
        <ol className={styles.list}>
          {topics.map((topic, place) => (
            <li key={topic.id}>
              <Row
                topic={topic}
                number={place + 1}
                current={topic.id === currentId}
                lang={lang}
                say={say}
                onLeave={() => {
                  setOpen(false);
                }}
              />
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}

interface TopicListSkeletonProps extends SkeletonProps {
  /** How many topics. */
  count?: number | undefined;
}

/** The topics while they load. */
export function TopicListSkeleton({ label, count = 6, ...root }: TopicListSkeletonProps) {
  const { texts } = useMedeina();
  return (
    <div {...root} className={styles.panel} aria-busy="true">
      <VisuallyHidden>{label ?? texts.loading}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={`topic-${String(index)}`} className={styles.skeleton}>
          <Skeleton width="most" />
          <Skeleton shape="caption" width="third" />
        </div>
      ))}
    </div>
  );
}
