import { ShoppingCart } from 'lucide-react';
import { ButtonLink } from '../../../primitives/Button/index.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import * as styles from './StickyCartStrip.css.ts';

export interface StickyCartStripProps {
  /** Names the strip: "Krepšelis". */
  label: string;
  /** "2 kursai" */
  count: string;
  /** "133,00 €" */
  total: string;
  /** "Į krepšelį" */
  action: { label: string; href: string };
}

/** The cart at the foot of the screen while one looks for more. Left out by the host when the cart is empty. */
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
