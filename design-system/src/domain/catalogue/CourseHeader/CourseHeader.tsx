import type { ReactNode } from 'react';
import { Heading } from '../../../primitives/Heading/index.ts';
import { Price } from '../../../primitives/Price/index.ts';
import { Rating } from '../../../primitives/Rating/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import type { CategoryHue } from '../../../styles/category.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { CategoryLabel } from '../CategoryLabel/index.ts';
import { CourseMeta } from '../CourseMeta/index.ts';
import type { CourseFacts } from '../CourseMeta/index.ts';
import { CoursePlate } from '../CoursePlate/index.ts';
import type { PlateImage } from '../CoursePlate/index.ts';
import * as styles from './CourseHeader.css.ts';

export interface CourseHeaderProps {
  title: string;
  /** The language of the title and the lead, if it is not the page's. */
  lang?: string | undefined;
  category: { hue: CategoryHue; label: string; href?: string | undefined };
  /** One or two sentences. */
  lead?: string | undefined;
  /** A link to the reviews. */
  rating?: { value: number; count: number; href: string } | undefined;
  facts: CourseFacts;
  /** "€245–285": if the price depends on the date. */
  priceRange?: string | undefined;
  image?: PlateImage | undefined;
  /** The breadcrumb. */
  breadcrumb?: ReactNode;
  /** Below the facts: favourite and share. */
  actions?: ReactNode;
}

/** Five columns of twelve; on a phone the full width. */
const plateSizes = '(max-width: 899px) 100vw, 500px';

/** The top of a course's page: words and a plate. */
export function CourseHeader({
  title,
  lang,
  category,
  lead,
  rating,
  facts,
  priceRange,
  image,
  breadcrumb,
  actions,
}: CourseHeaderProps) {
  const { Link } = useMedeina();
  return (
    <div>
      {breadcrumb !== undefined && <div className={styles.breadcrumb}>{breadcrumb}</div>}
      <div className={styles.grid}>
        <div className={styles.words}>
          <CategoryLabel hue={category.hue} href={category.href} size="small">
            {category.label}
          </CategoryLabel>
          <div className={styles.title} lang={lang}>
            <Heading level={1}>{title}</Heading>
          </div>
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
            <CourseMeta {...facts} size="body" />
            {priceRange !== undefined && <Price price={priceRange} />}
          </div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
        <div className={styles.plate}>
          <CoursePlate
            category={category.hue}
            image={image && { sizes: plateSizes, ...image }}
            ratio="fill"
            eager
          />
        </div>
      </div>
    </div>
  );
}

/** The header while it loads. */
export function CourseHeaderSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.grid} aria-busy="true">
      <div className={styles.bars}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Skeleton shape="caption" width="third" />
        <Skeleton shape="heading" width="most" />
        <Skeleton shape="heading" width="half" />
        <Skeleton width="full" />
        <Skeleton width="most" />
        <Skeleton shape="caption" width="half" />
      </div>
      <div className={styles.plate}>
        <Skeleton shape="plate" />
      </div>
    </div>
  );
}
