import { rootCategory } from '@medeina/contract';
import { CourseGrid } from '@medeina/design-system/domain/CourseGrid';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Link } from '@medeina/design-system/primitives/Link';
import { useIntl } from 'react-intl';
import { cardOf } from '../../../data/catalogue/cards.ts';
import { writeDiscover } from '../../../data/catalogue/discover.ts';
import { useCatalogueFormat } from '../../../data/format.ts';
import { useCall } from '../../../data/hooks.ts';
import { useHearts } from '../../../shell/useHearts.ts';
import * as styles from './discover.css.ts';

/** How many popular courses stand where nothing was found. */
const most = 3;

/**
 * The fields of medicine, where filters would leave nothing to choose.
 * @param onLeave a link was pressed and disappears with the rest: the focus has to move.
 */
export function Fields({ onLeave }: { readonly onLeave: () => void }) {
  const intl = useIntl();
  const { data } = useCall('catalogue.categories', { params: { id: rootCategory } });
  const title = intl.formatMessage({ id: 'catalogue.discover.empty.fields' });
  return (
    <nav aria-label={title} className={styles.fields}>
      <Heading level={2} size="h4">
        {title}
      </Heading>
      <ul className={styles.fieldList}>
        {data?.data.map(({ key, name }) => (
          <li key={key}>
            <Link kind="quiet" alone href={writeDiscover({ category: key })} onClick={onLeave}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What many choose; nothing where it cannot be had. */
export function Popular() {
  const intl = useIntl();
  const format = useCatalogueFormat();
  const heart = useHearts();
  const { data } = useCall('catalogue.featured', {});
  const courses = (data?.data ?? []).slice(0, most);
  if (courses.length === 0) return null;
  const title = intl.formatMessage({ id: 'catalogue.discover.empty.popular' });
  return (
    <section aria-labelledby="popular" className={styles.popular}>
      <Heading id="popular" level={2} size="h3">
        {title}
      </Heading>
      <CourseGrid
        columns={3}
        label={title}
        courses={courses.map((course) =>
          Object.assign(cardOf(course, intl, format), { favourite: heart(course) }),
        )}
      />
    </section>
  );
}
