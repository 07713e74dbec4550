import type { Output } from '@medeina/contract';
import { UpcomingCourses, UpcomingCoursesSkeleton } from '@medeina/design-system/domain/UpcomingCourses';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { useState } from 'react';
import type { SWRResponse } from 'swr';
import { upcomingOf } from '../../../data/learning/rows.ts';
import type { CallError } from '../../../session/transport.ts';
import { LoadFailed } from '../../../shell/frame/LoadFailed.tsx';
import { CalendarButton } from './CalendarButton.tsx';
import { dayOf } from '../../../data/dayOf.ts';
import * as styles from './dashboard.css.ts';
import { useText } from './useText.ts';

interface UpcomingProps {
  readonly answer: SWRResponse<Output<'learning.purchased.upcoming'>, CallError>;
}

/** The next practical sessions, and a calendar with the days of the chosen one. */
export function Upcoming({ answer: { data, error, mutate } }: UpcomingProps) {
  const text = useText();
  const [today] = useState(() => dayOf(new Date()));
  return (
    <section className={styles.part} aria-labelledby="upcoming">
      <div className={styles.head}>
        <Heading id="upcoming" level={2} size="h3">
          {text('upcoming')}
        </Heading>
        {data !== undefined && <CalendarButton />}
      </div>
      {data === undefined && error === undefined && <UpcomingCoursesSkeleton />}
      {data === undefined && error !== undefined && (
        <LoadFailed error={error} onRetry={() => void mutate()} />
      )}
      {data !== undefined && (
        <UpcomingCourses courses={data.data.map(upcomingOf)} today={today} label={text('upcoming')} />
      )}
    </section>
  );
}
