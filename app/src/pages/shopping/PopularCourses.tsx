import { CourseCard } from '@medeina/design-system/domain/CourseCard';
import { Carousel } from '@medeina/design-system/primitives/Carousel';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { useIntl } from 'react-intl';
import { cardOf } from '../../data/catalogue/cards.ts';
import { useCatalogueFormat } from '../../data/format.ts';
import { useCall } from '../../data/hooks.ts';
import { useHearts } from '../../shell/useHearts.ts';
import * as styles from './shopping.css.ts';

/** What many buy, without what is in the cart. Where it cannot be had, nothing: nobody came for it. */
export function PopularCourses({ without }: { readonly without: ReadonlySet<number> }) {
  const intl = useIntl();
  const format = useCatalogueFormat();
  const heart = useHearts();
  const { data } = useCall('catalogue.featured', {});
  const courses = (data?.data ?? []).filter(({ id }) => !without.has(id));
  if (courses.length === 0) return null;
  const title = intl.formatMessage({
    id: without.size > 0 ? 'shopping.cart.popularToo' : 'shopping.cart.popular',
  });
  return (
    <section className={styles.popular}>
      <Carousel
        label={title}
        heading={<Heading level={2}>{title}</Heading>}
        items={courses.map((course) => ({
          id: String(course.id),
          content: <CourseCard {...cardOf(course, intl, format)} layout="grid" favourite={heart(course)} />,
        }))}
      />
    </section>
  );
}
