import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../../internal/classes.ts';
import { useFocusOnward } from '../../../internal/focusOnward.ts';
import { formatPercent, percentDone } from '../../../internal/numbers.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { GrowthRings } from '../../../primitives/GrowthRings/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { Page } from '../../../primitives/Page/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import type { SkeletonProps } from '../../support/skeleton.ts';
import { courseProgressHeaderWords } from './CourseProgressHeader.words.ts';
import type { CourseProgressHeaderWord } from './CourseProgressHeader.words.ts';
import * as styles from './CourseProgressHeader.css.ts';

export interface CourseProgressHeaderProps extends RootProps<HTMLDivElement> {
  /** The title of the course. */
  title: string;
  /** The language of the title, if it is not the page's. */
  lang?: string | undefined;
  /** Progress per topic, from 0 to 1; left out in a course without topics. */
  topics?: readonly number[] | undefined;
  /** How many parts are completed. */
  done?: number | undefined;
  /** How many parts are tracked; without any there is no progress. */
  total?: number | undefined;
  /** It was completed once, and stays so whatever was added since. */
  completed?: boolean | undefined;
  /** The breadcrumb. */
  breadcrumb?: ReactNode;
  /** The parts of the course, as tab links. */
  tabs?: ReactNode;
  /**
   * Where the title leads, above a lesson. On a phone it and the progress are then all of the header: the screen is the
   * lesson's.
   */
  backHref?: string | undefined;
  /** The level of the title. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<CourseProgressHeaderWord, string>> | undefined;
}

/** Leads out of a lesson, and is a mere title there: the focus goes on to it. */
function WayBack({ href, children }: { href: string; children: string }) {
  const { Link } = useMedeina();
  const box = useFocusOnward<HTMLSpanElement>();
  return (
    <span ref={box}>
      <Link href={href} className={styles.back}>
        <span className={styles.arrow}>
          <Icon icon={ArrowLeft} size="small" />
        </span>
        {children}
      </Link>
    </span>
  );
}

/** The top of a learner's course: its title, the progress and the tabs. */
export function CourseProgressHeader({
  title,
  lang,
  topics,
  done = 0,
  total = 0,
  completed = false,
  breadcrumb,
  tabs,
  backHref,
  headingLevel = 1,
  texts,
  ...root
}: CourseProgressHeaderProps) {
  const { locale } = useMedeina();
  const say = useWords(courseProgressHeaderWords, texts);
  const isGrown = completed && done < total;
  return (
    <div {...root} className={classes(styles.header, backHref !== undefined && styles.slim)}>
      <Page>
        {breadcrumb !== undefined && <div className={styles.breadcrumb}>{breadcrumb}</div>}
        <div className={styles.row}>
          <div className={styles.title} lang={lang}>
            <Heading level={headingLevel} size="h2">
              {backHref === undefined ? title : <WayBack href={backHref}>{title}</WayBack>}
            </Heading>
          </div>
          {total > 0 && (
            <div className={styles.progress}>
              {topics !== undefined && topics.length > 0 && <GrowthRings topics={topics} size="md" />}
              <span className={styles.words}>
                <b className={styles.percent}>
                  {isGrown ? say('completed') : formatPercent(percentDone(done, total), locale)}
                </b>
                <span className={isGrown ? styles.added : styles.count}>
                  {isGrown ? say('added', { count: total - done }) : say('count', { done, total })}
                </span>
              </span>
            </div>
          )}
        </div>
        <div className={styles.tabs}>{tabs}</div>
      </Page>
    </div>
  );
}

/** The header while it loads. */
export function CourseProgressHeaderSkeleton({ label, ...root }: SkeletonProps) {
  const { texts } = useMedeina();
  return (
    <div {...root} className={styles.header} aria-busy="true">
      <Page>
        <VisuallyHidden>{label ?? texts.loading}</VisuallyHidden>
        <div className={styles.breadcrumb}>
          <Skeleton shape="caption" width="third" />
        </div>
        <div className={styles.row}>
          <div className={styles.bar}>
            <Skeleton shape="heading" width="half" />
          </div>
          <Skeleton shape="circle" />
        </div>
        <div className={styles.skeletonTabs}>
          <Skeleton width="half" />
        </div>
      </Page>
    </div>
  );
}
