import type { LucideIcon } from 'lucide-react';
import { Awards } from '../Awards/index.ts';
import type { Award } from '../Awards/index.ts';
import { FactRows } from '../../support/FactRows.tsx';
import * as styles from './ProductList.css.ts';

/** A fact of the one way to take a course. */
export interface ProductFact {
  icon: LucideIcon;
  /** "Trukmė" */
  label: string;
  /** "14 val." */
  value: string;
}

export interface ProductDetailProps {
  /** Names the list: "Apie šį kursą". */
  label: string;
  /** Duration, start, practice, certificate; what the course does not have is left out. */
  facts: readonly ProductFact[];
  /** What the course has won. */
  awards?: { label: string; items: readonly Award[] } | undefined;
}

/** The facts of a course that can be taken in one way only, and its awards. Nothing when nothing. */
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
