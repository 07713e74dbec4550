import { ChevronLeft, ChevronRight } from 'lucide-react';
import { classes } from '../../internal/classes.ts';
import type { RootProps } from '../../internal/root.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Breadcrumb.css.ts';

/** A page above. */
export interface Crumb {
  /** Its name. */
  label: string;
  /** Its address. */
  href: string;
}

export interface BreadcrumbProps extends RootProps {
  /** From the top, without the page itself. */
  parents: readonly Crumb[];
  /** The page itself: plain text, at the end. */
  current: string;
  /** The accessible name, if not the shared "Breadcrumb". */
  label?: string | undefined;
}

/** Letters that fit a line on any phone; a chevron with its gaps is as wide as four. */
const oneLine = 36;
const chevron = ' '.repeat(4);

/** The path to the page. On a phone a long path keeps only its parent, as the way back. */
export function Breadcrumb({ parents, current, label, ...root }: BreadcrumbProps) {
  const { Link, texts } = useMedeina();
  // By the number of letters, not measured: the server renders the same, and nothing shifts.
  const long =
    parents.length > 0 && [...parents.map(({ label }) => label), current].join(chevron).length > oneLine;
  return (
    <nav {...root} aria-label={label ?? texts.breadcrumb}>
      <ol className={styles.list}>
        {parents.map((crumb, index) => {
          const nearest = index === parents.length - 1;
          return (
            <li key={crumb.href} className={classes(styles.item, long && !nearest && styles.notOnPhone)}>
              {long && (
                <span className={styles.back}>
                  <Icon icon={ChevronLeft} size="small" />
                </span>
              )}
              <Link href={crumb.href} className={styles.link}>
                {crumb.label}
              </Link>
              <span className={classes(styles.forward, long && styles.notOnPhone)}>
                <Icon icon={ChevronRight} size="small" />
              </span>
            </li>
          );
        })}
        <li aria-current="page" className={classes(styles.item, long && styles.notOnPhone)}>
          {current}
        </li>
      </ol>
    </nav>
  );
}
