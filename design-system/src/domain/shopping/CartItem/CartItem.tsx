import { useRef } from 'react';
import { useFocusBack } from '../../../internal/focusBack.ts';
import { LinkButton } from '../../../primitives/Link/index.ts';
import { Price } from '../../../primitives/Price/index.ts';
import type { PriceProps } from '../../../primitives/Price/index.ts';
import { Rating } from '../../../primitives/Rating/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import type { CategoryHue } from '../../../styles/category.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { CoursePlate } from '../../catalogue/CoursePlate/index.ts';
import type { PlateImage } from '../../catalogue/CoursePlate/index.ts';
import * as styles from './CartItem.css.ts';

/** The maximum length of the description. */
const LETTERS = 60;

export interface CartItemProps {
  /** The course's id, which determines the crop of the plate. */
  id: string | number;
  /** The name of the course. */
  title: string;
  /** If it is in another language than the page. */
  lang?: string | undefined;
  /** The page of the course. */
  href: string;
  /** The field of medicine, whose colours it takes. */
  category: CategoryHue;
  /** A picture in place of the category’s plate. */
  image?: PlateImage | undefined;
  /** The date and place, or the kind of course; cut to 60 letters. */
  description?: string | undefined;
  /** What it costs. */
  price: Pick<PriceProps, 'price' | 'special'>;
  /** The mean of the ratings and how many there are. */
  rating?: { value: number; count: number } | undefined;
  /** "Remove" */
  removeLabel: string;
  /** Called by the button that takes it out. */
  onRemove: () => void;
  /** The removal is under way; the button ignores presses. */
  removing?: boolean | undefined;
}

function cut(text: string) {
  const letters = Array.from(text);
  return letters.length > LETTERS ? `${letters.slice(0, LETTERS).join('').trimEnd()}…` : text;
}

/** A course in the cart. */
export function CartItem({
  id,
  title,
  lang,
  href,
  category,
  image,
  description,
  price,
  rating,
  removeLabel,
  onRemove,
  removing = false,
}: CartItemProps) {
  const { Link } = useMedeina();
  return (
    <div className={styles.frame}>
      <div className={styles.item} aria-busy={removing || undefined}>
        <span className={styles.plate}>
          <CoursePlate category={category} seed={id} image={image} scale="thumbnail" ratio="fill" />
        </span>
        <div className={styles.words}>
          <h2 className={styles.title} lang={lang}>
            <Link href={href} className={styles.link}>
              {title}
            </Link>
          </h2>
          {description !== undefined && <p className={styles.description}>{cut(description)}</p>}
          {rating !== undefined && <Rating value={rating.value} count={rating.count} />}
        </div>
        <div className={styles.end}>
          <Price {...price} size="lg" align="end" />
          <LinkButton
            alone
            aria-label={`${removeLabel}: ${title}`}
            aria-disabled={removing || undefined}
            onClick={() => {
              // Not `disabled` while removing: the focus would be lost.
              if (!removing) onRemove();
            }}
          >
            {removeLabel}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}

export interface CartListProps {
  /** The accessible name. */
  label: string;
  /** What is in the cart. */
  items: readonly CartItemProps[];
  /** The focused last course was removed: move the focus to the empty state. */
  onEmptied?: (() => void) | undefined;
}

/**
 * The courses in the cart. After a removal the next one takes the focus, or the last. Renders nothing without courses.
 */
export function CartList({ label, items, onEmptied }: CartListProps) {
  const list = useRef<HTMLUListElement>(null);
  const focusBack = useFocusBack((place) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = buttons[place] ?? buttons.at(-1);
    if (next === undefined) onEmptied?.();
    else next.focus();
  });
  if (items.length === 0) return null;
  return (
    // Only observes the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul ref={list} className={styles.list} aria-label={label} {...focusBack}>
      {items.map((item) => (
        <li key={item.id}>
          <CartItem {...item} />
        </li>
      ))}
    </ul>
  );
}

/** The cart while it loads. */
export function CartListSkeleton({
  label,
}: {
  /** What is loading, for screen readers. */
  label: string;
}) {
  return (
    <div className={styles.list} aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {[1, 2].map((item) => (
        <div key={item} className={styles.frame}>
          <div className={styles.item}>
            <span className={styles.plate}>
              <Skeleton shape="plate" />
            </span>
            <Skeleton width="most" />
            <Skeleton shape="caption" />
          </div>
        </div>
      ))}
    </div>
  );
}
