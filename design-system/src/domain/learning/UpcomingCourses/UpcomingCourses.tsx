import { useState } from 'react';
import { ChevronRight } from 'lucide-react';
import { classes } from '../../../internal/classes.ts';
import { EmptyState } from '../../../primitives/EmptyState/index.ts';
import { IconLink } from '../../../primitives/IconButton/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { categoryScope } from '../../../styles/category.css.ts';
import type { CategoryHue } from '../../../styles/category.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { Calendar } from '../Calendar/index.ts';
import type { CalendarLabels, Day } from '../Calendar/index.ts';
import { isWithin } from '../Calendar/days.ts';
import { spanWords } from '../../support/dates.ts';
import * as styles from './UpcomingCourses.css.ts';

/** An upcoming course. */
export interface UpcomingCourse {
  id: string | number;
  title: string;
  lang?: string | undefined;
  href: string;
  category: CategoryHue;
  /** `YYYY-MM-DD` */
  from: Day;
  /** The last day; left out for one day. */
  to?: Day | undefined;
  /** "14 Santariškių St., Vilnius" */
  place?: string | undefined;
  /** "9:00–17:00" */
  time?: string | undefined;
}

export interface UpcomingCoursesLabels {
  /** The name of the list: "Upcoming courses". */
  list: string;
  /** The link of a row, before the title: "Open the course". */
  open: string;
  /** Shown without courses: "No upcoming courses". */
  empty: string;
  /** What the user can do then. */
  emptyHint?: string | undefined;
  calendar: CalendarLabels;
}

export interface UpcomingCoursesProps {
  courses: readonly UpcomingCourse[];
  /** `YYYY-MM-DD`, in the user's time zone. */
  today: Day;
  labels: UpcomingCoursesLabels;
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
  return (
    <li className={classes(styles.row, selected && styles.selected, categoryScope[course.category])}>
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
          {(course.place !== undefined || course.time !== undefined) && (
            <span className={styles.meta}>
              {course.place !== undefined && <span>{course.place}</span>}
              {course.time !== undefined && <span className={styles.time}>{course.time}</span>}
            </span>
          )}
        </span>
      </button>
      <IconLink href={course.href} icon={ChevronRight} label={`${open}: ${course.title}`} tip="below-start" />
    </li>
  );
}

/** Upcoming courses, and a calendar with the days of the selected one. */
export function UpcomingCourses({ courses, today, labels }: UpcomingCoursesProps) {
  const [chosen, setChosen] = useState<UpcomingCourse['id']>();
  // The nearest one until another is selected, or if that is gone.
  const selected = courses.find((course) => course.id === chosen) ?? courses[0];

  if (selected === undefined) return <EmptyState title={labels.empty}>{labels.emptyHint}</EmptyState>;
  return (
    <div className={styles.root}>
      <div className={styles.calendar}>
        <Calendar
          today={today}
          labels={labels.calendar}
          span={{
            from: selected.from,
            to: selected.to ?? selected.from,
            category: selected.category,
            label: selected.title,
          }}
          events={courses.map(({ from, to, title }) => ({ date: from, to, label: title }))}
          onPick={(day) => {
            // If two share a day, the one that begins on it.
            const course =
              courses.find(({ from }) => from === day) ??
              courses.find(({ from, to }) => isWithin(day, from, to));
            setChosen(course?.id);
          }}
        />
      </div>
      <ul className={styles.list} aria-label={labels.list}>
        {courses.map((course) => (
          <Row
            key={course.id}
            course={course}
            selected={course === selected}
            open={labels.open}
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
export function UpcomingCoursesSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.root} aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
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
