import { useId } from 'react';
import { ChevronDown, CircleCheckBig, Lock } from 'lucide-react';
import { classes } from '../../../internal/classes.ts';
import { misuse } from '../../../internal/misuse.ts';
import { ProgressRing } from '../../../primitives/GrowthRings/index.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { useOpenHere } from '../../support/useOpenHere.ts';
import * as styles from './TopicList.css.ts';

export const topicStates = ['done', 'open', 'locked'] as const;
export type TopicState = (typeof topicStates)[number];

export interface Topic {
  id: string;
  title: string;
  href: string;
  state: TopicState;
  /** One line: "Completed", "3 of 6 parts · 44 min left", or why it is locked. */
  detail: string;
  /** Progress, from 0 to 1, for the ring of the current topic. */
  share: number;
}

export interface TopicListProps {
  /** "Topics" */
  title: string;
  topics: readonly Topic[];
  currentId: string | undefined;
  /** "Topic 3 of 6", above the current topic on a phone. */
  position: string;
  lang?: string | undefined;
}

interface RowProps {
  topic: Topic;
  number: number;
  current: boolean;
  onLeave: () => void;
}

function Row({ topic, number, current, onLeave }: RowProps) {
  const { Link } = useMedeina();
  const words = (
    <>
      <span className={styles.number}>{number}</span>
      <span className={styles.words}>
        <span className={styles.name}>{topic.title}</span>
        <span className={styles.detail}>{topic.detail}</span>
      </span>
      {current && topic.state !== 'done' && <ProgressRing share={topic.share} size="xs" />}
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
export function TopicList({ title, topics, currentId, position, lang }: TopicListProps) {
  misuse?.(
    'TopicList',
    currentId !== undefined && !topics.some((topic) => topic.id === currentId),
    `no topic has the \`currentId\` "${currentId}"; give one of the topics’ ids, or undefined outside of them.`,
  );
  const id = useId();
  const [open, setOpen] = useOpenHere(currentId);
  const current = topics.find((topic) => topic.id === currentId);
  if (topics.length === 0) return null;
  return (
    <div>
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
          <ProgressRing share={current.share} size="xs" />
          <span className={styles.words}>
            <span className={styles.position}>{position}</span>
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
        aria-label={title}
        data-open={open || current === undefined ? '' : undefined}
      >
        <h2 className={styles.title}>{title}</h2>
        <ol className={styles.list} lang={lang}>
          {topics.map((topic, index) => (
            <li key={topic.id}>
              <Row
                topic={topic}
                number={index + 1}
                current={topic.id === currentId}
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

/** The topics while they load. */
export function TopicListSkeleton({ label, count = 6 }: { label: string; count?: number | undefined }) {
  return (
    <div className={styles.panel} aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={`topic-${String(index)}`} className={styles.skeleton}>
          <Skeleton width="most" />
          <Skeleton shape="caption" width="third" />
        </div>
      ))}
    </div>
  );
}
