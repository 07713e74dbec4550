import { ChevronLeft, ChevronRight } from 'lucide-react';
import { classes } from '../../internal/classes.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Breadcrumb.css.ts';

export interface Crumb {
  label: string;
  href: string;
}

export interface BreadcrumbProps {
  /** From the top down, without the page itself. */
  parents: readonly Crumb[];
  /** The page itself: plain text, the last of the path. */
  current: string;
}

/** Where the page is. On a phone the way back to the parent alone. */
export const Breadcrumb = ({ parents, current }: BreadcrumbProps) => {
  const { Link, texts } = useMedeina();
  return (
    <nav aria-label={texts.breadcrumb}>
      <ol className={styles.list}>
        {parents.map((crumb, index) => {
          const nearest = index === parents.length - 1;
          return (
            <li key={crumb.href} className={classes(styles.item, !nearest && styles.places.far)}>
              <span className={styles.back}>
                <Icon icon={ChevronLeft} size="small" />
              </span>
              <Link href={crumb.href} className={styles.link}>
                {crumb.label}
              </Link>
              <span className={styles.forward}>
                <Icon icon={ChevronRight} size="small" />
              </span>
            </li>
          );
        })}
        <li aria-current="page" className={classes(styles.item, parents.length > 0 && styles.places.last)}>
          {current}
        </li>
      </ol>
    </nav>
  );
};
