import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { classes } from '../../../internal/classes.ts';
import { misuse } from '../../../internal/misuse.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { categoryScope } from '../../../styles/category.css.ts';
import type { CategoryHue } from '../../../styles/category.ts';
import { tagOf } from '../../../styles/language.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import {
  addDays,
  addMonths,
  firstOfMonth,
  instant,
  isDay,
  isWithin,
  monthOf,
  sameMonth,
  weekday,
  weeksOf,
} from './days.ts';
import type { Day } from './days.ts';
import { formatTime } from '../../support/time.ts';
import { calendarWords } from './Calendar.words.ts';
import type { CalendarWord } from './Calendar.words.ts';
import * as styles from './Calendar.css.ts';

/** The days of the selected course. */
export interface CalendarSpan {
  /** `YYYY-MM-DD` */
  from: Day;
  /** The last day; the same as `from` for one day. */
  to: Day;
  /** Neutral without one. */
  category?: CategoryHue | undefined;
  /** Announced with each of its days: the course's title. */
  label: string;
}

/** An event of one or several days: a dot on each, and its label for screen readers. */
export interface CalendarEvent {
  /** `YYYY-MM-DD` */
  date: Day;
  /** The last day; left out for one day. */
  to?: Day | undefined;
  /** `HH:MM` in the user's time zone, such as that of a deadline. */
  time?: string | undefined;
  label: string;
}

export interface CalendarProps extends RootProps<HTMLDivElement> {
  /** `YYYY-MM-DD`, in the user's time zone. */
  today: Day;
  /** The highlighted course. When it changes, the calendar moves to the month of its start. */
  span?: CalendarSpan | undefined;
  /** What is on which days: a dot on each, read out with the day. */
  events?: readonly CalendarEvent[] | undefined;
  /** The month that shows, `YYYY-MM`. */
  month?: string | undefined;
  /** The month that shows at first; without it that of `span`, or of today. */
  defaultMonth?: string | undefined;
  /** Another month shows. */
  onMonthChange?: ((month: string) => void) | undefined;
  /** The chosen day; `''` for none. */
  value?: Day | undefined;
  /** The day that is chosen at first. */
  defaultValue?: Day | undefined;
  /** A day with events was pressed, or activated by Enter or Space. */
  onChange?: ((day: Day) => void) | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<CalendarWord, string>> | undefined;
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
      const formatter = new Intl.DateTimeFormat(tagOf(locale), { ...options, timeZone: 'UTC' });
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
export function Calendar({
  today,
  span,
  events = none,
  month: monthProp,
  defaultMonth,
  onMonthChange,
  value: valueProp,
  defaultValue = '',
  onChange,
  texts,
  ...root
}: CalendarProps) {
  misuse?.('Calendar', !isDay(today), `\`today\` is "${today}"; give a day such as 2026-12-04.`);
  misuse?.(
    'Calendar',
    span !== undefined && !(isDay(span.from) && isDay(span.to) && span.from <= span.to),
    `\`span\` is "${span?.from}" to "${span?.to}"; give days that exist, the earlier first, or no span.`,
  );
  const { locale } = useMedeina();
  const say = useWords(calendarWords, texts);
  const names = useNames(locale);
  const title = useId();
  const valid = span !== undefined && isDay(span.from) && isDay(span.to) ? span : undefined;
  const start = valid?.from ?? today;
  const end = valid?.to ?? start;
  const [value, setValue] = useControllableState({ prop: valueProp, defaultProp: defaultValue, onChange });
  const [month, setMonth] = useControllableState({
    prop: monthProp,
    defaultProp: defaultMonth ?? monthOf(start),
    onChange: onMonthChange,
  });
  const [focused, setFocused] = useState(start);
  // The tab stop of the grid is always in the month that shows.
  const active = monthOf(focused) === month ? focused : firstOfMonth(`${month}-01`);
  const moved = useRef(false);
  const grid = useRef<HTMLTableElement>(null);

  // A course that was chosen by one of its days leaves the focus on that day.
  const picked = useRef<Day>('');
  const shownStart = useRef(start);
  useEffect(() => {
    if (shownStart.current === start) return;
    shownStart.current = start;
    const isPicked = isWithin(picked.current, start, end);
    picked.current = '';
    if (isPicked) return;
    setFocused(start);
    setMonth(monthOf(start));
  }, [start, end, setMonth]);

  const move = (day: Day) => {
    setFocused(day);
    setMonth(monthOf(day));
  };

  // After each render: only then the new day's cell exists.
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  const labelsOf = (day: Day) =>
    events
      .filter(({ date, to }) => isWithin(day, date, to))
      .map(({ label, time }) =>
        time === undefined ? label : `${formatTime(time, undefined, locale)} ${label}`,
      );
  const pick = (day: Day) => {
    if (labelsOf(day).length === 0) return;
    picked.current = day;
    setValue(day);
  };

  const turn = (count: number) => {
    move(firstOfMonth(addMonths(firstOfMonth(active), count)));
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
    move(day);
  };

  return (
    <div {...root} className={classes(styles.calendar, valid?.category && categoryScope[valid.category])}>
      <div className={styles.head}>
        <IconButton icon={ChevronLeft} label={say('previous')} tip="above" onClick={() => turn(-1)} />
        <b id={title} className={styles.month} aria-live="polite">
          {names.month(active)}
        </b>
        <IconButton icon={ChevronRight} label={say('next')} tip="above" onClick={() => turn(1)} />
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
                  chosen={day === value}
                  events={labelsOf(day)}
                  name={names.day(day)}
                  onPress={() => {
                    moved.current = true;
                    move(day);
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
  chosen: boolean;
  events: readonly string[];
  name: string;
  onPress: () => void;
}

function Cell({ day, outside, active, today, span, chosen, events, name, onPress }: CellProps) {
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
      className={classes(look, events.length > 0 && styles.pickable)}
      tabIndex={active ? 0 : -1}
      aria-label={[name, within ? span.label : undefined, ...events]
        .filter((words, index, all) => words !== undefined && all.indexOf(words) === index)
        .join(', ')}
      aria-selected={within || chosen}
      aria-current={today ? 'date' : undefined}
      onClick={onPress}
    >
      <span
        className={classes(
          styles.number,
          (first || last) && styles.cap,
          chosen && !within && styles.chosen,
          today && styles.today,
        )}
      >
        {number}
      </span>
      {events.length > 0 && !within && !chosen && <span className={styles.dot} />}
    </td>
  );
}
