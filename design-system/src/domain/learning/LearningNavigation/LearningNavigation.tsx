import { ArrowLeft, ArrowRight } from 'lucide-react';
import { classes } from '../../../internal/classes.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import * as styles from './LearningNavigation.css.ts';

export interface LearningNavigationProps {
  /** The name of the navigation: "Between topics". */
  label: string;
  previous?: { label: string; title: string; href: string } | undefined;
  next?: { label: string; title: string; href: string } | undefined;
  lang?: string | undefined;
}

/** Links to the previous and next topic or material. */
export function LearningNavigation({ label, previous, next, lang }: LearningNavigationProps) {
  const { Link } = useMedeina();
  if (previous === undefined && next === undefined) return null;
  return (
    <nav className={styles.pair} aria-label={label}>
      {previous !== undefined && (
        <Link href={previous.href} className={styles.link} rel="prev">
          <span className={styles.way}>
            <Icon icon={ArrowLeft} size="small" />
            {previous.label}
          </span>
          <b className={styles.title} lang={lang}>
            {previous.title}
          </b>
        </Link>
      )}
      {next !== undefined && (
        <Link href={next.href} className={classes(styles.link, styles.next)} rel="next">
          <span className={styles.way}>
            {next.label}
            <Icon icon={ArrowRight} size="small" />
          </span>
          <b className={styles.title} lang={lang}>
            {next.title}
          </b>
        </Link>
      )}
    </nav>
  );
}
