import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { ChevronRight } from 'lucide-react';
import { classes } from '../../../internal/classes.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { EmptyState } from '../../../primitives/EmptyState/index.ts';
import { IconLink } from '../../../primitives/IconButton/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { categoryScope } from '../../../styles/category.css.ts';
import type { CategoryHue } from '../../../styles/category.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { Calendar } from '../Calendar/index.ts';
import type { Day } from '../Calendar/index.ts';
import { isWithin } from '../Calendar/days.ts';
import { spanWords } from '../../support/dates.ts';
import type { SkeletonProps } from '../../support/skeleton.ts';
import { formatTime } from '../../support/time.ts';
import { upcomingCoursesWords } from './UpcomingCourses.words.ts';
import type { UpcomingCoursesWord } from './UpcomingCourses.words.ts';
import * as styles from './UpcomingCourses.css.ts';

/** An upcoming course. */
export interface UpcomingCourse {
  id: string | number;
  title: string;
  lang?: string | undefined;
  href: string;
  /** Neutral for a course of an environment that has no categories. */
  category?: CategoryHue | undefined;
  /** `YYYY-MM-DD` */
  from: Day;
  /** The last day; left out for one day. */
  to?: Day | undefined;
  /** "14 Pavyzdžio St., Vilnius" */
  place?: string | undefined;
  /** When it begins each day, `HH:MM` in the user's time zone. */
  startTime?: string | undefined;
  /** When it ends each day, `HH:MM`. */
  endTime?: string | undefined;
}

export interface UpcomingCoursesProps extends RootProps<HTMLDivElement> {
  /** Each with its days, the nearest first; those without a date are left out by the host. */
  courses: readonly UpcomingCourse[];
  /** `YYYY-MM-DD`, in the user's time zone. */
  today: Day;
  /** The id of the selected course; `''` is the nearest one. */
  value?: UpcomingCourse['id'] | undefined;
  /** The course that is selected at first. */
  defaultValue?: UpcomingCourse['id'] | undefined;
  /** A row was pressed, or a day of a course. */
  onChange?: ((id: UpcomingCourse['id']) => void) | undefined;
  /** The name of the list, in place of "Upcoming courses". */
  label?: string | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<UpcomingCoursesWord, string>> | undefined;
}

interface RowProps {
  course: UpcomingCourse;
  selected: boolean;
  onSelect: () => void;
  open: string;
}

function Row({ course, selected, onSelect, open }: RowProps) {
  const { locale } = useMedeina();
  const date = spanWords(locale, course.from, course.to ?? course.from);
  const time =
    course.startTime === undefined ? undefined : formatTime(course.startTime, course.endTime, locale);
  return (
    <li
      className={classes(
        styles.row,
        selected && styles.selected,
        course.category && categoryScope[course.category],
      )}
    >
      <button type="button" className={styles.choose} aria-pressed={selected} onClick={onSelect}>
        <VisuallyHidden>{`${date.spoken}: `}</VisuallyHidden>
        <span className={styles.date} aria-hidden="true">
          <span className={styles.days}>{date.days}</span>
          <span>{date.months}</span>
          {date.years !== undefined && <span>{date.years}</span>}
        </span>
        <span className={styles.words}>
          <span className={styles.title} lang={course.lang}>
            {course.title}
          </span>
          {(course.place !== undefined || time !== undefined) && (
            <span className={styles.meta}>
              {course.place !== undefined && <span>{course.place}</span>}
              {time !== undefined && <span className={styles.time}>{time}</span>}
            </span>
          )}
        </span>
      </button>
      <IconLink href={course.href} icon={ChevronRight} label={open} tip="below-start" />
    </li>
  );
}

/** Upcoming courses, and a calendar with the days of the selected one. */
export function UpcomingCourses({
  courses,
  today,
  value,
  defaultValue = '',
  onChange,
  label,
  texts,
  ...root
}: UpcomingCoursesProps) {
  const say = useWords(upcomingCoursesWords, texts);
  const [chosen, setChosen] = useControllableState({ prop: value, defaultProp: defaultValue, onChange });
  // The nearest one until another is selected, or if that is gone.
  const selected = courses.find((course) => course.id === chosen) ?? courses[0];

  if (selected === undefined)
    return (
      <div {...root}>
        <EmptyState title={say('empty')}>{say('emptyHint')}</EmptyState>
      </div>
    );
  return (
    <div {...root} className={styles.root}>
      <div className={styles.calendar}>
        <Calendar
          today={today}
          span={{
            from: selected.from,
            to: selected.to ?? selected.from,
            category: selected.category,
            label: selected.title,
          }}
          events={courses.map(({ from, to, title }) => ({ date: from, to, label: title }))}
          // The band says which course is selected.
          value=""
          onChange={(day) => {
            // If two share a day, the one that begins on it.
            const course =
              courses.find(({ from }) => from === day) ??
              courses.find(({ from, to }) => isWithin(day, from, to));
            if (course !== undefined) setChosen(course.id);
          }}
        />
      </div>
      <ul className={styles.list} aria-label={label ?? say('list')}>
        {courses.map((course) => (
          <Row
            key={course.id}
            course={course}
            selected={course === selected}
            open={say('open', { title: course.title })}
            onSelect={() => {
              setChosen(course.id);
            }}
          />
        ))}
      </ul>
    </div>
  );
}

/** The list and the calendar while they load. */
export function UpcomingCoursesSkeleton({ label, ...root }: SkeletonProps) {
  const { texts } = useMedeina();
  return (
    <div {...root} className={styles.root} aria-busy="true">
      <VisuallyHidden>{label ?? texts.loading}</VisuallyHidden>
      <div className={styles.calendar}>
        <Skeleton shape="plate" />
      </div>
      <div className={styles.list}>
        {Array.from({ length: 4 }, (_, index) => (
          <div key={`course-${String(index)}`} className={styles.waiting}>
            <Skeleton shape="heading" />
            <Skeleton width="most" />
          </div>
        ))}
      </div>
    </div>
  );
}
