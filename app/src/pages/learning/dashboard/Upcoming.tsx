import type { Output } from '@medeina/contract';
import { UpcomingCourses, UpcomingCoursesSkeleton } from '@medeina/design-system/domain/UpcomingCourses';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { useState } from 'react';
import type { SWRResponse } from 'swr';
import { usePersonalCall } from '../../../data/hooks.ts';
import { useKeptAnswer } from '../../../data/keptAnswer.ts';
import { elsewhereOf } from '../../../data/learning/elsewhere.ts';
import { dueOf, upcomingOf } from '../../../data/learning/rows.ts';
import type { CallError } from '../../../session/transport.ts';
import { LoadFailed } from '../../../shell/frame/LoadFailed.tsx';
import { CalendarButton } from './CalendarButton.tsx';
import { dayOf } from '../../../data/dayOf.ts';
import * as styles from './dashboard.css.ts';
import { useText } from './useText.ts';

/** As many as the server names of our own. */
const most = 4;

interface UpcomingProps {
  readonly answer: Pick<
    SWRResponse<Output<'learning.purchased.upcoming'>, CallError>,
    'data' | 'error' | 'mutate'
  >;
}

/** The next practical sessions and what is due elsewhere, and a calendar with the days of the chosen one. */
export function Upcoming({ answer: { data, error, mutate } }: UpcomingProps) {
  const text = useText();
  const [today] = useState(() => dayOf(new Date()));
  const elsewhere = useKeptAnswer(usePersonalCall('learning.purchased.elsewhere', elsewhereOf()))?.data ?? [];
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
        <UpcomingCourses
          courses={[...data.data.map(upcomingOf), ...dueOf(elsewhere)]
            .filter(({ from, to }) => (to ?? from) >= today)
            .toSorted((one, other) => one.from.localeCompare(other.from))
            .slice(0, most)}
          today={today}
          label={text('upcoming')}
        />
      )}
    </section>
  );
}
