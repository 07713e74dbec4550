import type { CourseList } from '@medeina/contract';
import type { FilterGroup } from '@medeina/design-system/domain/FilterSidebar';
import { useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { type DiscoverState, isCategory } from '../../../data/catalogue/discover.ts';

type Facets = NonNullable<CourseList['facets']>;

/** The group of the categories among the groups of filters. */
const categoryGroup = 'category';

/** The groups as the sidebar shows them, with what is chosen. */
function groupsOf(
  facets: Facets,
  state: DiscoverState,
  words: { readonly category: string; readonly allCategories: string },
): FilterGroup[] {
  return [
    {
      id: categoryGroup,
      title: words.category,
      none: words.allCategories,
      open: true,
      options: facets.categories.map((one) => ({
        id: one.key,
        label: one.name,
        count: one.count,
        checked: isCategory(one, state.category),
      })),
    },
    ...facets.filters.map((group, index) => ({
      id: String(group.filter_group_id),
      title: group.name,
      open: index < 2 || state.groups.includes(group.filter_group_id),
      options: group.filters.map((filter) => ({
        id: String(filter.filter_id),
        label: filter.name,
        count: filter.count,
        checked: state.filters.includes(filter.filter_id),
      })),
    })),
  ];
}

/** What can be chosen and is, and how that changes; no groups while their counts are on their way. */
export function useFilters(
  facets: Facets | undefined,
  isLoading: boolean,
  state: DiscoverState,
  go: (part: Partial<DiscoverState>, replace?: boolean) => void,
) {
  const intl = useIntl();
  // A filter or category that does not exist is left out, and a category gets its own page: an old link still shows what
  // makes sense of it.
  useEffect(() => {
    if (facets === undefined || isLoading) return;
    const exists = new Set(
      facets.filters.flatMap((group) => group.filters.map((filter) => filter.filter_id)),
    );
    const filters = state.filters.filter((id) => exists.has(id));
    const category = facets.categories.find((one) => isCategory(one, state.category))?.key;
    if (filters.length !== state.filters.length || category !== state.category)
      go({ filters, category }, true);
  }, [facets, isLoading, state.filters, state.category, go]);

  const groups = useMemo(
    () =>
      facets === undefined
        ? undefined
        : groupsOf(facets, state, {
            category: intl.formatMessage({ id: 'catalogue.discover.category' }),
            allCategories: intl.formatMessage({ id: 'catalogue.discover.category.all' }),
          }),
    [facets, state, intl],
  );
  const tags = (groups ?? []).flatMap((group) =>
    group.options
      .filter((option) => option.checked)
      .map((option) => ({ id: `${group.id}/${option.id}`, label: option.label })),
  );
  const choose = (group: string, option: string, checked: boolean) => {
    const id = Number(option);
    if (group === categoryGroup) go({ category: checked ? option : undefined });
    else go({ filters: checked ? [...state.filters, id] : state.filters.filter((one) => one !== id) });
  };
  const remove = (tag: string) => {
    const [group = '', option = ''] = tag.split('/');
    choose(group, option, false);
  };
  const clear = () => go({ filters: [], category: undefined, groups: [] });
  return { groups, tags, choose, remove, clear };
}
