import type { IconSource } from '../../../primitives/Icon/index.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { Awards } from '../Awards/index.ts';
import type { Award } from '../Awards/index.ts';
import { FactRows } from '../../support/FactRows.tsx';
import { productDetailWords } from './ProductDetail.words.ts';
import * as styles from './ProductList.css.ts';

/** A fact of the course. */
export interface ProductFact {
  icon: IconSource;
  /** "Duration" */
  label: string;
  /** "14 h" */
  value: string;
}

export interface ProductDetailProps extends RootProps<HTMLDivElement> {
  /** The name of the facts; "About this course" by default. */
  label?: string | undefined;
  /** Duration, start, practice, certificate, as far as the course has them. */
  facts: readonly ProductFact[];
  /** The awards of the course. */
  awards?: readonly Award[] | undefined;
}

const none: readonly Award[] = [];

/** The facts and awards of a course without a choice of dates. Renders nothing without any. */
export function ProductDetail({ label, facts, awards = none, ...root }: ProductDetailProps) {
  const say = useWords(productDetailWords);
  if (facts.length === 0 && awards.length === 0) return null;
  return (
    <div {...root} className={styles.detail}>
      {facts.length > 0 && (
        <dl className={styles.facts} aria-label={label ?? say('label')}>
          <FactRows facts={facts} />
        </dl>
      )}
      <Awards awards={awards} />
    </div>
  );
}
