import { rootCategory } from '@medeina/contract';
import type { Ask } from '../ask.ts';
import { type DiscoverState, isCategory, writeDiscover } from './discover.ts';

/**
 * Where an address with filters or a category that do not exist redirects: the same without them; one that names a category by
 * its id leads to the category's own page. Undefined where all
 * exist. A page number past the last is not redirected; the page says so itself.
 */
export async function discoverRedirect(state: DiscoverState, ask: Ask): Promise<string | undefined> {
  const kept = await existing(state, ask);
  const isRight =
    kept.category === state.category &&
    kept.filters.length === state.filters.length &&
    kept.groups.length === state.groups.length;
  return isRight ? undefined : writeDiscover(kept);
}

async function existing(state: DiscoverState, ask: Ask): Promise<DiscoverState> {
  if (state.category === undefined && state.filters.length === 0 && state.groups.length === 0) return state;
  const [groups, list] = await Promise.all([
    ask('catalogue.filters', { params: { id: rootCategory } }),
    // With its categories comes the one that is chosen, wherever it lies.
    state.category === undefined
      ? undefined
      : ask('catalogue.products.list', { query: { category: state.category, limit: 1 } }),
  ]);
  const groupIds = new Set(groups.data.map((group) => group.filter_group_id));
  const filterIds = new Set(groups.data.flatMap((group) => group.filters.map((filter) => filter.filter_id)));
  return {
    ...state,
    category: list?.facets?.categories.find((one) => isCategory(one, state.category))?.key,
    filters: state.filters.filter((id) => filterIds.has(id)),
    groups: state.groups.filter((id) => groupIds.has(id)),
  };
}
