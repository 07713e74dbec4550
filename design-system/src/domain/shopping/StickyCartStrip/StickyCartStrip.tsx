import { ShoppingCart } from 'lucide-react';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { ButtonLink } from '../../../primitives/Button/index.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { stickyCartStripWords } from './StickyCartStrip.words.ts';
import type { StickyCartStripWord } from './StickyCartStrip.words.ts';
import * as styles from './StickyCartStrip.css.ts';

export interface StickyCartStripProps extends RootProps {
  /** How many courses are in the cart. */
  count: number;
  /** What they cost, already written: "€133.00". */
  total: string;
  /** The address of the cart. */
  href: string;
  /** In place of the built-in words. */
  texts?: Partial<Record<StickyCartStripWord, string>> | undefined;
}

/** The cart, at the bottom of the screen. Leave it out while the cart is empty. */
export function StickyCartStrip({ count, total, href, texts, ...root }: StickyCartStripProps) {
  const say = useWords(stickyCartStripWords, texts);
  return (
    <section {...root} className={styles.strip} aria-label={say('cart')}>
      <div className={styles.inside}>
        <span className={styles.icon}>
          <Icon icon={ShoppingCart} />
        </span>
        <p className={styles.words}>
          <span className={styles.count}>{say('count', { count })}</span>
          <b className={styles.total}>{total}</b>
        </p>
        <ButtonLink href={href}>{say('open')}</ButtonLink>
      </div>
    </section>
  );
}
