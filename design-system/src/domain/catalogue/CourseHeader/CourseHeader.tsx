import type { LucideIcon } from 'lucide-react';
import { Languages, Medal } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../../internal/classes.ts';
import type { RootProps } from '../../../internal/root.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { Price } from '../../../primitives/Price/index.ts';
import { Rating } from '../../../primitives/Rating/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import type { CategoryHue } from '../../../styles/category.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { CategoryLabel } from '../CategoryLabel/index.ts';
import { NearestSession } from '../CourseCard/index.ts';
import type { CourseSession } from '../CourseCard/index.ts';
import { CourseFact, CourseMeta } from '../CourseMeta/index.ts';
import type { CourseFacts } from '../CourseMeta/index.ts';
import { CoursePlate } from '../CoursePlate/index.ts';
import type { PlateImage } from '../CoursePlate/index.ts';
import * as styles from './CourseHeader.css.ts';

/** The category of a course, as a link where it has an address. */
export interface CourseHeaderCategory {
  /** Its colours and its pattern. */
  hue: CategoryHue;
  label: string;
  /** The address of its courses. */
  href?: string | undefined;
}

/** The facts of a course on its own page, already formatted. */
export interface CourseHeaderFacts extends CourseFacts {
  /** "Lithuanian" */
  language?: string | undefined;
  /** "Certificate for 2 years" */
  certificate?: string | undefined;
  /** "14 CPD hours" */
  development?: string | undefined;
}

/** What people gave, as a link to the reviews. */
export interface CourseHeaderRating {
  /** From 0 to 5. */
  value: number;
  /** How many gave it. */
  count: number;
  href: string;
}

export interface CourseHeaderProps extends RootProps<HTMLDivElement> {
  /** The course's title. */
  title: string;
  /** The language of the title and the lead, if it is not the page's. */
  lang?: string | undefined;
  /** The category, in its colours. */
  category: CourseHeaderCategory;
  /** One or two sentences. */
  lead?: string | undefined;
  /** The nearest practical session, under the title. */
  session?: CourseSession | undefined;
  /** A link to the reviews. */
  rating?: CourseHeaderRating | undefined;
  /** Format, duration, places, language and what one gets. */
  facts: CourseHeaderFacts;
  /** "€245–285": if the price depends on the date. */
  priceRange?: string | undefined;
  /** A photo in place of the pattern. */
  image?: PlateImage | undefined;
  /** The breadcrumb. */
  breadcrumb?: ReactNode;
  /** Below the facts: favourite and share. */
  actions?: ReactNode;
  /** The level of the title. */
  headingLevel?: 1 | 2 | undefined;
}

/** Five columns of twelve; on a phone the full width. */
const plateSizes = '(max-width: 899px) 100vw, 500px';

/** The top of a course's page: words and a plate. */
export function CourseHeader({
  title,
  lang,
  category,
  lead,
  session,
  rating,
  facts: { language, certificate, development, ...facts },
  priceRange,
  image,
  breadcrumb,
  actions,
  headingLevel = 1,
  ...root
}: CourseHeaderProps) {
  const { Link } = useMedeina();
  const further: readonly [name: string, icon: LucideIcon, text: string | undefined][] = [
    ['language', Languages, language],
    ['certificate', Medal, certificate],
    ['development', Medal, development],
  ];
  return (
    <div {...root}>
      {breadcrumb !== undefined && <div className={styles.breadcrumb}>{breadcrumb}</div>}
      <div className={styles.grid}>
        <div className={styles.plate}>
          <CoursePlate
            category={category.hue}
            image={image && { sizes: plateSizes, ...image }}
            ratio="fill"
            eager
          />
        </div>
        <div className={styles.words}>
          <CategoryLabel hue={category.hue} href={category.href} size="small">
            {category.label}
          </CategoryLabel>
          <div className={styles.title} lang={lang}>
            <Heading level={headingLevel} size="h1">
              {title}
            </Heading>
          </div>
          {session !== undefined && (
            <div className={styles.session}>
              <NearestSession {...session} />
            </div>
          )}
          {lead !== undefined && (
            <div className={styles.lead} lang={lang}>
              <Text size="lead" tone="muted" measure="lead">
                {lead}
              </Text>
            </div>
          )}
          <div className={styles.facts}>
            {rating !== undefined && (
              <Link href={rating.href} className={styles.rating}>
                <Rating value={rating.value} count={rating.count} />
              </Link>
            )}
            <CourseMeta {...facts} size="body">
              {further.map(
                ([name, icon, text]) =>
                  text !== undefined && (
                    <CourseFact key={name} name={name} icon={icon}>
                      {text}
                    </CourseFact>
                  ),
              )}
            </CourseMeta>
            {priceRange !== undefined && <Price price={priceRange} />}
          </div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
    </div>
  );
}

export interface CourseHeaderSkeletonProps extends RootProps<HTMLDivElement> {
  /** Read out while it loads; "Loading" in the provider's language by default. */
  label?: string | undefined;
}

/** The header while it loads. */
export function CourseHeaderSkeleton({ label, ...root }: CourseHeaderSkeletonProps) {
  const { texts } = useMedeina();
  return (
    <div {...root} className={styles.grid} aria-busy="true">
      <div className={styles.plate}>
        <Skeleton shape="plate" />
      </div>
      <div className={classes(styles.words, styles.bars)}>
        <VisuallyHidden>{label ?? texts.loading}</VisuallyHidden>
        <Skeleton shape="caption" width="third" />
        <Skeleton shape="heading" width="most" />
        <Skeleton shape="heading" width="half" />
        <Skeleton width="full" />
        <Skeleton width="most" />
        <Skeleton shape="caption" width="half" />
      </div>
    </div>
  );
}
