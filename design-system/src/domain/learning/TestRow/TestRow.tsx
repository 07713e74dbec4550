import { Check, ListChecks, Lock, X } from 'lucide-react';
import { classes } from '../../../internal/classes.ts';
import { formatFigure } from '../../../internal/numbers.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import type { Say } from '../../../internal/words.ts';
import { Badge } from '../../../primitives/Badge/index.ts';
import { EmptyState } from '../../../primitives/EmptyState/index.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { rowLink, ruled } from '../../support/rows.css.ts';
import type { SkeletonProps } from '../../support/skeleton.ts';
import { formatDay, formatDuration } from '../../support/time.ts';
import type { Day } from '../../support/time.ts';
import { testRowWords } from './TestRow.words.ts';
import type { TestRowWord } from './TestRow.words.ts';
import * as styles from './TestRow.css.ts';

export interface TestRowProps extends RootProps<HTMLDivElement> {
  /** The name of the test. */
  title: string;
  /** The language of the title, if it is not the page's. */
  lang?: string | undefined;
  /** The address of the activity screen. */
  href: string;
  /** How many questions there are, where the environment says it. */
  questions?: number | undefined;
  /** Minutes for an attempt; left out without a limit. */
  timeLimit?: number | undefined;
  /** How many attempts are left; left out where they are not limited. */
  attemptsLeft?: number | undefined;
  /** The last day on which it can be taken, `YYYY-MM-DD`. */
  closes?: Day | undefined;
  /** The first day on which it can be taken, while that is ahead: the title is then no link. */
  opens?: Day | undefined;
  /** The grade, if there is one. */
  grade?: number | undefined;
  /** The best possible grade: "8.6 of 10". */
  max?: number | undefined;
  /** Whether it is completed, whatever the result. */
  completed: boolean;
  /** Whether the grade reaches the pass mark, if there is one. */
  passed?: boolean | undefined;
  /** It cannot be opened: why, or `true` where nobody says. The title is then no link. */
  unavailable?: string | boolean | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<TestRowWord, string>> | undefined;
}

type State = 'done' | 'passed' | 'failed';

function stateOf({ completed, passed }: Pick<TestRowProps, 'completed' | 'passed'>): State | undefined {
  if (passed !== undefined) return passed ? 'passed' : 'failed';
  return completed ? 'done' : undefined;
}

/** The line below the title: why it is closed, or what awaits the learner. */
function useDetail(
  {
    questions,
    timeLimit,
    attemptsLeft,
    closes,
    opens,
    unavailable,
  }: Pick<TestRowProps, 'questions' | 'timeLimit' | 'attemptsLeft' | 'closes' | 'opens' | 'unavailable'>,
  say: Say<TestRowWord>,
): string {
  const { locale } = useMedeina();
  if (typeof unavailable === 'string') return unavailable;
  if (opens !== undefined) return say('opens', { day: formatDay(opens, locale) });
  if (unavailable === true) return say('unavailable');
  return [
    questions !== undefined && say('questions', { count: questions }),
    timeLimit !== undefined && say('timeLimit', { duration: formatDuration(timeLimit, locale) }),
    attemptsLeft !== undefined && say('attempts', { count: attemptsLeft }),
    closes !== undefined && say('closes', { day: formatDay(closes, locale) }),
  ]
    .filter((part) => part !== false)
    .join(', ');
}

/** A test of a course: its title, result and state. */
export function TestRow({
  title,
  lang,
  href,
  questions,
  timeLimit,
  attemptsLeft,
  closes,
  opens,
  grade,
  max,
  completed,
  passed,
  unavailable,
  texts,
  ...root
}: TestRowProps) {
  const { Link, locale } = useMedeina();
  const say = useWords(testRowWords, texts);
  const isClosed = opens !== undefined || (unavailable !== undefined && unavailable !== false);
  const detail = useDetail({ questions, timeLimit, attemptsLeft, closes, opens, unavailable }, say);
  const state = stateOf({ completed, passed });
  const isPositive = state === 'done' || state === 'passed';
  const figure = grade === undefined ? undefined : formatFigure(grade, locale);
  return (
    <div {...root} className={classes(styles.row, isClosed && styles.off)}>
      <span className={classes(styles.tile, isPositive && !isClosed && styles.done)}>
        <Icon icon={ListChecks} />
      </span>
      <div className={styles.words}>
        {isClosed ? (
          <span className={styles.title} lang={lang}>
            {title}
          </span>
        ) : (
          <Link href={href} className={classes(styles.title, rowLink)} lang={lang}>
            {title}
          </Link>
        )}
        {detail !== '' && <span className={styles.detail}>{detail}</span>}
      </div>
      {(isClosed || state !== undefined || figure !== undefined) && (
        <div className={styles.end}>
          {figure !== undefined && (
            <span className={styles.result}>
              {max === undefined ? figure : say('result', { grade: figure, max: formatFigure(max, locale) })}
            </span>
          )}
          {state !== undefined && (
            <Badge tone={isPositive ? 'success' : 'danger'} icon={isPositive ? Check : X}>
              {say(state)}
            </Badge>
          )}
          {isClosed && <Icon icon={Lock} />}
        </div>
      )}
    </div>
  );
}

export interface TestListProps extends RootProps<HTMLUListElement> {
  /** The name of the list, in place of "Tests". */
  label?: string | undefined;
  /** The tests, in the order of the course. */
  tests: readonly (Omit<TestRowProps, 'id'> & { id: string | number })[];
  /** In place of the built-in words. */
  texts?: Partial<Record<TestRowWord, string>> | undefined;
}

/** The tests of a course. */
export function TestList({ label, tests, texts, ...root }: TestListProps) {
  const say = useWords(testRowWords, texts);
  if (tests.length === 0) return <EmptyState title={say('empty')} />;
  return (
    <ul {...root} className={ruled} aria-label={label ?? say('list')}>
      {tests.map(({ id, ...test }) => (
        <li key={id}>
          <TestRow texts={texts} {...test} />
        </li>
      ))}
    </ul>
  );
}

/** The tests while they load. */
export function TestListSkeleton({ label, ...root }: SkeletonProps) {
  const { texts } = useMedeina();
  return (
    <div {...root} className={ruled} aria-busy="true">
      <VisuallyHidden>{label ?? texts.loading}</VisuallyHidden>
      {Array.from({ length: 3 }, (_, index) => (
        <div key={`test-${String(index)}`} className={styles.row}>
          <Skeleton shape="thumb" />
          <Skeleton width="most" />
        </div>
      ))}
    </div>
  );
}
