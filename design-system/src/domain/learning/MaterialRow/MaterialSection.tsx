import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { MaterialRow } from './MaterialRow.tsx';
import type { MaterialRowProps } from './MaterialRow.tsx';
import * as styles from './MaterialRow.css.ts';

export interface MaterialSectionProps {
  /** "3.1. Shockable rhythms" */
  title: string;
  lang?: string | undefined;
  /** "3 of 3"; left out if nothing is tracked. */
  count?: string | undefined;
  materials: readonly (MaterialRowProps & { id: string })[];
  /** The heading level of the title. */
  level?: 2 | 3 | 4 | undefined;
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** A section of a topic: its title, its progress and its materials. Renders nothing without materials. */
export function MaterialSection({ title, lang, count, materials, level = 3 }: MaterialSectionProps) {
  const Title = headings[level];
  if (materials.length === 0) return null;
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <Title className={styles.heading} lang={lang}>
          {title}
        </Title>
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </div>
      <ul className={styles.list}>
        {materials.map(({ id, ...material }) => (
          <li key={id} className={styles.item}>
            <MaterialRow {...material} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A section while it loads. */
export function MaterialSectionSkeleton({ label, count = 3 }: { label: string; count?: number | undefined }) {
  return (
    <div className={styles.section} aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles.head}>
        <Skeleton width="third" />
      </div>
      <div className={styles.list}>
        {Array.from({ length: count }, (_, index) => (
          <div key={`material-${String(index)}`} className={styles.item}>
            <div className={styles.row}>
              <span className={styles.tile} />
              <div className={styles.bars}>
                <Skeleton width="most" />
                <Skeleton shape="caption" width="third" />
              </div>
              <span className={styles.tick} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
