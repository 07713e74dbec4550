import type { Category, CourseListItem } from '@medeina/contract';
import { type IntlShape, useIntl } from 'react-intl';
import { writeDiscover } from '../../../data/catalogue/discover.ts';
import type { DiscoverState } from '../../../data/catalogue/discover.ts';
import { useConfig } from '../../../data/config.ts';
import { useHead } from '../../../shell/head.tsx';
import { structuredList } from './structured.ts';

function titleOf({ search, page }: DiscoverState, category: Category | undefined, intl: IntlShape): string {
  const text = (id: string, values: Record<string, string> = {}) =>
    intl.formatMessage({ id: `catalogue.${id}` }, values);
  const title =
    search !== ''
      ? text('discover.titleSearch', { search })
      : category === undefined
        ? text('courses.all')
        : text('discover.titleCategory', { category: category.name });
  return page === 1 ? title : `${title} · ${intl.formatMessage({ id: 'common.page' }, { page })}`;
}

/** Title, description and structured data of the list of courses. */
export function useDiscoverHead(
  state: DiscoverState,
  category: Category | undefined,
  courses: readonly CourseListItem[] | undefined,
): void {
  const intl = useIntl();
  const { public_url: origin } = useConfig();
  // A search or a choice of filters is not a page of its own, nor is an empty one; a category and its pages are.
  const isPrivate = state.search !== '' || state.filters.length > 0 || courses?.length === 0;
  useHead({
    title: titleOf(state, category, intl),
    description:
      category === undefined
        ? intl.formatMessage({ id: 'catalogue.discover.description' })
        : (category.description ??
          intl.formatMessage(
            { id: 'catalogue.discover.descriptionCategory' },
            { category: category.name, count: category.count },
          )),
    canonical: writeDiscover({ category: category?.key ?? state.category, page: state.page }),
    isPrivate,
    // Read from the server's document only: the browser does not need this code.
    structured:
      import.meta.env.SSR && !isPrivate
        ? structuredList(courses ?? [], { origin, language: intl.locale })
        : undefined,
  });
}
