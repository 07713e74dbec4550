import { rootCategory } from '@medeina/contract';
import type { MegaMenuContent, MegaMenuFeature } from '@medeina/design-system/domain/MegaMenu';
import { useIntl } from 'react-intl';
import { aboutPath, hueOf } from '../../data/catalogue/cards.ts';
import { useCatalogueFormat } from '../../data/format.ts';
import { writeDiscover } from '../../data/catalogue/discover.ts';
import { nearestInput } from '../../data/catalogue/inputs.ts';
import { useCall } from '../../data/hooks.ts';

/** The course whose practice is nearest; none while no practice is planned. */
function useNearestPractice(): MegaMenuFeature | undefined {
  const intl = useIntl();
  const format = useCatalogueFormat();
  const { data } = useCall('catalogue.products.list', nearestInput);
  const course = data?.data[0];
  if (course === undefined || course.date === null) return undefined;
  return {
    title: course.title,
    text: intl.formatMessage(
      { id: 'shell.courses.nearest.days' },
      { days: format.days(course.date, course.end_date) },
    ),
    href: aboutPath(course.id),
    category: hueOf(course.category.key),
    seed: course.id,
    image: course.image === null ? undefined : { source: course.image },
  };
}

/** The menu of courses: the ways of a private learner, the fields of medicine, and the course that comes next. */
export function useCourseMenu(): MegaMenuContent {
  const intl = useIntl();
  const { data } = useCall('catalogue.categories', { params: { id: rootCategory } });
  const feature = useNearestPractice();
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
  if (categories.length === 0) return { columns: [ways], feature };
  return {
    feature,
    columns: [
      ways,
      {
        title: say('shell.categories'),
        wide: true,
        links: categories.map(({ name, key }) => ({
          label: name,
          href: writeDiscover({ category: key }),
          category: hueOf(key),
        })),
      },
    ],
  };
}
