import { useIntl } from 'react-intl';
import { useCall } from '../../data/hooks.ts';
import { CourseCarousel } from '../../shell/CourseCarousel.tsx';
import * as styles from './shopping.css.ts';

/** What many buy, without what is in the cart. Where it cannot be had, nothing: nobody came for it. */
export function PopularCourses({ without }: { readonly without: ReadonlySet<number> }) {
  const intl = useIntl();
  const { data } = useCall('catalogue.featured', {});
  const courses = (data?.data ?? []).filter(({ id }) => !without.has(id));
  if (courses.length === 0) return null;
  const title = intl.formatMessage({
    id: without.size > 0 ? 'shopping.cart.popularToo' : 'shopping.cart.popular',
  });
  return (
    <section className={styles.popular}>
      <CourseCarousel title={title} courses={courses} />
    </section>
  );
}
