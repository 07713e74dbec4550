import { classes } from '../../internal/classes.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { Icon } from '../../primitives/Icon/index.ts';
import type { IconSource } from '../../primitives/Icon/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './FactRows.css.ts';

interface Fact {
  readonly icon?: IconSource | undefined;
  readonly label: string;
  readonly value: string;
  /** Below the value; opens in a new tab. */
  readonly link?: { readonly label: string; readonly href: string } | undefined;
}

/** The rows of a `dl`, ruled: each term at the start of its line, its value at the end. */
export function FactRows({ facts }: { facts: readonly Fact[] }) {
  const { texts } = useMedeina();
  return facts.map(({ icon, label, value, link }) => (
    <div key={label} className={styles.fact}>
      <dt className={classes(styles.term, icon && styles.marked)}>
        {icon && <Icon icon={icon} />}
        {label}
      </dt>
      <dd className={styles.value}>
        {value}
        {link && (
          <div>
            <Link href={link.href} target="_blank" rel="noopener noreferrer">
              {link.label}
              <VisuallyHidden>, {texts.newTab}</VisuallyHidden>
            </Link>
          </div>
        )}
      </dd>
    </div>
  ));
}
