import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { classes } from '../../../internal/classes.ts';
import { misuse } from '../../../internal/misuse.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { categoryScope } from '../../../styles/category.css.ts';
import type { CategoryHue } from '../../../styles/category.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import {
  addDays,
  addMonths,
  firstOfMonth,
  instant,
  isDay,
  isWithin,
  sameMonth,
  weekday,
  weeksOf,
} from './days.ts';
import type { Day } from './days.ts';
import * as styles from './Calendar.css.ts';

/** The days of the selected course. */
export interface CalendarSpan {
  /** `YYYY-MM-DD` */
  from: Day;
  /** The last day; the same as `from` for one day. */
  to: Day;
  category: CategoryHue;
  /** Announced with each of its days: the course's title. */
  label: string;
}

/** An event of one or several days: a dot on each, and its label for screen readers. */
export interface CalendarEvent {
  /** `YYYY-MM-DD` */
  date: Day;
  /** The last day; left out for one day. */
  to?: Day | undefined;
  label: string;
}

export interface CalendarLabels {
  /** "Previous month" */
  previous: string;
  /** "Next month" */
  next: string;
}

export interface CalendarProps {
  /** `YYYY-MM-DD`, in the user's time zone. */
  today: Day;
  /** The highlighted course. When it changes, the calendar moves to the month of its start. */
  span?: CalendarSpan | undefined;
  events?: readonly CalendarEvent[] | undefined;
  /** A day with events was pressed, or activated by Enter or Space. */
  onPick?: ((day: Day) => void) | undefined;
  labels: CalendarLabels;
}

/** The day that a key moves to, by the grid pattern of WAI-ARIA. */
function target(event: KeyboardEvent, day: Day): Day | undefined {
  switch (event.key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekday(day));
    case 'End':
      return addDays(day, 6 - weekday(day));
    case 'PageUp':
      return addMonths(day, event.shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(day, event.shiftKey ? 12 : 1);
    default:
      return undefined;
  }
}

/** The names of months and days in the locale. */
function useNames(locale: string) {
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) => {
      const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
      return (day: Day) => formatter.format(instant(day));
    };
    return {
      month: format({ year: 'numeric', month: 'long' }),
      day: format({ dateStyle: 'full' }),
      weekday: format({ weekday: 'long' }),
      short: format({ weekday: 'short' }),
    };
  }, [locale]);
}

// 2026-01-05 is a Monday.
const week = Array.from({ length: 7 }, (_, index) => addDays('2026-01-05', index));

const none: readonly CalendarEvent[] = [];

/** A month, Monday first: the days of one course as a band, events as dots, today with a bar. */
export function Calendar({ today, span, events = none, onPick, labels }: CalendarProps) {
  misuse?.('Calendar', !isDay(today), `\`today\` is "${today}"; give a day such as 2026-12-04.`);
  misuse?.(
    'Calendar',
    span !== undefined && !(isDay(span.from) && isDay(span.to) && span.from <= span.to),
    `\`span\` is "${span?.from}" to "${span?.to}"; give days that exist, the earlier first, or no span.`,
  );
  const { locale } = useMedeina();
  const names = useNames(locale);
  const title = useId();
  const valid = span !== undefined && isDay(span.from) && isDay(span.to) ? span : undefined;
  const start = valid?.from ?? today;
  // The tab stop of the grid; its month is shown.
  const [active, setActive] = useState(start);
  const [from, setFrom] = useState(start);
  const moved = useRef(false);
  const grid = useRef<HTMLTableElement>(null);

  if (from !== start) {
    setFrom(start);
    setActive(start);
  }

  // After each render: only then the new day's cell exists.
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  const labelsOf = (day: Day) =>
    events.filter(({ date, to }) => isWithin(day, date, to)).map(({ label }) => label);
  const pick = (day: Day) => {
    if (labelsOf(day).length > 0) onPick?.(day);
  };

  const turn = (count: number) => {
    setActive(firstOfMonth(addMonths(firstOfMonth(active), count)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      pick(active);
      return;
    }
    const day = target(event, active);
    if (day === undefined) return;
    event.preventDefault();
    moved.current = true;
    setActive(day);
  };

  return (
    <div className={classes(styles.calendar, valid && categoryScope[valid.category])}>
      <div className={styles.head}>
        <IconButton icon={ChevronLeft} label={labels.previous} tip="above" onClick={() => turn(-1)} />
        <b id={title} className={styles.month} aria-live="polite">
          {names.month(active)}
        </b>
        <IconButton icon={ChevronRight} label={labels.next} tip="above" onClick={() => turn(1)} />
      </div>
      {/* By the grid pattern of WAI-ARIA, the cells of a table take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table ref={grid} role="grid" aria-labelledby={title} className={styles.grid} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {week.map((day) => (
              <th key={day} scope="col" abbr={names.weekday(day)} className={styles.weekday}>
                {names.short(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(active).map((days) => (
            <tr key={days[0]}>
              {days.map((day) => (
                <Cell
                  key={day}
                  day={day}
                  outside={!sameMonth(day, active)}
                  active={day === active}
                  today={day === today}
                  span={valid}
                  events={labelsOf(day)}
                  name={names.day(day)}
                  pickable={onPick !== undefined}
                  onPress={() => {
                    moved.current = true;
                    setActive(day);
                    pick(day);
                  }}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  day: Day;
  outside: boolean;
  active: boolean;
  today: boolean;
  span: CalendarSpan | undefined;
  events: readonly string[];
  name: string;
  pickable: boolean;
  onPress: () => void;
}

function Cell({ day, outside, active, today, span, events, name, pickable, onPress }: CellProps) {
  const within = span !== undefined && span.from <= day && day <= span.to;
  const first = within && day === span.from;
  const last = within && day === span.to;
  const look = classes(
    styles.day,
    within && styles.within,
    first && styles.first,
    last && styles.last,
    !within && outside && styles.outside,
  );
  const number = Number(day.slice(8));
  if (outside)
    return (
      <td className={look} aria-disabled="true" aria-label={name}>
        <span className={classes(styles.number, (first || last) && styles.cap)}>{number}</span>
      </td>
    );
  return (
    // The grid handles the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <td
      className={classes(look, pickable && events.length > 0 && styles.pickable)}
      tabIndex={active ? 0 : -1}
      aria-label={[name, within ? span.label : undefined, ...events]
        .filter((words, index, all) => words !== undefined && all.indexOf(words) === index)
        .join(', ')}
      aria-selected={within}
      aria-current={today ? 'date' : undefined}
      onClick={onPress}
    >
      <span className={classes(styles.number, (first || last) && styles.cap, today && styles.today)}>
        {number}
      </span>
      {events.length > 0 && !within && <span className={styles.dot} />}
    </td>
  );
}
