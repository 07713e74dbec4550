import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import type { CategoryHue } from '../../../styles/category.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { CoursePlate } from '../CoursePlate/index.ts';
import type { PlateImage } from '../CoursePlate/index.ts';
import * as styles from './CategoryTile.css.ts';

export interface CategoryTileProps {
  hue: CategoryHue;
  name: string;
  href: string;
  /** "12 courses", already formatted. */
  count?: string | undefined;
  image?: PlateImage | undefined;
}

/** A category with its pattern, its name and the number of courses. */
export function CategoryTile({ hue, name, href, count, image }: CategoryTileProps) {
  const { Link } = useMedeina();
  return (
    <Link href={href} className={styles.tile}>
      <CoursePlate category={hue} image={image} />
      <span className={styles.words}>
        <b className={styles.name}>{name}</b>
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </span>
    </Link>
  );
}

export interface CategoryGridProps {
  categories: readonly CategoryTileProps[];
  label: string;
}

/** The categories, four in a row, two on a phone. Renders nothing without any. */
export function CategoryGrid({ categories, label }: CategoryGridProps) {
  if (categories.length === 0) return null;
  return (
    <ul className={styles.grid} aria-label={label}>
      {categories.map((category) => (
        <li key={category.href}>
          <CategoryTile {...category} />
        </li>
      ))}
    </ul>
  );
}

/** The categories while they load. */
export function CategoryGridSkeleton({ label, count = 8 }: { label: string; count?: number | undefined }) {
  return (
    <div className={styles.grid} aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
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
