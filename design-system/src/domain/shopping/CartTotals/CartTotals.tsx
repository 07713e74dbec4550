import { classes } from '../../../internal/classes.ts';
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

export interface CartTotalsProps {
  /** The sums before the total, in their order. */
  lines: readonly TotalLine[];
  /** What is to be paid. */
  total: TotalLine;
}

/** The totals of a cart or an order. */
export function CartTotals({ lines, total }: CartTotalsProps) {
  return (
    <dl className={styles.list}>
      {lines.map((line) => (
        <div key={line.label} className={styles.line}>
          <dt className={styles.term}>{line.label}</dt>
          <dd className={classes(styles.value, line.discount === true && styles.discount)}>{line.value}</dd>
        </div>
      ))}
      <div className={classes(styles.line, styles.total)}>
        <dt className={styles.term}>{total.label}</dt>
        <dd className={styles.value}>{total.value}</dd>
      </div>
    </dl>
  );
}
