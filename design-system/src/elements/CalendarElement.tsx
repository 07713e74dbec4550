import { useMemo, useState } from 'react';
import { CourseGrid } from '../domain/catalogue/CourseGrid/index.ts';
import { Calendar } from '../domain/learning/Calendar/index.ts';
import { Heading } from '../primitives/Heading/index.ts';
import { tagOf } from '../styles/language.ts';
import { Failed } from './Failed.tsx';
import { MedeinaElement } from './MedeinaElement.tsx';
import type { Shown } from './MedeinaElement.tsx';
import { cardOf } from './cards.ts';
import * as styles from './elements.css.ts';
import { useAnswer } from './useAnswer.ts';
import { usePatterns } from './usePatterns.ts';
import { useTelling } from './useTelling.ts';
import { askCourses } from './wire.ts';
import type { Course } from './wire.ts';
import { wordsOf } from './words.ts';

type Dated = Course & { readonly date: string };

const isDated = (course: Course): course is Dated => course.date !== null;
const isOn = ({ date, end_date: end }: Dated, day: string) => date <= day && day <= (end ?? date);

/** The list's address, asked for its nearest dates. */
function datesOf(source: string): URL {
  const address = new URL(source);
  for (const [name, value] of [
    ['sort', 'date'],
    ['limit', '100'],
    ['facets', '0'],
  ] as const)
    address.searchParams.set(name, value);
  address.searchParams.delete('page');
  return address;
}

/** Today as `YYYY-MM-DD` in the reader's time zone, which is how Swedish writes dates. */
const today = () => new Intl.DateTimeFormat('sv-SE').format(new Date());

function Dates({ element, language, source }: Shown & { source: string }) {
  const words = wordsOf(language);
  const [day, setDay] = useState('');
  const ask = useMemo(
    () => (signal: AbortSignal) => askCourses(datesOf(source), language, signal),
    [source, language],
  );
  const answered = useAnswer(ask);
  const { answer, error, isLoading, retry } = answered;
  const dated = useMemo(() => (answer?.data ?? []).filter(isDated), [answer]);
  useTelling(element, answered, () => dated.length);
  const courses = dated.filter((course) => isOn(course, day)).map((course) => cardOf(course, source, words));
  usePatterns(element, courses);
  if (error !== undefined)
    return <Failed error={error} words={words} isLoading={isLoading} onRetry={retry} />;
  return (
    <div className={styles.calendar} aria-busy={isLoading}>
      <Calendar
        // The month of the nearest date shows first, once it is known.
        key={String(answer === undefined)}
        today={today()}
        defaultMonth={dated[0]?.date.slice(0, 7)}
        events={dated.map(({ date, end_date: to, title }) => ({ date, to: to ?? undefined, label: title }))}
        value={day}
        onChange={(chosen) => {
          setDay(chosen);
          element.tell('medeina-day', {
            day: chosen,
            courses: dated.filter((course) => isOn(course, chosen)).map(({ id, title }) => ({ id, title })),
          });
        }}
      />
      <div aria-live="polite">
        {courses.length > 0 && (
          <>
            <Heading level={3} size="h4">
              {new Intl.DateTimeFormat(tagOf(language), { dateStyle: 'full', timeZone: 'UTC' }).format(
                new Date(`${day}T00:00:00Z`),
              )}
            </Heading>
            <div className={styles.part}>
              <CourseGrid columns={3} label={words.results} courses={courses} />
            </div>
          </>
        )}
      </div>
    </div>
  );
}

/** `<medeina-calendar src="https://…/api/products">`: the dates of courses, and the courses of a chosen day. */
export class MedeinaCalendar extends MedeinaElement {
  protected override show(shown: Shown) {
    const source = this.source?.href;
    return source === undefined ? null : <Dates key={source} {...shown} source={source} />;
  }
}
