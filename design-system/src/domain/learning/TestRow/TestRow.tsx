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
  /** Where it opens: the activity screen. */
  href: string;
  /** "10 klausimų, 3 bandymai" */
  detail?: string | undefined;
  /** "8,6 iš 10" */
  result?: string | undefined;
  completed: boolean;
  /** "Atlikta" */
  completedLabel: string;
  /** Why it can't be opened: it is then no link. */
  unavailable?: string | undefined;
}

/** A test of a course: what it is, what was reached, whether it is done. */
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
  /** Names the list: "Testai". */
  label: string;
  tests: readonly (TestRowProps & { id: string | number })[];
  /** There are none: "Testų šiame kurse nėra". */
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

/** The tests on their way. */
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
