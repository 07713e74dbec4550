import { ArrowLeft, ArrowRight } from 'lucide-react';
import { classes } from '../../../internal/classes.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { learningNavigationWords } from './LearningNavigation.words.ts';
import type { LearningNavigationWord } from './LearningNavigation.words.ts';
import * as styles from './LearningNavigation.css.ts';

/** A neighbour. */
export interface LearningNeighbour {
  /** In place of "Previous" or "Next". */
  label?: string | undefined;
  title: string;
  href: string;
}

export interface LearningNavigationProps extends RootProps {
  /** The name of the navigation, in place of "Other topics". */
  label?: string | undefined;
  /** The topic or material before this one. */
  previous?: LearningNeighbour | undefined;
  /** The one after it. */
  next?: LearningNeighbour | undefined;
  /** The language of the titles, if it is not the page's. */
  lang?: string | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<LearningNavigationWord, string>> | undefined;
}

/** Links to the previous and next topic or material. */
export function LearningNavigation({ label, previous, next, lang, texts, ...root }: LearningNavigationProps) {
  const say = useWords(learningNavigationWords, texts);
  const { Link } = useMedeina();
  if (previous === undefined && next === undefined) return null;
  return (
    <nav {...root} className={styles.pair} aria-label={label ?? say('navigation')}>
      {previous !== undefined && (
        <Link href={previous.href} className={styles.link} rel="prev">
          <span className={styles.way}>
            <Icon icon={ArrowLeft} size="small" />
            {previous.label ?? say('previous')}
          </span>
          <b className={styles.title} lang={lang}>
            {previous.title}
          </b>
        </Link>
      )}
      {next !== undefined && (
        <Link href={next.href} className={classes(styles.link, styles.next)} rel="next">
          <span className={styles.way}>
            {next.label ?? say('next')}
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
