import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import type { SkeletonProps } from '../../support/skeleton.ts';
import { MaterialRow } from './MaterialRow.tsx';
import type { MaterialRowProps } from './MaterialRow.tsx';
import { materialRowWords } from './MaterialRow.words.ts';
import type { MaterialRowWord } from './MaterialRow.words.ts';
import * as styles from './MaterialRow.css.ts';

export interface MaterialSectionProps extends RootProps {
  /** "3.1. Shockable rhythms" */
  title: string;
  /** The language of the title, if it is not the page's. */
  lang?: string | undefined;
  /** How many of its materials are completed. */
  done?: number | undefined;
  /** How many are tracked; without any there is no count. */
  total?: number | undefined;
  /** Its materials, each with an id of its own in the section. */
  materials: readonly (Omit<MaterialRowProps, 'id'> & { id: string })[];
  /** The level of the title. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<MaterialRowWord, string>> | undefined;
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** A section of a topic: its title, its progress and its materials. Renders nothing without materials. */
export function MaterialSection({
  title,
  lang,
  done = 0,
  total = 0,
  materials,
  headingLevel = 3,
  texts,
  ...root
}: MaterialSectionProps) {
  const say = useWords(materialRowWords, texts);
  const Title = headings[headingLevel];
  if (materials.length === 0) return null;
  return (
    <section {...root} className={styles.section}>
      <div className={styles.head}>
        <Title className={styles.heading} lang={lang}>
          {title}
        </Title>
        {total > 0 && <span className={styles.count}>{say('count', { done, total })}</span>}
      </div>
      <ul className={styles.list}>
        {materials.map(({ id, ...material }) => (
          <li key={id} className={styles.item}>
            <MaterialRow texts={texts} {...material} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MaterialSectionSkeletonProps extends SkeletonProps {
  /** How many materials. */
  count?: number | undefined;
}

/** A section while it loads. */
export function MaterialSectionSkeleton({ label, count = 3, ...root }: MaterialSectionSkeletonProps) {
  const { texts } = useMedeina();
  return (
    <div {...root} className={styles.section} aria-busy="true">
      <VisuallyHidden>{label ?? texts.loading}</VisuallyHidden>
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
