import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { usePersonalCall } from '../../data/hooks.ts';
import { useKeptAnswer } from '../../data/keptAnswer.ts';
import { elsewhereOf, elsewhereOptions, hasNone } from '../../data/learning/elsewhere.ts';
import { useLearning } from '../../data/learning/progress.ts';
import { goOnWith } from '../../data/learning/rows.ts';
import { AccountFrame } from '../../shell/frame/AccountFrame.tsx';
import { useHead } from '../../shell/head.tsx';
import { useIdentity } from '../../session/hooks.ts';
import { NoCourse } from './NoCourse.tsx';
import { SecondDevice } from './SecondDevice.tsx';
import { useRefusedAlert } from './useRefusedAlert.ts';
import { GoOn } from './dashboard/GoOn.tsx';
import { Latest } from './dashboard/Latest.tsx';
import { latestInput } from './dashboard/latestInput.ts';
import { Recall } from './dashboard/Recall.tsx';
import { Recommended } from './dashboard/Recommended.tsx';
import { Upcoming } from './dashboard/Upcoming.tsx';
import { Welcome } from './dashboard/Welcome.tsx';
import * as styles from './dashboard/dashboard.css.ts';

function isThere(data: unknown, { error }: { readonly error?: unknown }): boolean {
  return data !== undefined || error !== undefined;
}

/** How long the rest waits for the courses of other environments, in milliseconds. */
const patience = 1500;

function useLate(after: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return isLate;
}

/** Where the account begins: what is next. Each part asks by itself, so that none takes the others down. */
export function Page() {
  const intl = useIntl();
  useHead({ title: intl.formatMessage({ id: 'account.dashboard.title' }), isPrivate: true });
  // What was done without a connection is sent from here too.
  const learning = useLearning(undefined, useRefusedAlert());
  const identity = useIdentity();
  const upcomingAnswer = usePersonalCall('learning.purchased.upcoming', {}, { revalidateOnFocus: true });
  const latestAnswer = usePersonalCall('learning.purchased.latest', latestInput(), {
    revalidateOnFocus: true,
  });
  const recallAnswer = usePersonalCall('learning.recall.list', {});
  // In another language all stays where it is: a sitting goes on.
  const upcoming = useKeptAnswer(upcomingAnswer);
  const data = useKeptAnswer(latestAnswer);
  const recall = useKeptAnswer(recallAnswer);
  const latest = data?.data ?? [];
  const goOn = goOnWith(latest);
  const elsewhereAnswer = usePersonalCall('learning.purchased.elsewhere', elsewhereOf(), elsewhereOptions);
  const elsewhere = useKeptAnswer(elsewhereAnswer);
  const isLate = useLate(patience);
  const isWithout = data?.data.length === 0 && elsewhere !== undefined && hasNone(elsewhere.data);
  // Together: what came later would push down what is there.
  // Other environments are waited for a moment, and no longer.
  const isHere =
    isThere(upcoming, upcomingAnswer) &&
    isThere(data, latestAnswer) &&
    isThere(recall, recallAnswer) &&
    (isLate || isThere(elsewhere, elsewhereAnswer));
  if (!isHere) {
    return (
      <AccountFrame>
        <Welcome nearest={undefined} />
        <div className={styles.waiting} aria-busy="true">
          <Skeleton shape="plate" />
        </div>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame>
      <Welcome nearest={upcoming?.data[0]} />
      {goOn !== undefined && <GoOn course={goOn} />}
      <Recall key={identity} learning={learning} />
      {isWithout ? (
        <div className={styles.part}>
          <NoCourse />
        </div>
      ) : (
        <>
          <Upcoming answer={{ data: upcoming, error: upcomingAnswer.error, mutate: upcomingAnswer.mutate }} />
          <Latest />
        </>
      )}
      <SecondDevice />
      <Recommended latest={latest} />
    </AccountFrame>
  );
}
