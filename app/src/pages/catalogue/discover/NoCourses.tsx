import { Button, ButtonLink } from '@medeina/design-system/primitives/Button';
import { EmptyState } from '@medeina/design-system/primitives/EmptyState';
import { useIntl } from 'react-intl';
import { choiceCount, writeDiscover } from '../../../data/catalogue/discover.ts';
import type { DiscoverState } from '../../../data/catalogue/discover.ts';

export interface NoCoursesProps {
  readonly state: DiscoverState;
  readonly lastPage: number;
  readonly total: number;
  readonly onClearFilters: () => void;
  readonly onFirstPage: () => void;
  /** The button was pressed and disappears with the rest: the focus has to move. */
  readonly onLeave: () => void;
}

/** Why the list is empty and the one way out: the first page, fewer filters, or all courses. */
export function NoCourses({ state, lastPage, total, onClearFilters, onFirstPage, onLeave }: NoCoursesProps) {
  const intl = useIntl();
  const text = (id: string, values: Record<string, string | number> = {}) =>
    intl.formatMessage({ id: `catalogue.${id}` }, values);

  const both = (act: () => void) => () => {
    act();
    onLeave();
  };
  if (total > 0) {
    return (
      <EmptyState
        title={text('past')}
        action={<Button onClick={both(onFirstPage)}>{text('past.first')}</Button>}
      >
        {text('past.text', { pages: lastPage })}
      </EmptyState>
    );
  }
  const hasFilters = choiceCount(state) > 0;
  return (
    <EmptyState
      title={
        state.search === ''
          ? text('discover.empty.filters')
          : text('discover.empty.search', { search: state.search })
      }
      action={
        hasFilters ? (
          <Button onClick={both(onClearFilters)}>{text('discover.empty.clearFilters')}</Button>
        ) : (
          <ButtonLink href={writeDiscover({})} onClick={onLeave}>
            {text('discover.empty.all')}
          </ButtonLink>
        )
      }
    >
      {hasFilters ? text('discover.empty.filtersText') : text('discover.empty.text')}
    </EmptyState>
  );
}
