import { useRef } from 'react';
import { useFocusBack } from '../../../internal/focusBack.ts';
import type { RootProps } from '../../../internal/root.ts';
import { setRef } from '../../../internal/setRef.ts';
import { useWords } from '../../../internal/words.ts';
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
import type { SkeletonProps } from '../../support/skeleton.ts';
import { cartItemWords } from './CartItem.words.ts';
import type { CartItemWord } from './CartItem.words.ts';
import * as styles from './CartItem.css.ts';

/** The maximum length of the description. */
const LETTERS = 60;

export interface CartItemProps extends RootProps<HTMLDivElement> {
  /** The course's id, which determines the crop of the plate. */
  courseId: string | number;
  /** The title of the course. */
  title: string;
  /** The language of the title, if it is not the page's. */
  lang?: string | undefined;
  /** The address of the course's page. */
  href: string;
  /** The category, for the plate. */
  category: CategoryHue;
  /** A photo in place of the pattern. */
  image?: PlateImage | undefined;
  /** The date and place, or the kind of course; cut to 60 letters. */
  description?: string | undefined;
  /** What it costs, already written: "€69.00". */
  price: Pick<PriceProps, 'price' | 'special'>;
  /** The mean of its reviews, and how many there are. */
  rating?: { value: number; count: number } | undefined;
  /** Takes it out of the cart. */
  onRemove: () => void;
  /** The removal is under way; the button ignores presses. */
  removing?: boolean | undefined;
  /** The level of the title. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<CartItemWord, string>> | undefined;
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

function cut(text: string) {
  const letters = Array.from(text);
  return letters.length > LETTERS ? `${letters.slice(0, LETTERS).join('').trimEnd()}…` : text;
}

/** A course in the cart. */
export function CartItem({
  courseId,
  title,
  lang,
  href,
  category,
  image,
  description,
  price,
  rating,
  onRemove,
  removing = false,
  headingLevel = 2,
  texts,
  ...root
}: CartItemProps) {
  const { Link } = useMedeina();
  const say = useWords(cartItemWords, texts);
  const Title = headings[headingLevel];
  return (
    <div {...root} className={styles.frame}>
      <div className={styles.item} aria-busy={removing || undefined}>
        <span className={styles.plate}>
          <CoursePlate category={category} seed={courseId} image={image} scale="thumbnail" ratio="fill" />
        </span>
        <div className={styles.words}>
          <Title className={styles.title} lang={lang}>
            <Link href={href} className={styles.link}>
              {title}
            </Link>
          </Title>
          {description !== undefined && <p className={styles.description}>{cut(description)}</p>}
          {rating !== undefined && <Rating value={rating.value} count={rating.count} />}
        </div>
        <div className={styles.end}>
          <Price {...price} size="lg" align="end" />
          <LinkButton
            alone
            aria-label={say('removeOf', { title })}
            aria-disabled={removing || undefined}
            onClick={() => {
              // Not `disabled` while removing: the focus would be lost.
              if (!removing) onRemove();
            }}
          >
            {say('remove')}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}

export interface CartListProps extends RootProps<HTMLUListElement> {
  /** The name of the list, in place of "Courses in the cart". */
  label?: string | undefined;
  /** The courses, the last one added first. */
  items: readonly CartItemProps[];
  /** The focused last course was removed: move the focus to the empty state. */
  onEmptied?: (() => void) | undefined;
}

/**
 * The courses in the cart. After a removal the next one takes the focus, or the last. Renders nothing without courses.
 */
export function CartList({ label, items, onEmptied, ref, ...root }: CartListProps) {
  const say = useWords(cartItemWords);
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
    <ul
      {...root}
      ref={(element) => {
        list.current = element;
        setRef(ref, element);
      }}
      className={styles.list}
      aria-label={label ?? say('list')}
      {...focusBack}
    >
      {items.map((item) => (
        <li key={item.id ?? item.courseId}>
          <CartItem {...item} />
        </li>
      ))}
    </ul>
  );
}

/** The cart while it loads. */
export function CartListSkeleton({ label, ...root }: SkeletonProps) {
  const { texts } = useMedeina();
  return (
    <div {...root} className={styles.list} aria-busy="true">
      <VisuallyHidden>{label ?? texts.loading}</VisuallyHidden>
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
