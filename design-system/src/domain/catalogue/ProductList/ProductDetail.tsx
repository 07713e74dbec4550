import type { IconSource } from '../../../primitives/Icon/index.ts';
import { Awards } from '../Awards/index.ts';
import type { Award } from '../Awards/index.ts';
import { FactRows } from '../../support/FactRows.tsx';
import * as styles from './ProductList.css.ts';

/** A fact of the course. */
export interface ProductFact {
  icon: IconSource;
  /** "Duration" */
  label: string;
  /** "14 h" */
  value: string;
}

export interface ProductDetailProps {
  /** The name of the list: "About this course". */
  label: string;
  /** Duration, start, practice, certificate, as far as the course has them. */
  facts: readonly ProductFact[];
  /** The awards of the course. */
  awards?: { label: string; items: readonly Award[] } | undefined;
}

/** The facts and awards of a course without a choice of dates. Renders nothing without any. */
export function ProductDetail({ label, facts, awards }: ProductDetailProps) {
  if (facts.length === 0 && (awards?.items ?? []).length === 0) return null;
  return (
    <div className={styles.detail}>
      {facts.length > 0 && (
        <dl className={styles.facts} aria-label={label}>
          <FactRows facts={facts} />
        </dl>
      )}
      {awards !== undefined && <Awards label={awards.label} awards={awards.items} />}
    </div>
  );
}
