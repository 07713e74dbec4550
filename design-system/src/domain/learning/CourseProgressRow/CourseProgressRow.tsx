import { Check } from 'lucide-react';
import { wholeWords } from '../../../internal/breakable.tsx';
import { Badge } from '../../../primitives/Badge/index.ts';
import { ProgressBar } from '../../../primitives/ProgressBar/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import type { CategoryHue } from '../../../styles/category.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { CategoryLabel } from '../../catalogue/CategoryLabel/index.ts';
import { CoursePlate } from '../../catalogue/CoursePlate/index.ts';
import type { PlateImage } from '../../catalogue/CoursePlate/index.ts';
import * as styles from './CourseProgressRow.css.ts';

export interface CourseProgressRowProps {
  id: string | number;
  title: string;
  lang?: string | undefined;
  href: string;
  category: { hue: CategoryHue; label: string };
  image?: PlateImage | undefined;
  /** Completed and all parts. */
  done: number;
  total: number;
  /** "41 %" */
  percent: string;
  /** "11 of 27" */
  count: string;
  /** "4–5 December", "Until 1 March 2027" */
  date?: string | undefined;
  /** The grade; a link if the learner may see the grades. A dash if missing. */
  grade?: { value: string; href?: string | undefined } | undefined;
}

export interface CourseProgressListLabels {
  list: string;
  course: string;
  progress: string;
  date: string;
  grade: string;
  /** Instead of 0 %: "Not started". */
  notStarted: string;
  /** Instead of 100 %: "Completed". */
  completed: string;
  /** A missing grade, for screen readers: "Not graded". */
  noGrade: string;
}

export interface CourseProgressListProps {
  courses: readonly CourseProgressRowProps[];
  labels: CourseProgressListLabels;
}

function Row({ course, labels }: { course: CourseProgressRowProps; labels: CourseProgressListLabels }) {
  const { Link } = useMedeina();
  const whole = course.total > 0 && course.done >= course.total;
  return (
    <>
      <span className={styles.plate}>
        <CoursePlate
          category={course.category.hue}
          seed={course.id}
          image={course.image}
          scale="thumbnail"
          ratio="fill"
        />
      </span>
      <div className={styles.words}>
        <CategoryLabel hue={course.category.hue}>{course.category.label}</CategoryLabel>
        <h2 className={styles.title} lang={course.lang}>
          <Link href={course.href} className={styles.link}>
            {course.title}
          </Link>
        </h2>
      </div>
      <div className={styles.progress}>
        <div className={styles.figures}>
          {course.done === 0 && <span className={styles.muted}>{labels.notStarted}</span>}
          {course.done > 0 && !whole && <b className={styles.percent}>{course.percent}</b>}
          {whole && (
            <Badge tone="success" icon={Check}>
              {labels.completed}
            </Badge>
          )}
          <span className={styles.muted}>{course.count}</span>
        </div>
        <ProgressBar
          value={course.done}
          max={Math.max(course.total, 1)}
          label={`${labels.progress}: ${course.title}`}
          valueText={course.count}
        />
      </div>
      <div className={styles.date}>
        {course.date !== undefined && (
          <>
            <VisuallyHidden>{`${labels.date}: `}</VisuallyHidden>
            {wholeWords(course.date)}
          </>
        )}
      </div>
      <div className={styles.grade}>
        <VisuallyHidden>{`${labels.grade}: `}</VisuallyHidden>
        {course.grade === undefined && (
          <>
            <span className={styles.muted} aria-hidden="true">
              –
            </span>
            <VisuallyHidden>{labels.noGrade}</VisuallyHidden>
          </>
        )}
        {course.grade !== undefined && course.grade.href === undefined && course.grade.value}
        {course.grade?.href !== undefined && (
          <Link href={course.grade.href} className={styles.gradeLink}>
            {course.grade.value}
          </Link>
        )}
      </div>
    </>
  );
}

/** The courses of a learner, with progress, dates and grades. Renders nothing without any. */
export function CourseProgressList({ courses, labels }: CourseProgressListProps) {
  if (courses.length === 0) return null;
  return (
    <div className={styles.container}>
      <div className={styles.head} aria-hidden="true">
        <span>{labels.course}</span>
        <span />
        <span>{labels.progress}</span>
        <span>{labels.date}</span>
        <span className={styles.headEnd}>{labels.grade}</span>
      </div>
      <ul className={styles.list} aria-label={labels.list}>
        {courses.map((course) => (
          <li key={course.id} className={styles.row}>
            <Row course={course} labels={labels} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface CourseProgressListSkeletonProps {
  label: string;
  count?: number | undefined;
}

/** The list while it loads. */
export function CourseProgressListSkeleton({ label, count = 5 }: CourseProgressListSkeletonProps) {
  return (
    <div className={styles.container} aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles.list}>
        {Array.from({ length: count }, (_, index) => (
          <div key={`course-${String(index)}`} className={styles.row}>
            <span className={styles.plate}>
              <Skeleton shape="plate" />
            </span>
            <div className={styles.bars}>
              <Skeleton shape="caption" width="third" />
              <Skeleton width="most" />
            </div>
            <div className={styles.progress}>
              <Skeleton shape="caption" width="half" />
              <Skeleton shape="caption" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
