import { useMemo, useState } from 'react';
import { RatingDistribution, ReviewList, ReviewListSkeleton } from '../domain/catalogue/Reviews/index.ts';
import { EmptyState } from '../primitives/EmptyState/index.ts';
import { Failed } from './Failed.tsx';
import { MedeinaElement } from './MedeinaElement.tsx';
import type { Shown } from './MedeinaElement.tsx';
import { More } from './More.tsx';
import * as styles from './elements.css.ts';
import { useAnswer } from './useAnswer.ts';
import { useTelling } from './useTelling.ts';
import { addressOf, askCourse, askReviews } from './wire.ts';
import type { CourseWithReviews, Opinion } from './wire.ts';
import { wordsOf } from './words.ts';

/** How many gave five stars, four, three, two, one. */
function countsOf({ distribution }: CourseWithReviews['reviews']) {
  const of = (stars: number) => distribution.find((item) => item.stars === stars)?.count ?? 0;
  return [of(5), of(4), of(3), of(2), of(1)] as const;
}

function Opinions({ element, language, source }: Shown & { source: string }) {
  const words = wordsOf(language);
  const [pages, setPages] = useState(1);
  const askSummary = useMemo(
    () => (signal: AbortSignal) => askCourse(new URL(source), language, signal),
    [source, language],
  );
  const askAll = useMemo(
    () => async (signal: AbortSignal) => {
      const asked = await Promise.all(
        Array.from({ length: pages }, (_, index) => askReviews(new URL(source), index + 1, language, signal)),
      );
      return {
        reviews: asked.flatMap(({ data }): readonly Opinion[] => data),
        isWhole: pages >= (asked[0]?.last_page ?? 1),
      };
    },
    [source, language, pages],
  );
  const course = useAnswer(askSummary);
  const opinions = useAnswer(askAll);
  const error = course.error ?? opinions.error;
  useTelling(element, { ...course, error }, ({ reviews }) => reviews.count);
  const isLoading = course.isLoading || opinions.isLoading;
  const retry = () => {
    course.retry();
    opinions.retry();
  };
  const isAnswered = course.answer !== undefined && opinions.answer !== undefined;
  // Where more of them failed, the reviews stay.
  if (error !== undefined && (!isAnswered || pages === 1))
    return <Failed error={error} words={words} isLoading={isLoading} onRetry={retry} />;
  if (!isAnswered) return <ReviewListSkeleton />;
  const summary = course.answer.reviews;
  if (summary.count === 0) return <EmptyState title={words.noReviews} />;
  return (
    <section aria-label={words.reviews}>
      <RatingDistribution average={summary.rating} counts={countsOf(summary)} />
      <div className={styles.part}>
        <ReviewList
          reviews={opinions.answer.reviews.map((review) => ({
            id: String(review.id),
            name: `${review.name} ${review.lastName}`.trim(),
            position: review.position ?? undefined,
            image: addressOf(review.image, source),
            rating: review.rating,
            text: review.text,
            lang: review.language === language ? undefined : review.language,
          }))}
        />
      </div>
      {(!opinions.answer.isWhole || error !== undefined) && (
        <More
          words={words}
          error={error}
          isLoading={isLoading}
          onPress={() => setPages(pages + 1)}
          onRetry={retry}
        />
      )}
    </section>
  );
}

/** `<medeina-reviews src="https://…/api/products/12">`: the reviews of a course. */
export class MedeinaReviews extends MedeinaElement {
  protected override show(shown: Shown) {
    const source = this.source?.href;
    return source === undefined ? null : <Opinions key={source} {...shown} source={source} />;
  }
}
