import type { RootProps } from '../../../internal/root.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import type { CategoryHue } from '../../../styles/category.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { CoursePlate } from '../CoursePlate/index.ts';
import type { PlateImage } from '../CoursePlate/index.ts';
import * as styles from './CategoryTile.css.ts';

export interface CategoryTileProps extends RootProps<HTMLAnchorElement> {
  /** The colours and the pattern of the category. */
  hue: CategoryHue;
  /** The name of the category. */
  name: string;
  /** The address of its courses. */
  href: string;
  /** "12 courses", already formatted. */
  count?: string | undefined;
  /** A photo in place of the pattern. */
  image?: PlateImage | undefined;
}

/** A category with its pattern, its name and the number of courses. */
export function CategoryTile({ hue, name, href, count, image, ...root }: CategoryTileProps) {
  const { Link } = useMedeina();
  return (
    <Link {...root} href={href} className={styles.tile}>
      <CoursePlate category={hue} image={image} />
      <span className={styles.words}>
        <b className={styles.name}>{name}</b>
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </span>
    </Link>
  );
}

export interface CategoryGridProps extends RootProps<HTMLUListElement> {
  /** The categories, in order. */
  categories: readonly CategoryTileProps[];
  /** The name of the list. */
  label: string;
}

/** The categories, four in a row, two on a phone. Renders nothing without any. */
export function CategoryGrid({ categories, label, ...root }: CategoryGridProps) {
  if (categories.length === 0) return null;
  return (
    <ul {...root} className={styles.grid} aria-label={label}>
      {categories.map((category) => (
        <li key={category.href}>
          <CategoryTile {...category} />
        </li>
      ))}
    </ul>
  );
}

export interface CategoryGridSkeletonProps extends RootProps<HTMLDivElement> {
  /** Read out while they load; "Loading" in the provider's language by default. */
  label?: string | undefined;
  /** How many are drawn. */
  count?: number | undefined;
}

/** The categories while they load. */
export function CategoryGridSkeleton({ label, count = 8, ...root }: CategoryGridSkeletonProps) {
  const { texts } = useMedeina();
  return (
    <div {...root} className={styles.grid} aria-busy="true">
      <VisuallyHidden>{label ?? texts.loading}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <Skeleton shape="plate" />
          <span className={styles.words}>
            <Skeleton width="half" />
          </span>
        </div>
      ))}
    </div>
  );
}
