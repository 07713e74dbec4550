import { CourseCard } from '@medeina/design-system/domain/CourseCard';
import { CourseGridSkeleton } from '@medeina/design-system/domain/CourseGrid';
import { Carousel } from '@medeina/design-system/primitives/Carousel';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { useIntl } from 'react-intl';
import { cardOf } from '../../../data/catalogue/cards.ts';
import { useCatalogueFormat } from '../../../data/format.ts';
import { useCall } from '../../../data/hooks.ts';
import { LoadFailed } from '../../../shell/frame/LoadFailed.tsx';
import { useHearts } from '../../../shell/useHearts.ts';

/** The courses that most people choose. */
export function BestsellersSection() {
  const intl = useIntl();
  const format = useCatalogueFormat();
  const heart = useHearts();
  const featured = useCall('catalogue.featured', {});
  const title = intl.formatMessage({ id: 'catalogue.home.bestsellers' });
  const courses = featured.data?.data;
  if (courses?.length === 0) return null;
  return (
    <Band as="section" block="section" ground="sunken">
      {courses !== undefined && (
        <Carousel
          label={title}
          heading={<Heading level={2}>{title}</Heading>}
          items={courses.map((course) => ({
            id: String(course.id),
            content: <CourseCard {...cardOf(course, intl, format)} layout="grid" favourite={heart(course)} />,
          }))}
        />
      )}
      {courses === undefined && featured.error === undefined && <CourseGridSkeleton count={4} />}
      {courses === undefined && featured.error !== undefined && (
        <LoadFailed error={featured.error} onRetry={() => void featured.mutate()} />
      )}
    </Band>
  );
}
