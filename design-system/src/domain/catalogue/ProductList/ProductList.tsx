import { useEffect, useRef, useState } from 'react';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { LinkButton } from '../../../primitives/Link/index.ts';
import { Price } from '../../../primitives/Price/index.ts';
import type { PriceProps } from '../../../primitives/Price/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { rowLink, ruled } from '../../support/rows.css.ts';
import { productListWords } from './ProductList.words.ts';
import type { ProductListWord } from './ProductList.words.ts';
import * as styles from './ProductList.css.ts';

/** Products shown before "show more". */
const FIRST = 3;

/** A product of a course: a date of practice, or the course without practice. */
export interface Product {
  id: string | number;
  /** "4–5 December" */
  title: string;
  lang?: string | undefined;
  /** "14 Pavyzdžio St., Vilnius" */
  place?: string | undefined;
  /** "2 places left": words, not only a colour. */
  seats?: string | undefined;
  price?: Pick<PriceProps, 'price' | 'special'> | undefined;
  /** Without it the row is no link. */
  href?: string | undefined;
}

export interface ProductListProps extends RootProps<HTMLDivElement> {
  /** The name of the list; "Dates and places" by default. */
  label?: string | undefined;
  /** The products, in order. */
  products: readonly Product[];
  /** In place of the built-in words. */
  texts?: Partial<Record<ProductListWord, string>> | undefined;
}

/** The dates of a course: the first three, the others on demand. */
export function ProductList({ label, products, texts, ...root }: ProductListProps) {
  const say = useWords(productListWords, texts);
  const { Link } = useMedeina();
  const [all, setAll] = useState(false);
  const rows = useRef<HTMLUListElement>(null);
  const shown = all ? products : products.slice(0, FIRST);

  useEffect(() => {
    // The focused button is gone.
    if (all) rows.current?.querySelectorAll<HTMLElement>('li')[FIRST]?.focus();
  }, [all]);

  if (products.length === 0)
    return (
      <div {...root}>
        <p className={styles.empty}>{say('empty')}</p>
      </div>
    );
  return (
    <div {...root}>
      <ul ref={rows} className={ruled} aria-label={label ?? say('label')}>
        {shown.map((product, index) => (
          <li key={product.id} className={styles.row} tabIndex={all && index === FIRST ? -1 : undefined}>
            <span className={styles.words}>
              <b className={styles.title} lang={product.lang}>
                {product.href === undefined ? (
                  product.title
                ) : (
                  <Link href={product.href} className={rowLink}>
                    {product.title}
                  </Link>
                )}
              </b>
              {product.place !== undefined && <span className={styles.muted}>{product.place}</span>}
            </span>
            {(product.price !== undefined || product.seats !== undefined) && (
              <span className={styles.end}>
                {product.price !== undefined && <Price {...product.price} align="end" />}
                {product.seats !== undefined && <span className={styles.muted}>{product.seats}</span>}
              </span>
            )}
          </li>
        ))}
      </ul>
      {!all && products.length > FIRST && (
        <LinkButton
          alone
          onClick={() => {
            setAll(true);
          }}
        >
          {say('more', { count: products.length - FIRST })}
        </LinkButton>
      )}
    </div>
  );
}

export interface ProductListSkeletonProps extends RootProps<HTMLDivElement> {
  /** Read out while it loads; "Loading" in the provider's language by default. */
  label?: string | undefined;
}

/** The list while it loads. */
export function ProductListSkeleton({ label, ...root }: ProductListSkeletonProps) {
  const { texts } = useMedeina();
  return (
    <div {...root} aria-busy="true" className={ruled}>
      <VisuallyHidden>{label ?? texts.loading}</VisuallyHidden>
      {Array.from({ length: FIRST }, (_, index) => (
        <div key={`product-${String(index)}`} className={styles.row}>
          <Skeleton width="most" />
          <Skeleton width="half" />
        </div>
      ))}
    </div>
  );
}
