import { classes } from '../../../internal/classes.ts';
import type { RootProps } from '../../../internal/root.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import type { IconSource } from '../../../primitives/Icon/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import * as styles from './FaqTiles.css.ts';

/** A topic of questions. */
export interface FaqTile {
  href: string;
  /** A lucide icon, imported by its name. */
  icon: IconSource;
  name: string;
  /** "5 questions", already formatted. */
  count?: string | undefined;
}

export interface FaqTilesProps extends RootProps<HTMLUListElement> {
  /** The topics, in order. */
  tiles: readonly FaqTile[];
  /** The name of the list. */
  label: string;
}

/** Topics of questions, four in a row, two on a phone. Renders nothing without any. */
export function FaqTiles({ tiles, label, ...root }: FaqTilesProps) {
  const { Link } = useMedeina();
  if (tiles.length === 0) return null;
  return (
    <ul {...root} className={styles.grid} aria-label={label}>
      {tiles.map((tile) => (
        <li key={tile.href} className={styles.cell}>
          <Link href={tile.href} className={styles.tile}>
            <span className={styles.icon}>
              <Icon icon={tile.icon} size="tile" />
            </span>
            <b className={styles.name}>{tile.name}</b>
            {tile.count !== undefined && <span className={styles.count}>{tile.count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export interface FaqTilesSkeletonProps extends RootProps<HTMLDivElement> {
  /** Read out while they load; "Loading" in the provider's language by default. */
  label?: string | undefined;
  /** How many are drawn. */
  count?: number | undefined;
}

/** The topics while they load. */
export function FaqTilesSkeleton({ label, count = 8, ...root }: FaqTilesSkeletonProps) {
  const { texts } = useMedeina();
  return (
    <div {...root} aria-busy="true">
      <VisuallyHidden>{label ?? texts.loading}</VisuallyHidden>
      <div className={styles.grid}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={styles.cell}>
            <div className={classes(styles.tile, styles.waiting)}>
              <Skeleton width="most" />
              <Skeleton width="half" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
