import { classes } from '../../internal/classes.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import type { IconSource } from '../../primitives/Icon/index.ts';
import * as styles from './FactRows.css.ts';

interface Fact {
  readonly icon?: IconSource | undefined;
  readonly label: string;
  readonly value: string;
}

/** The rows of a `dl`, ruled: each term at the start of its line, its value at the end. */
export function FactRows({ facts }: { facts: readonly Fact[] }) {
  return facts.map(({ icon, label, value }) => (
    <div key={label} className={styles.fact}>
      <dt className={classes(styles.term, icon && styles.marked)}>
        {icon && <Icon icon={icon} />}
        {label}
      </dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  ));
}
