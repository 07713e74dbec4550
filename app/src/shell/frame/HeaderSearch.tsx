import { CoursePlate } from '@medeina/design-system/domain/CoursePlate';
import { SearchBox, type Suggestion } from '@medeina/design-system/primitives/SearchBox';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { CourseSummary } from '@medeina/contract';
import { aboutPath, hueOf, priceOf } from '../../data/catalogue/cards.ts';
import { writeDiscover } from '../../data/catalogue/discover.ts';
import { useCall } from '../../data/hooks.ts';
import { searchOf } from '../../data/searchText.ts';
import { useShownList } from '../../data/shownList.ts';
import * as styles from './Shell.css.ts';

/** Milliseconds without a letter before the server is asked. */
const pause = 500;

/** What the field says, once the letters have paused. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** How many courses are suggested. */
const most = 5;
/** The row that leads to all results. */
const all = 'all';

interface HeaderSearchProps {
  /** The id of what the field is called: another where two of them are on a page. */
  readonly label?: string;
  readonly autoFocus?: boolean;
  /** The search led somewhere. */
  readonly onLeave?: () => void;
}

/** The header's search: suggestions as one writes, all results at Enter. */
export function HeaderSearch({ label = 'shell.search', autoFocus = false, onLeave }: HeaderSearchProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const search = useSettled(searchOf(words));
  const isAsked = search !== '';
  const answer = useCall('catalogue.products.summary', isAsked ? { query: { search } } : null);
  const { error, isLoading } = answer;
  const { shown } = useShownList(answer);
  const priceText = (course: CourseSummary) => {
    const price = priceOf(course, intl);
    return price?.special ?? price?.price;
  };
  const found = isAsked ? (shown?.data ?? []) : [];
  const courses = found.slice(0, most).map((course): Suggestion => ({
    id: String(course.id),
    label: course.title,
    content: (
      <span className={styles.suggestion}>
        <span className={styles.suggestionPlate}>
          <CoursePlate
            category={hueOf(course.category.key)}
            seed={course.id}
            scale="thumbnail"
            ratio="square"
            image={course.image === null ? undefined : { source: course.image }}
          />
        </span>
        <span className={styles.suggestionWords}>
          <b className={styles.suggestionTitle}>{course.title}</b>
          <span className={styles.suggestionPrice}>{priceText(course)}</span>
        </span>
      </span>
    ),
  }));
  // Where there are more, the last row leads to all of them.
  const suggestions =
    found.length > most
      ? [...courses, { id: all, label: intl.formatMessage({ id: 'shell.search.all' }, { search }) }]
      : courses;
  const status =
    shown === undefined
      ? error === undefined
        ? undefined
        : intl.formatMessage({ id: error.status === 0 ? 'shell.error.network' : 'shell.error.server' })
      : intl.formatMessage(
          { id: found.length === 0 ? 'shell.search.none' : 'shell.search.status' },
          { count: courses.length },
        );
  const go = (path: string) => {
    setWords('');
    onLeave?.();
    void navigate(path);
  };
  return (
    <SearchBox
      label={intl.formatMessage({ id: label })}
      placeholder={intl.formatMessage({ id: label })}
      size="sm"
      value={words}
      onChange={setWords}
      onSubmit={(value) => go(writeDiscover({ search: searchOf(value) }))}
      onPick={({ id }) => go(id === all ? writeDiscover({ search }) : aboutPath(Number(id)))}
      suggestions={suggestions}
      loading={isLoading || search !== searchOf(words)}
      status={isAsked && !isLoading ? status : undefined}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where the person has just opened the search
      autoFocus={autoFocus}
    />
  );
}
