import { Check, ListChecks, Lock } from 'lucide-react';
import { classes } from '../../../internal/classes.ts';
import { Badge } from '../../../primitives/Badge/index.ts';
import { EmptyState } from '../../../primitives/EmptyState/index.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { rowLink, ruled } from '../../support/rows.css.ts';
import * as styles from './TestRow.css.ts';

export interface TestRowProps {
  title: string;
  lang?: string | undefined;
  /** The address of the activity screen. */
  href: string;
  /** "10 questions, 3 attempts" */
  detail?: string | undefined;
  /** "8.6 of 10" */
  result?: string | undefined;
  completed: boolean;
  /** "Done" */
  completedLabel: string;
  /** Why it cannot be opened; the title is then no link. */
  unavailable?: string | undefined;
}

/** A test of a course: its title, result and state. */
export function TestRow({
  title,
  lang,
  href,
  detail,
  result,
  completed,
  completedLabel,
  unavailable,
}: TestRowProps) {
  const { Link } = useMedeina();
  const off = unavailable !== undefined;
  const second = unavailable ?? detail;
  return (
    <div className={classes(styles.row, off && styles.off)}>
      <span className={classes(styles.tile, completed && !off && styles.done)}>
        <Icon icon={ListChecks} />
      </span>
      <div className={styles.words}>
        {off ? (
          <span className={styles.title} lang={lang}>
            {title}
          </span>
        ) : (
          <Link href={href} className={classes(styles.title, rowLink)} lang={lang}>
            {title}
          </Link>
        )}
        {second !== undefined && <span className={styles.detail}>{second}</span>}
      </div>
      {(off || completed || result !== undefined) && (
        <div className={styles.end}>
          {result !== undefined && <span className={styles.result}>{result}</span>}
          {completed && !off && (
            <Badge tone="success" icon={Check}>
              {completedLabel}
            </Badge>
          )}
          {off && <Icon icon={Lock} />}
        </div>
      )}
    </div>
  );
}

export interface TestListProps {
  /** The name of the list: "Tests". */
  label: string;
  tests: readonly (TestRowProps & { id: string | number })[];
  /** Shown without tests: "This course has no tests". */
  empty: string;
}

/** The tests of a course. */
export function TestList({ label, tests, empty }: TestListProps) {
  if (tests.length === 0) return <EmptyState title={empty} />;
  return (
    <ul className={ruled} aria-label={label}>
      {tests.map(({ id, ...test }) => (
        <li key={id}>
          <TestRow {...test} />
        </li>
      ))}
    </ul>
  );
}

/** The tests while they load. */
export function TestListSkeleton({ label }: { label: string }) {
  return (
    <div className={ruled} aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: 3 }, (_, index) => (
        <div key={`test-${String(index)}`} className={styles.row}>
          <Skeleton shape="thumb" />
          <Skeleton width="most" />
        </div>
      ))}
    </div>
  );
}
