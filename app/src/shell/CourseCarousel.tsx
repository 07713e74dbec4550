import type { CourseListItem } from '@medeina/contract';
import { CourseCard } from '@medeina/design-system/domain/CourseCard';
import { Carousel } from '@medeina/design-system/primitives/Carousel';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { useIntl } from 'react-intl';
import { cardOf } from '../data/catalogue/cards.ts';
import { useCatalogueFormat } from '../data/format.ts';
import { useHearts } from './useHearts.ts';

interface CourseCarouselProps {
  readonly title: string;
  readonly courses: readonly CourseListItem[];
}

/** Courses beside each other under a heading. */
export function CourseCarousel({ title, courses }: CourseCarouselProps) {
  const intl = useIntl();
  const format = useCatalogueFormat();
  const heart = useHearts();
  return (
    <Carousel
      label={title}
      bleed
      heading={<Heading level={2}>{title}</Heading>}
      items={courses.map((course) => ({
        id: String(course.id),
        content: <CourseCard {...cardOf(course, intl, format)} layout="grid" favourite={heart(course)} />,
      }))}
    />
  );
}
