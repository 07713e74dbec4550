import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { Stars } from '../../../primitives/Rating/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { reviewListWords } from './ReviewList.words.ts';
import type { ReviewListWord } from './ReviewList.words.ts';
import * as styles from './Reviews.css.ts';

export interface ReviewProps extends RootProps {
  /** First and last name. */
  name: string;
  /** The profession and the place of work. */
  position?: string | undefined;
  /** The address of a photo. */
  image?: string | undefined;
  /** Whole stars, 1 to 5. */
  rating: number;
  /** What the person wrote. */
  text: string;
  /** The language of the text and the position, if it is not the page's. */
  lang?: string | undefined;
}

const markOf = (lang: string | undefined): ReviewListWord | undefined => {
  if (lang === 'lt') return 'inLithuanian';
  if (lang === 'en') return 'inEnglish';
  return lang === 'ru' ? 'inRussian' : undefined;
};

/** A review. One in another language than the page's says so. */
export function Review({ name, position, image, rating, text, lang, ...root }: ReviewProps) {
  const say = useWords(reviewListWords);
  const mark = markOf(lang);
  return (
    <article {...root} className={styles.review}>
      <div className={styles.person}>
        <Avatar name={name} src={image} />
        <div className={styles.who}>
          <b className={styles.name}>{name}</b>
          {position !== undefined && (
            <span className={styles.position} lang={lang}>
              {position}
            </span>
          )}
        </div>
        <span className={styles.stars}>
          <Stars value={rating} />
        </span>
      </div>
      <p className={styles.text} lang={lang}>
        {text}
      </p>
      {mark !== undefined && <p className={styles.writtenIn}>{say(mark)}</p>}
    </article>
  );
}

/** A review of a list. */
export interface ListedReview extends Pick<
  ReviewProps,
  'name' | 'position' | 'image' | 'rating' | 'text' | 'lang'
> {
  id: string;
}

export interface ReviewListProps extends RootProps<HTMLUListElement> {
  /** The reviews, in order. */
  reviews: readonly ListedReview[];
  /** The name of the list; "Reviews" by default. */
  label?: string | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<ReviewListWord, string>> | undefined;
}

/** Reviews in the given order. Renders nothing without any. */
export function ReviewList({ reviews, label, texts, ...root }: ReviewListProps) {
  const say = useWords(reviewListWords, texts);
  if (reviews.length === 0) return null;
  return (
    <ul {...root} className={styles.list} aria-label={label ?? say('label')}>
      {reviews.map(({ id, ...review }) => (
        <li key={id} className={styles.item}>
          <Review {...review} />
        </li>
      ))}
    </ul>
  );
}

export interface ReviewListSkeletonProps extends RootProps<HTMLDivElement> {
  /** Read out while they load; "Loading" in the provider's language by default. */
  label?: string | undefined;
  /** How many are drawn. */
  count?: number | undefined;
}

/** Reviews while they load. */
export function ReviewListSkeleton({ label, count = 3, ...root }: ReviewListSkeletonProps) {
  const { texts } = useMedeina();
  return (
    <div {...root} className={styles.list} aria-busy="true">
      <VisuallyHidden>{label ?? texts.loading}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={`review-${String(index)}`} className={styles.item}>
          <div className={styles.person}>
            <Skeleton shape="circle" />
            <div className={styles.bars}>
              <Skeleton width="third" />
              <Skeleton shape="caption" width="half" />
            </div>
          </div>
          <div className={styles.skeletonText}>
            <Skeleton />
            <Skeleton width="most" />
          </div>
        </div>
      ))}
    </div>
  );
}
