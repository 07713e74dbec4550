import { CalendarDays } from 'lucide-react';
import { useWords } from '../../../internal/words.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { courseCardWords } from './CourseCard.words.ts';
import * as styles from './CourseCard.css.ts';

/** From this many seats down it is said how many are left. */
export const fewSeats = 3;

/** The nearest practical session of a course. */
export interface CourseSession {
  /** "7–8 December" */
  days: string;
  /** "Vilnius" */
  place?: string | undefined;
  /** Seats left in it; left out without a limit. Said from three down, and where there are none. */
  seatsLeft?: number | undefined;
  /** Further sessions with a seat. */
  more?: number | undefined;
}

/** When and where the nearest session is, how many seats it has, and how many others there are. */
export function NearestSession({ days, place, seatsLeft, more = 0 }: CourseSession) {
  const say = useWords(courseCardWords);
  const told: string[] = [];
  if (seatsLeft === 0) told.push(say('full'));
  else if (seatsLeft !== undefined && seatsLeft <= fewSeats)
    told.push(say('seatsLeft', { count: seatsLeft }));
  if (more > 0) told.push(say('more', { count: more }));
  // Lines break between the parts, not within one, and none begins with the dot.
  const parts = [days, place, ...told.map((words) => words.replaceAll(' ', '\u00a0'))];
  return (
    <p className={styles.session}>
      <Icon icon={CalendarDays} size="small" />
      <span>{parts.filter((part) => part !== undefined).join('\u00a0· ')}</span>
    </p>
  );
}
