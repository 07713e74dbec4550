import { CourseCard } from '@medeina/design-system/domain/CourseCard';
import { Carousel } from '@medeina/design-system/primitives/Carousel';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { cardOf } from '../../../data/catalogue/cards.ts';
import { useCourse } from '../../../data/catalogue/course.ts';
import { useCatalogueFormat } from '../../../data/format.ts';
import { mostRelated, relatedInput } from '../../../data/catalogue/inputs.ts';
import { useCall } from '../../../data/hooks.ts';
import { useHearts } from '../../../shell/useHearts.ts';

/** Other courses of the same field. Where there are none, or they cannot be had, nothing: nobody came for them. */
export default function RelatedBlock() {
  const intl = useIntl();
  const format = useCatalogueFormat();
  const heart = useHearts();
  const id = Number(useParams()['id']);
  const { course } = useCourse(Number.isInteger(id) ? id : undefined);
  const { data } = useCall('catalogue.products.list', course === undefined ? null : relatedInput(course));
  const others = (data?.data ?? []).filter((other) => other.id !== id).slice(0, mostRelated);
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
