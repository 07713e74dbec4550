import { Heart } from 'lucide-react';
import { classes } from '../../../internal/classes.ts';
import { anyRef } from '../../../internal/root.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { Badge } from '../../../primitives/Badge/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Price } from '../../../primitives/Price/index.ts';
import type { PriceProps } from '../../../primitives/Price/index.ts';
import { Rating } from '../../../primitives/Rating/index.ts';
import type { RatingProps } from '../../../primitives/Rating/index.ts';
import type { CategoryHue } from '../../../styles/category.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { CategoryLabel } from '../CategoryLabel/index.ts';
import { CourseMeta } from '../CourseMeta/index.ts';
import type { CourseFacts } from '../CourseMeta/index.ts';
import { CoursePlate } from '../CoursePlate/index.ts';
import type { PlateImage } from '../CoursePlate/index.ts';
import { courseCardWords } from './CourseCard.words.ts';
import { NearestSession } from './NearestSession.tsx';
import type { CourseSession } from './NearestSession.tsx';
import * as styles from './CourseCard.css.ts';

export const courseCardLayouts = ['responsive', 'grid', 'row', 'compact'] as const;
/**
 * `responsive` is a grid card in a course grid from 420 px, and a row in narrower ones. `compact` is for menus and
 * suggestions.
 */
export type CourseCardLayout = (typeof courseCardLayouts)[number];

/** The category of a course. */
export interface CourseCategory {
  /** Its colours and its pattern. */
  hue: CategoryHue;
  label: string;
}

/** The heart of a course. */
export interface CourseFavourite {
  on: boolean;
  /** What it is called, on and off; "Add to favourites" by default. */
  label?: string | undefined;
  onToggle: () => void;
}

/** A price, with the usual one beside a special one. */
export type CoursePrice = Pick<PriceProps, 'price' | 'special'>;

/** What people gave. */
export type CourseRating = Pick<RatingProps, 'value' | 'count'>;

export interface CourseCardProps extends RootProps {
  /** The course's id, which determines the crop of the pattern. */
  courseId: string | number;
  /** The address of the course. */
  href: string;
  /** The course's title: the words of the link. */
  title: string;
  /** The language of the title, if it is not the page's. */
  lang?: string | undefined;
  /** The category, in its colours. */
  category: CourseCategory;
  /** A photo in place of the pattern. */
  image?: PlateImage | undefined;
  /** Format, duration and places. */
  facts?: CourseFacts | undefined;
  /** The nearest practical session, in place of the places among the facts. */
  session?: CourseSession | undefined;
  /** Left out among the user's own courses, for example. */
  price?: CoursePrice | undefined;
  /** "−22 %" */
  discount?: string | undefined;
  /** What people gave. */
  rating?: CourseRating | undefined;
  /** The heart. */
  favourite?: CourseFavourite | undefined;
  /** The form of the card. */
  layout?: CourseCardLayout | undefined;
  /** The level of the title. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Loads the photo eagerly, for cards above the fold. */
  eager?: boolean | undefined;
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** A course in a list: a plate and text. The whole card is one link, with the heart above it. */
export function CourseCard({
  courseId,
  href,
  title,
  lang,
  category,
  image,
  facts,
  session,
  price,
  discount,
  rating,
  favourite,
  layout = 'responsive',
  headingLevel = 3,
  eager,
  ref,
  ...root
}: CourseCardProps) {
  const say = useWords(courseCardWords);
  const { Link } = useMedeina();
  const plate = { category: category.hue, seed: courseId, image, eager, ratio: 'fill' } as const;
  if (layout === 'compact')
    return (
      <Link {...root} ref={anyRef(ref)} href={href} className={styles.compact}>
        <span className={styles.compactPlate}>
          <CoursePlate {...plate} scale="thumbnail" />
        </span>
        <span className={styles.compactWords}>
          <b className={styles.compactTitle} lang={lang}>
            {title}
          </b>
          {price !== undefined && (
            <span className={styles.compactPrice}>
              <Price {...price} />
            </span>
          )}
        </span>
      </Link>
    );
  const Heading = headings[headingLevel];
  return (
    <article {...root} ref={ref} className={classes(styles.card, styles.layouts[layout])}>
      <div className={classes(styles.plate, styles.plates[layout])}>
        {layout !== 'row' && (
          <span className={layout === 'responsive' ? styles.whenGrid : styles.always}>
            <CoursePlate {...plate} scale="card" />
          </span>
        )}
        {/* Small plates need a tighter crop; a photo is the same file either way. */}
        {layout !== 'grid' && (
          <span className={layout === 'responsive' ? styles.whenRow : styles.always}>
            <CoursePlate {...plate} scale="thumbnail" />
          </span>
        )}
        {discount !== undefined && (
          <span className={classes(styles.discount, styles.discounts[layout])}>
            <Badge tone="amber">{discount}</Badge>
          </span>
        )}
      </div>
      <div className={classes(styles.body, styles.bodies[layout])}>
        <CategoryLabel hue={category.hue}>{category.label}</CategoryLabel>
        <Heading className={styles.title} lang={lang}>
          <Link href={href} className={styles.link}>
            {title}
          </Link>
        </Heading>
        {facts !== undefined && (
          <CourseMeta {...facts} {...(session !== undefined && { places: undefined })} />
        )}
        {session !== undefined && <NearestSession {...session} />}
        {(price !== undefined || rating !== undefined) && (
          <div className={styles.foot}>
            {price !== undefined && <Price {...price} />}
            {rating !== undefined && layout !== 'row' && (
              <span className={layout === 'responsive' ? styles.wordsWhenGrid : undefined}>
                <Rating {...rating} />
              </span>
            )}
            {rating !== undefined && layout !== 'grid' && (
              <span className={layout === 'responsive' ? styles.wordsWhenRow : undefined}>
                <Rating value={rating.value} />
              </span>
            )}
          </div>
        )}
      </div>
      {favourite !== undefined && (
        <div className={classes(styles.heart, styles.hearts[layout])}>
          <IconButton
            icon={Heart}
            shape="plate"
            tip="below-start"
            label={favourite.label ?? say('favourite', { title })}
            filled={favourite.on}
            aria-pressed={favourite.on}
            onClick={favourite.onToggle}
          />
        </div>
      )}
    </article>
  );
}
