import { ShoppingCart } from 'lucide-react';
import { ButtonLink } from '../../../primitives/Button/index.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import * as styles from './StickyCartStrip.css.ts';

export interface StickyCartStripProps {
  /** The name of the strip: "Cart". */
  label: string;
  /** "2 courses" */
  count: string;
  /** "€133.00" */
  total: string;
  /** "Go to the cart" */
  action: { label: string; href: string };
}

/** The cart, at the bottom of the screen. Leave it out while the cart is empty. */
export function StickyCartStrip({ label, count, total, action }: StickyCartStripProps) {
  return (
    <section className={styles.strip} aria-label={label}>
      <div className={styles.inside}>
        <span className={styles.icon}>
          <Icon icon={ShoppingCart} />
        </span>
        <p className={styles.words}>
          <span className={styles.count}>{count}</span>
          <b className={styles.total}>{total}</b>
        </p>
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
      </div>
    </section>
  );
}
