import { classes } from '../../../internal/classes.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import type { IconSource } from '../../../primitives/Icon/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import * as styles from './FaqTiles.css.ts';

export interface FaqTile {
  href: string;
  /** A lucide icon, imported by its name. */
  icon: IconSource;
  name: string;
  /** "5 questions", already formatted. */
  count?: string | undefined;
}

export interface FaqTilesProps {
  tiles: readonly FaqTile[];
  label: string;
}

/** Topics of questions, four in a row, two on a phone. Renders nothing without any. */
export function FaqTiles({ tiles, label }: FaqTilesProps) {
  const { Link } = useMedeina();
  if (tiles.length === 0) return null;
  return (
    <ul className={styles.grid} aria-label={label}>
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

/** The topics while they load. */
export function FaqTilesSkeleton({ label, count = 8 }: { label: string; count?: number | undefined }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
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
