import type { MegaMenuContent } from '@medeina/design-system/domain/MegaMenu';
import { useIntl } from 'react-intl';
import { hueOf } from '../data/catalogueCards.ts';
import { writeDiscover } from '../data/catalogueQuery.ts';
import { useCall } from '../data/hooks.ts';
import { rootCategory } from '../data/catalogueQuery.ts';

/** The menu of courses: the ways of a private learner, and the fields of medicine. */
export function useCourseMenu(): MegaMenuContent {
  const intl = useIntl();
  const { data } = useCall('catalogue.categories', { params: { id: rootCategory } });
  const say = (id: string) => intl.formatMessage({ id });
  const ways = {
    title: say('shell.private'),
    links: [
      { label: say('shell.courses.all'), href: '/discover' },
      { label: say('shell.courses.nearest'), href: '/discover?sort=date' },
      { label: say('shell.courses.newest'), href: '/discover?sort=newest' },
      { label: say('shell.how'), href: '/how-it-works' },
    ],
  };
  const categories = data?.data ?? [];
  if (categories.length === 0) return { columns: [ways] };
  return {
    columns: [
      ways,
      {
        title: say('shell.categories'),
        wide: true,
        links: categories.map(({ category_id: id, name, key }) => ({
          label: name,
          href: writeDiscover({ category: id }),
          category: hueOf(key),
        })),
      },
    ],
  };
}
