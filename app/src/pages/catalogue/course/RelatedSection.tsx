import type { CourseDetail } from '@medeina/contract';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { useIntl } from 'react-intl';
import { mostRelated, relatedInput } from '../../../data/catalogue/inputs.ts';
import { useCall } from '../../../data/hooks.ts';
import { CourseCarousel } from '../../../shell/CourseCarousel.tsx';

/** Other courses of the same field. Where there are none, or they cannot be had, nothing: nobody came for them. */
export function RelatedSection({ course }: { readonly course: CourseDetail }) {
  const intl = useIntl();
  const { data } = useCall('catalogue.products.list', relatedInput(course));
  const others = (data?.data ?? []).filter((other) => other.id !== course.id).slice(0, mostRelated);
  if (others.length === 0) return null;
  const title = intl.formatMessage({ id: 'catalogue.course.related' });
  return (
    <Band as="section" block="section" ground="sunken">
      <CourseCarousel title={title} courses={others} />
    </Band>
  );
}
