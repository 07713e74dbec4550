import type { CourseDetail } from '@medeina/contract';
import { CourseCard } from '@medeina/design-system/domain/CourseCard';
import { Carousel } from '@medeina/design-system/primitives/Carousel';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { useIntl } from 'react-intl';
import { cardOf } from '../../../data/catalogue/cards.ts';
import { useCatalogueFormat } from '../../../data/format.ts';
import { mostRelated, relatedInput } from '../../../data/catalogue/inputs.ts';
import { useCall } from '../../../data/hooks.ts';
import { useHearts } from '../../../shell/useHearts.ts';

/** Other courses of the same field. Where there are none, or they cannot be had, nothing: nobody came for them. */
export function RelatedSection({ course }: { readonly course: CourseDetail }) {
  const intl = useIntl();
  const format = useCatalogueFormat();
  const heart = useHearts();
  const { data } = useCall('catalogue.products.list', relatedInput(course));
  const others = (data?.data ?? []).filter((other) => other.id !== course.id).slice(0, mostRelated);
  if (others.length === 0) return null;
  const title = intl.formatMessage({ id: 'catalogue.course.related' });
  return (
    <Band as="section" block="section" ground="sunken">
      <Carousel
        label={title}
        heading={<Heading level={2}>{title}</Heading>}
        items={others.map((other) => ({
          id: String(other.id),
          content: <CourseCard {...cardOf(other, intl, format)} layout="grid" favourite={heart(other)} />,
        }))}
      />
    </Band>
  );
}
