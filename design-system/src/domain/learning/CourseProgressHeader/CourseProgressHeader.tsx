import type { ReactNode } from 'react';
import { GrowthRings } from '../../../primitives/GrowthRings/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { Page } from '../../../primitives/Page/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import * as styles from './CourseProgressHeader.css.ts';

export interface CourseProgressHeaderProps {
  title: string;
  lang?: string | undefined;
  /** Progress per topic, from 0 to 1; left out in a course without topics. */
  topics?: readonly number[] | undefined;
  /** "41 %" and "11 of 27 parts"; left out in a course without tracked parts. */
  percent?: string | undefined;
  count?: string | undefined;
  /** The breadcrumb. */
  breadcrumb?: ReactNode;
  /** The parts of the course, as tab links. */
  tabs?: ReactNode;
}

/** The top of a learner's course: its title, the progress and the tabs. */
export function CourseProgressHeader({
  title,
  lang,
  topics,
  percent,
  count,
  breadcrumb,
  tabs,
}: CourseProgressHeaderProps) {
  return (
    <div className={styles.header}>
      <Page>
        {breadcrumb !== undefined && <div className={styles.breadcrumb}>{breadcrumb}</div>}
        <div className={styles.row}>
          <div className={styles.title} lang={lang}>
            <Heading level={1} size="h2">
              {title}
            </Heading>
          </div>
          {percent !== undefined && (
            <div className={styles.progress}>
              {topics !== undefined && topics.length > 0 && <GrowthRings topics={topics} size="md" />}
              <span className={styles.words}>
                <b className={styles.percent}>{percent}</b>
                <span className={styles.count}>{count}</span>
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
export function CourseProgressHeaderSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.header} aria-busy="true">
      <Page>
        <VisuallyHidden>{label}</VisuallyHidden>
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
