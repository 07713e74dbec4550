import { Avatar } from '../../../primitives/Avatar/index.ts';
import { Stars } from '../../../primitives/Rating/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import * as styles from './Reviews.css.ts';

export interface ReviewProps {
  /** First and last name. */
  name: string;
  position?: string | undefined;
  image?: string | undefined;
  /** Whole stars, 1 to 5. */
  rating: number;
  text: string;
  /** The language of the text. */
  lang?: string | undefined;
}

/** A review. */
export function Review({ name, position, image, rating, text, lang }: ReviewProps) {
  return (
    <article className={styles.review}>
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
    </article>
  );
}

export interface ReviewListProps {
  reviews: readonly (ReviewProps & { id: string })[];
  label: string;
}

/** Reviews in the given order. Renders nothing without any. */
export function ReviewList({ reviews, label }: ReviewListProps) {
  if (reviews.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={label}>
      {reviews.map(({ id, ...review }) => (
        <li key={id} className={styles.item}>
          <Review {...review} />
        </li>
      ))}
    </ul>
  );
}

/** Reviews while they load. */
export function ReviewListSkeleton({ label, count = 3 }: { label: string; count?: number | undefined }) {
  return (
    <div className={styles.list} aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
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
