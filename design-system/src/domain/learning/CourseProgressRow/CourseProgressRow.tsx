import { Check } from 'lucide-react';
import { wholeWords } from '../../../internal/breakable.tsx';
import { formatFigure, formatPercent, percentDone } from '../../../internal/numbers.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import type { Say } from '../../../internal/words.ts';
import { Badge } from '../../../primitives/Badge/index.ts';
import { ProgressBar } from '../../../primitives/ProgressBar/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import type { CategoryHue } from '../../../styles/category.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { CategoryLabel } from '../../catalogue/CategoryLabel/index.ts';
import { CoursePlate } from '../../catalogue/CoursePlate/index.ts';
import type { PlateImage } from '../../catalogue/CoursePlate/index.ts';
import type { SkeletonProps } from '../../support/skeleton.ts';
import { formatDays } from '../../support/time.ts';
import type { Day } from '../../support/time.ts';
import { courseProgressListWords } from './CourseProgressRow.words.ts';
import type { CourseProgressListWord } from './CourseProgressRow.words.ts';
import * as styles from './CourseProgressRow.css.ts';

/** A course of the list. */
export interface CourseProgressRowProps {
  id: string | number;
  title: string;
  /** The language of the title, if it is not the page's. */
  lang?: string | undefined;
  href: string;
  category: { hue: CategoryHue; label: string };
  image?: PlateImage | undefined;
  /** How many parts are completed. */
  done: number;
  /** How many are tracked; none where nothing is. */
  total: number;
  /** It was completed once, and stays so whatever was added since. Left out: completed where all parts are. */
  completed?: boolean | undefined;
  /** Only the share is known, as of a course of another system: no parts are counted. */
  isShare?: boolean | undefined;
  /** The first day, `YYYY-MM-DD`. */
  from?: Day | undefined;
  /** The last day; left out for one day. */
  to?: Day | undefined;
  /** What the days are: of the practice, or that from which the theory is open. Left out: nothing is said of them. */
  daysOf?: 'practice' | 'theory' | undefined;
  /** The grade, and the address of the grades if the learner may see them. */
  grade?: { value: number; href?: string | undefined } | undefined;
}

export interface CourseProgressListProps extends RootProps<HTMLDivElement> {
  /** The courses, in the order they show. */
  courses: readonly CourseProgressRowProps[];
  /** The name of the list, in place of "My courses". */
  label?: string | undefined;
  /** The level of the titles. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<CourseProgressListWord, string>> | undefined;
}

type Course = CourseProgressRowProps;

function Progress({ course, say }: { course: Course; say: Say<CourseProgressListWord> }) {
  const { locale } = useMedeina();
  const { title, done, total, completed = false, isShare = false } = course;
  const isWhole = completed || (total > 0 && done >= total);
  const added = completed && done < total ? say('added', { count: total - done }) : undefined;
  const count = added ?? (total > 0 && !isShare ? say('count', { done, total }) : undefined);
  return (
    <div className={styles.progress}>
      <div className={styles.figures}>
        {done === 0 && !isWhole && <span className={styles.muted}>{say('notStarted')}</span>}
        {done > 0 && !isWhole && (
          <b className={styles.percent}>{formatPercent(percentDone(done, total), locale)}</b>
        )}
        {isWhole && (
          <Badge tone="success" icon={Check}>
            {say('completed')}
          </Badge>
        )}
        <span className={styles.muted}>{count}</span>
      </div>
      <ProgressBar
        value={isWhole ? Math.max(total, 1) : done}
        max={Math.max(total, 1)}
        label={say('progressOf', { title })}
        valueText={added === undefined ? count : `${say('completed')}, ${added}`}
      />
    </div>
  );
}

function Grade({ grade, say }: { grade: Course['grade']; say: Say<CourseProgressListWord> }) {
  const { Link, locale } = useMedeina();
  if (grade === undefined) return <VisuallyHidden>{say('noGrade')}</VisuallyHidden>;
  const value = formatFigure(grade.value, locale);
  return grade.href === undefined ? (
    value
  ) : (
    <Link href={grade.href} className={styles.gradeLink}>
      {value}
    </Link>
  );
}

interface RowProps {
  course: Course;
  say: Say<CourseProgressListWord>;
  headingLevel: 2 | 3 | 4;
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

function Row({ course, say, headingLevel }: RowProps) {
  const { Link, locale } = useMedeina();
  const Title = headings[headingLevel];
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
        <Title className={styles.title} lang={course.lang}>
          <Link href={course.href} className={styles.link}>
            {course.title}
          </Link>
        </Title>
      </div>
      <Progress course={course} say={say} />
      <div className={styles.date}>
        {course.from !== undefined && (
          <>
            {course.daysOf === undefined ? (
              <VisuallyHidden>{`${say('date')}: `}</VisuallyHidden>
            ) : (
              <span className={styles.daysOf}>{say(course.daysOf)}</span>
            )}
            {wholeWords(formatDays(course.from, course.to, locale))}
          </>
        )}
      </div>
      <div className={styles.grade}>
        <VisuallyHidden>{`${say('grade')}: `}</VisuallyHidden>
        <Grade grade={course.grade} say={say} />
      </div>
    </>
  );
}

/** The courses of a learner, with progress, dates and grades. Renders nothing without any. */
export function CourseProgressList({
  courses,
  label,
  headingLevel = 2,
  texts,
  ...root
}: CourseProgressListProps) {
  const say = useWords(courseProgressListWords, texts);
  if (courses.length === 0) return null;
  return (
    <div {...root} className={styles.container}>
      <div className={styles.head} aria-hidden="true">
        <span>{say('course')}</span>
        <span />
        <span>{say('progress')}</span>
        <span>{say('date')}</span>
        <span className={styles.headEnd}>
          {courses.some(({ grade }) => grade !== undefined) && say('grade')}
        </span>
      </div>
      <ul className={styles.list} aria-label={label ?? say('list')}>
        {courses.map((course) => (
          <li key={course.id} className={styles.row}>
            <Row course={course} say={say} headingLevel={headingLevel} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface CourseProgressListSkeletonProps extends SkeletonProps {
  /** How many rows. */
  count?: number | undefined;
}

/** The list while it loads. */
export function CourseProgressListSkeleton({ label, count = 5, ...root }: CourseProgressListSkeletonProps) {
  const { texts } = useMedeina();
  return (
    <div {...root} className={styles.container} aria-busy="true">
      <VisuallyHidden>{label ?? texts.loading}</VisuallyHidden>
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
