import type { CourseDetail, Review } from '@medeina/contract';
import { RatingDistribution, ReviewList } from '@medeina/design-system/domain/Reviews';
import { Link } from '@medeina/design-system/primitives/Link';
import { useIntl } from 'react-intl';
import { aboutPath } from '../../../data/catalogue/cards.ts';
import { Section } from '../course/About.tsx';

/** How many reviews the first tab shows. */
const excerpt = 3;

/** Stars from five to one as the design system takes them. */
function countsOf(reviews: CourseDetail['reviews']): [number, number, number, number, number] {
  const of = (stars: number) => reviews.distribution.find((row) => row.stars === stars)?.count ?? 0;
  return [of(5), of(4), of(3), of(2), of(1)];
}

/** A review as the design system shows it. */
export function useReviewProps() {
  const { locale } = useIntl();
  return (review: Review) => ({
    id: String(review.id),
    name: `${review.name} ${review.lastName}`.trim(),
    position: review.position ?? undefined,
    image: review.image ?? undefined,
    rating: review.rating,
    text: review.text,
    lang: review.language === locale ? undefined : review.language,
  });
}

/** The mean, and how many gave which number of stars. */
export function Summary({ reviews }: { readonly reviews: CourseDetail['reviews'] }) {
  return <RatingDistribution average={reviews.rating} counts={countsOf(reviews)} />;
}

/** The newest reviews, on the first tab of a course. */
export function ReviewExcerpt({ course }: { readonly course: CourseDetail }) {
  const intl = useIntl();
  const propsOf = useReviewProps();
  const { count, latest } = course.reviews;
  const title = intl.formatMessage({ id: 'catalogue.course.reviews' });
  return (
    <Section
      title={title}
      beside={
        count > excerpt && (
          <Link href={aboutPath(course.id, 'reviews')}>
            {intl.formatMessage({ id: 'catalogue.course.reviewsAll' }, { count })}
          </Link>
        )
      }
    >
      <Summary reviews={course.reviews} />
      <ReviewList reviews={latest.slice(0, excerpt).map(propsOf)} />
    </Section>
  );
}
