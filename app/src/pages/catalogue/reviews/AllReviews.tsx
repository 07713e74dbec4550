import type { CourseDetail } from '@medeina/contract';
import { ReviewList } from '@medeina/design-system/domain/Reviews';
import { ButtonLink } from '@medeina/design-system/primitives/Button';
import { EmptyState } from '@medeina/design-system/primitives/EmptyState';
import { Pagination } from '@medeina/design-system/primitives/Pagination';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { aboutPath } from '../../../data/catalogue/cards.ts';
import { readReviewChoice, reviewsInput } from '../../../data/catalogue/inputs.ts';
import { useCall } from '../../../data/hooks.ts';
import { useShownList } from '../../../data/shownList.ts';
import { LoadFailed } from '../../../shell/frame/LoadFailed.tsx';
import { useTurnedPage } from '../../../shell/useTurnedPage.ts';
import { Section } from '../course/About.tsx';
import * as styles from '../course/course.css.ts';
import { Summary, useReviewProps } from './CourseReviews.tsx';
import { ReviewFilters } from './ReviewFilters.tsx';
import { reviewsPath } from './reviewsPath.ts';

/** From so many on one may choose among them. */
const many = 5;

/** All reviews, page by page. */
export function AllReviews({ course }: { readonly course: Pick<CourseDetail, 'id' | 'reviews'> }) {
  const intl = useIntl();
  const propsOf = useReviewProps();
  const [parameters] = useSearchParams();
  const choice = readReviewChoice(parameters);
  const { page } = choice;
  const isAll = choice.writtenIn === undefined && choice.profession === undefined;
  const answer = useCall(
    'catalogue.products.reviews',
    course.reviews.count === 0 ? null : reviewsInput(course.id, choice),
  );
  const { error, mutate } = answer;
  const { shown: data } = useShownList(answer);
  // Missing in answers that a device saved under an earlier release.
  const facets = data?.facets;
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
  if (data !== undefined && data.data.length === 0) {
    return (
      <EmptyState
        title={intl.formatMessage({ id: isAll ? 'catalogue.past' : 'catalogue.course.reviewsNone' })}
        action={
          <ButtonLink href={aboutPath(course.id, 'reviews')}>
            {intl.formatMessage({
              id: isAll ? 'catalogue.past.first' : 'catalogue.course.reviews',
            })}
          </ButtonLink>
        }
      />
    );
  }
  // The course's own answer holds the newest: they stand in until all of the page are there.
  const shown = data?.data ?? (page === 1 && isAll ? course.reviews.latest : []);
  return (
    <Section
      title={page === 1 ? title : `${title} · ${intl.formatMessage({ id: 'common.page' }, { page })}`}
      head={head}
    >
      <Summary reviews={course.reviews} />
      {facets !== undefined && course.reviews.count >= many && (
        <ReviewFilters courseId={course.id} count={course.reviews.count} choice={choice} facets={facets} />
      )}
      <ReviewList reviews={shown.map(propsOf)} />
      {error !== undefined && <LoadFailed error={error} onRetry={() => void mutate()} />}
      {data !== undefined && data.last_page > 1 && (
        <div ref={pages} className={styles.after}>
          <Pagination
            page={data.current_page}
            pages={data.last_page}
            href={(one) => reviewsPath(course.id, { ...choice, page: one })}
          />
        </div>
      )}
    </Section>
  );
}
