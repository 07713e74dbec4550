import { classes } from '../../../internal/classes.ts';
import { cartTotalsWords } from './CartTotals.words.ts';
import type { CartTotalsWord } from './CartTotals.words.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import * as styles from './CartTotals.css.ts';

/** A line of the totals, already formatted. */
export interface TotalLine {
  /** "Courses (2)", "Discount “NURSING20”" */
  label: string;
  /** "€153.00", "−€20.00" */
  value: string;
  /** A discount: in the success colour, beside the minus sign. */
  discount?: boolean | undefined;
}

export interface CartTotalsProps extends RootProps<HTMLDListElement> {
  /** What the total is made of. */
  lines: readonly TotalLine[];
  /** The last line; its label in place of "Total". */
  total: Pick<TotalLine, 'value'> & { label?: string | undefined };
  /** In place of the built-in words. */
  texts?: Partial<Record<CartTotalsWord, string>> | undefined;
}

/** The totals of a cart or an order. */
export function CartTotals({ lines, total, texts, ...root }: CartTotalsProps) {
  const say = useWords(cartTotalsWords, texts);
  return (
    <dl {...root} className={styles.list}>
      {lines.map((line) => (
        <div key={line.label} className={styles.line}>
          <dt className={styles.term}>{line.label}</dt>
          <dd className={classes(styles.value, line.discount === true && styles.discount)}>{line.value}</dd>
        </div>
      ))}
      <div className={classes(styles.line, styles.total)}>
        <dt className={styles.term}>{total.label ?? say('total')}</dt>
        <dd className={styles.value}>{total.value}</dd>
      </div>
    </dl>
  );
}
