import type { Output, PurchasedCourse } from '@medeina/contract';
import {
  CourseProgressList,
  CourseProgressListSkeleton,
} from '@medeina/design-system/domain/CourseProgressRow';
import { ButtonLink } from '@medeina/design-system/primitives/Button';
import { EmptyState } from '@medeina/design-system/primitives/EmptyState';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Pagination } from '@medeina/design-system/primitives/Pagination';
import { SearchBox } from '@medeina/design-system/primitives/SearchBox';
import { Switch } from '@medeina/design-system/primitives/Switch';
import { Text } from '@medeina/design-system/primitives/Text';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useAddressState } from '../../data/addressState.ts';
import { usePersonalCall } from '../../data/hooks.ts';
import { useLearning } from '../../data/learning/progress.ts';
import { elsewhereOf, elsewhereOptions, hasNone, useOnlyOurs } from '../../data/learning/elsewhere.ts';
import { goOnWith, rowOf } from '../../data/learning/rows.ts';
import { searchOf } from '../../data/searchText.ts';
import { useShownList } from '../../data/shownList.ts';
import { useTypedSearch } from '../../data/useTypedSearch.ts';
import { useSession } from '../../session/hooks.ts';
import { LoadFailed } from '../../shell/frame/LoadFailed.tsx';
import { useHead } from '../../shell/head.tsx';
import { AccountFrame } from '../../shell/frame/AccountFrame.tsx';
import { useFocusToMain } from '../../shell/useFocusToMain.ts';
import { coursesInput, readCourses, writeCourses } from './coursesQuery.ts';
import type { CoursesState } from './coursesQuery.ts';
import { GoOn } from './dashboard/GoOn.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { NoCourse } from './NoCourse.tsx';
import { SecondDevice } from './SecondDevice.tsx';
import { useRefusedAlert } from './useRefusedAlert.ts';
import * as styles from './CoursesPage.css.ts';

const addressFormat = { read: readCourses, write: writeCourses };

function useText() {
  const intl = useIntl();
  return (id: string, values: Record<string, string | number> = {}) =>
    intl.formatMessage({ id: `account.courses.${id}` }, values);
}

interface ToolsProps {
  readonly state: CoursesState;
  readonly go: (part: Partial<CoursesState>) => void;
}

/** The search and the switch that narrow the list. */
function Tools({ state, go }: ToolsProps) {
  const text = useText();
  const searchFor = useCallback((words: string) => go({ search: searchOf(words) }), [go]);
  const [typed, type] = useTypedSearch(state.search, searchFor);
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <SearchBox
          label={text('search')}
          placeholder={text('search')}
          value={typed}
          onChange={type}
          onSubmit={searchFor}
        />
      </div>
      <Switch
        label={text('onlyCompleted')}
        checked={state.onlyCompleted}
        onChange={(event) => go({ onlyCompleted: event.currentTarget.checked })}
      />
    </div>
  );
}

interface NoneFoundProps {
  readonly state: CoursesState;
  /** There are such courses, but not on this page. */
  readonly isPast: boolean;
}

function NoneFound({ state, isPast }: NoneFoundProps) {
  const intl = useIntl();
  const text = useText();
  const narrowed =
    state.search === '' ? text('none.completed') : text('none.search', { search: state.search });
  // The button goes with what it takes away.
  const box = useFocusToMain();
  return (
    <div ref={box}>
      <EmptyState
        title={isPast ? intl.formatMessage({ id: 'catalogue.past' }) : narrowed}
        action={<ButtonLink href={writeCourses({})}>{text('none.clear')}</ButtonLink>}
      />
    </div>
  );
}

interface FoundProps {
  readonly found: Pick<Output<'learning.purchased.list'>, 'total'> & {
    readonly data: readonly PurchasedCourse[];
  };
  readonly state: CoursesState;
  /** The answer is about to be replaced. */
  readonly isLoading: boolean;
  /** The person has no course at all. */
  readonly isWithout: boolean;
}

function Found({ found, state, isLoading, isWithout }: FoundProps) {
  if (isWithout) return <NoCourse />;
  if (found.data.length === 0) return <NoneFound state={state} isPast={found.total > 0} />;
  // Who searches, or turns pages, looks for something else.
  const isWhole = state.search === '' && !state.onlyCompleted && state.page === 1 && !isLoading;
  const goOn = isWhole ? goOnWith(found.data) : undefined;
  return (
    <div className={isLoading ? styles.stale : undefined}>
      {goOn !== undefined && (
        <div className={styles.goOn}>
          <GoOn course={goOn} />
        </div>
      )}
      <CourseProgressList courses={found.data.map(rowOf)} />
    </div>
  );
}

/** The courses that the person has, with how far they are. */
export function Page() {
  const text = useText();
  const session = useSession();
  const [state, change] = useAddressState(addressFormat);
  const answer = usePersonalCall(
    'learning.purchased.list',
    session.status === 'user' ? coursesInput(state) : null,
    { revalidateOnFocus: true },
  );
  const { error, isLoading, mutate } = answer;
  // What was done without a connection is sent from here too.
  useLearning(undefined, useRefusedAlert());
  const { shown } = useShownList(answer);
  useHead({ title: text('title'), description: text('description'), isPrivate: true });
  const go = useCallback((part: Partial<CoursesState>) => change({ page: 1, ...part }, true), [change]);

  const isNarrowed = state.search !== '' || state.onlyCompleted;
  const elsewhere = usePersonalCall(
    'learning.purchased.elsewhere',
    session.status === 'user' ? elsewhereOf() : null,
    elsewhereOptions,
  );
  const ours = useOnlyOurs(shown?.data ?? [], elsewhere.data?.data ?? [], mutate);
  const data = shown && { ...shown, data: ours };
  const isEmpty = data?.total === 0 && !isNarrowed && !isLoading;
  // Who has courses in another environment alone is not without.
  const isWithout = isEmpty && elsewhere.data !== undefined && hasNone(elsewhere.data.data);
  const isWaiting = isEmpty
    ? elsewhere.data === undefined && elsewhere.error === undefined
    : data === undefined && error === undefined;
  return (
    <AccountFrame>
      <Heading level={1}>{text('title')}</Heading>
      {!isWithout && <Tools state={state} go={go} />}
      {isWaiting && <CourseProgressListSkeleton />}
      {data === undefined && error !== undefined && (
        <LoadFailed error={error} onRetry={() => void mutate()} />
      )}
      {data !== undefined && (!isEmpty || isWithout) && (
        <Found found={data} state={state} isLoading={isLoading} isWithout={isWithout} />
      )}
      {/* Always there, so that its change is spoken. */}
      <div className={styles.shown} aria-live="polite">
        {data !== undefined && data.data.length > 0 && (
          <Text size="small" tone="muted">
            {text('shown', { shown: data.data.length, total: data.total })}
          </Text>
        )}
      </div>
      <Elsewhere state={state} />
      <SecondDevice />
      {data !== undefined && data.last_page > 1 && (
        <div className={styles.pages}>
          <Pagination
            page={data.current_page}
            pages={data.last_page}
            href={(page) => writeCourses({ ...state, page })}
          />
        </div>
      )}
    </AccountFrame>
  );
}
