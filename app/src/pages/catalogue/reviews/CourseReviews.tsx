import type { CourseDetail, Review } from '@medeina/contract';
import { RatingDistribution, ReviewList } from '@medeina/design-system/domain/Reviews';
import { ButtonLink } from '@medeina/design-system/primitives/Button';
import { EmptyState } from '@medeina/design-system/primitives/EmptyState';
import { Link } from '@medeina/design-system/primitives/Link';
import { Pagination } from '@medeina/design-system/primitives/Pagination';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { aboutPath } from '../../../data/catalogue/cards.ts';
import { reviewsInput } from '../../../data/catalogue/inputs.ts';
import { useCall } from '../../../data/hooks.ts';
import { readPage } from '../../../data/paging.ts';
import { useShownList } from '../../../data/shownList.ts';
import { LoadFailed } from '../../../shell/frame/LoadFailed.tsx';
import { useTurnedPage } from '../../../shell/useTurnedPage.ts';
import { Section } from '../course/About.tsx';
import * as styles from '../course/course.css.ts';

/** How many reviews the first tab shows. */
const excerpt = 3;

/** Stars from five to one as the design system takes them. */
function countsOf(reviews: CourseDetail['reviews']): [number, number, number, number, number] {
  const of = (stars: number) => reviews.distribution.find((row) => row.stars === stars)?.count ?? 0;
  return [of(5), of(4), of(3), of(2), of(1)];
}

/** A review as the design system shows it. */
function useReviewProps() {
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

function Summary({ reviews }: { readonly reviews: CourseDetail['reviews'] }) {
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

/** All reviews, page by page. */
export function AllReviews({ course }: { readonly course: Pick<CourseDetail, 'id' | 'reviews'> }) {
  const intl = useIntl();
  const propsOf = useReviewProps();
  const [parameters] = useSearchParams();
  const page = readPage(parameters);
  const answer = useCall(
    'catalogue.products.reviews',
    course.reviews.count === 0 ? null : reviewsInput(course.id, page),
  );
  const { error, mutate } = answer;
  const { shown: data } = useShownList(answer);
  const head = useRef<HTMLHeadingElement>(null);
  const pages = useTurnedPage(page, head, head);
  const title = intl.formatMessage({ id: 'catalogue.course.reviews' });
  if (course.reviews.count === 0) {
    return (
      <EmptyState title={intl.formatMessage({ id: 'catalogue.course.reviewsNone' })}>
        {intl.formatMessage({ id: 'catalogue.course.reviewsNone.text' })}
      </EmptyState>
    );
  }
  const reviewsPath = aboutPath(course.id, 'reviews');
  if (data !== undefined && data.data.length === 0) {
    return (
      <EmptyState
        title={intl.formatMessage({ id: 'catalogue.discover.past' })}
        action={
          <ButtonLink href={reviewsPath}>
            {intl.formatMessage({ id: 'catalogue.discover.past.first' })}
          </ButtonLink>
        }
      />
    );
  }
  // The course's own answer holds the newest: they stand in until all of the page are there.
  const shown = data?.data ?? (page === 1 ? course.reviews.latest : []);
  return (
    <Section
      title={page === 1 ? title : `${title} · ${intl.formatMessage({ id: 'common.page' }, { page })}`}
      head={head}
    >
      <Summary reviews={course.reviews} />
      <ReviewList reviews={shown.map(propsOf)} />
      {error !== undefined && <LoadFailed error={error} onRetry={() => void mutate()} />}
      {data !== undefined && data.last_page > 1 && (
        <div ref={pages} className={styles.after}>
          <Pagination
            page={data.current_page}
            pages={data.last_page}
            href={(one) => `${reviewsPath}${one === 1 ? '' : `?page=${String(one)}`}`}
          />
        </div>
      )}
    </Section>
  );
}
