import {
  CourseProgressList,
  CourseProgressListSkeleton,
} from '@medeina/design-system/domain/CourseProgressRow';
import { EmptyState } from '@medeina/design-system/primitives/EmptyState';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Link } from '@medeina/design-system/primitives/Link';
import { SearchBox } from '@medeina/design-system/primitives/SearchBox';
import { VisuallyHidden } from '@medeina/design-system/primitives/VisuallyHidden';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { usePersonalCall } from '../../../data/hooks.ts';
import { useKeptAnswer } from '../../../data/keptAnswer.ts';
import { elsewhereOf, elsewhereOptions, latestRows, useOnlyOurs } from '../../../data/learning/elsewhere.ts';
import { searchOf } from '../../../data/searchText.ts';
import { useShownList } from '../../../data/shownList.ts';
import { useTypedSearch } from '../../../data/useTypedSearch.ts';
import { useIdentity } from '../../../session/hooks.ts';
import { LoadFailed } from '../../../shell/frame/LoadFailed.tsx';
import { EnvironmentState } from '../Elsewhere.tsx';
import { latestInput } from './latestInput.ts';
import * as styles from './dashboard.css.ts';
import { useText } from './useText.ts';

/** As many as the server names of our own. */
const most = 4;

/** The courses opened last, or those that a search finds among all of the person's. */
export function Latest() {
  const intl = useIntl();
  const text = useText();
  const [search, setSearch] = useState('');
  const searchFor = useCallback((words: string) => setSearch(searchOf(words)), []);
  const [typed, type] = useTypedSearch(search, searchFor);
  const answer = usePersonalCall('learning.purchased.latest', latestInput(search));
  const { error, isLoading, mutate } = answer;
  const { shown } = useShownList(answer, useIdentity());
  const other = usePersonalCall('learning.purchased.elsewhere', elsewhereOf(search), elsewhereOptions);
  const others = useKeptAnswer(other, search);
  const elsewhere = others?.data ?? [];
  const ours = useOnlyOurs(shown?.data ?? [], elsewhere, mutate);
  const rows = latestRows(ours, elsewhere, most);
  const isWaiting =
    rows.length === 0 && shown !== undefined && others === undefined && other.error === undefined;
  return (
    <section className={styles.part} aria-labelledby="latest">
      <div className={styles.head}>
        <Heading id="latest" level={2} size="h3">
          {text('latest')}
        </Heading>
        <div className={styles.search}>
          <SearchBox
            label={text('search')}
            placeholder={text('search')}
            value={typed}
            onChange={type}
            onSubmit={searchFor}
          />
        </div>
      </div>
      {(isWaiting || (shown === undefined && error === undefined)) && (
        <CourseProgressListSkeleton count={3} />
      )}
      {shown === undefined && error !== undefined && (
        <LoadFailed error={error} onRetry={() => void mutate()} />
      )}
      {shown !== undefined && (
        <div className={isLoading ? styles.stale : undefined}>
          <CourseProgressList courses={rows} headingLevel={3} label={text('latest')} />
          {rows.length === 0 && !isWaiting && search !== '' && (
            <EmptyState title={intl.formatMessage({ id: 'account.courses.none.search' }, { search })} />
          )}
        </div>
      )}
      {elsewhere.map((list) => (
        <EnvironmentState key={list.environment} list={list} onRetry={other.mutate} />
      ))}
      {others === undefined && other.error !== undefined && (
        <LoadFailed
          title={intl.formatMessage({ id: 'learning.elsewhere.failed' })}
          error={other.error}
          onRetry={() => void other.mutate()}
        />
      )}
      {/* Always there, so that its change is spoken. */}
      <div aria-live="polite">
        {search !== '' && shown !== undefined && (
          <VisuallyHidden>{text('found', { count: rows.length })}</VisuallyHidden>
        )}
      </div>
      <div className={styles.all}>
        <Link alone href="/dashboard/courses">
          {text('all')}
        </Link>
      </div>
    </section>
  );
}
