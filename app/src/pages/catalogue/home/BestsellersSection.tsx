import { CourseGridSkeleton } from '@medeina/design-system/domain/CourseGrid';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { useIntl } from 'react-intl';
import { useCall } from '../../../data/hooks.ts';
import { LoadFailed } from '../../../shell/frame/LoadFailed.tsx';
import { CourseCarousel } from '../../../shell/CourseCarousel.tsx';

/** The courses that most people choose. */
export function BestsellersSection() {
  const intl = useIntl();
  const featured = useCall('catalogue.featured', {});
  const title = intl.formatMessage({ id: 'catalogue.home.bestsellers' });
  const courses = featured.data?.data;
  if (courses?.length === 0) return null;
  return (
    <Band as="section" block="section" ground="sunken">
      {courses !== undefined && <CourseCarousel title={title} courses={courses} />}
      {courses === undefined && featured.error === undefined && <CourseGridSkeleton count={4} />}
      {courses === undefined && featured.error !== undefined && (
        <LoadFailed error={featured.error} onRetry={() => void featured.mutate()} />
      )}
    </Band>
  );
}
